import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import type { Contacts } from '../../shared/contracts/contacts.ts'
import type { Layout } from '../../shared/contracts/layout.ts'
import type { Tour } from '../../shared/contracts/tour.ts'
import { FORBIDDEN, renderSample } from '../../tests/support/builders/render-sample.tsx'
import { sampleLayout } from '../../tests/support/builders/sample-layout.ts'
import { sampleSite } from '../../tests/support/builders/sample-search.ts'
import { sampleTour, sampleTravel } from '../../tests/support/builders/sample-travel.ts'
import * as catalogue from '../data/catalogue.ts'
import type { DataContext } from '../data/public-client.ts'
import { travelModals } from '../pages/travel/travel-modals.tsx'
import { travelModel } from '../pages/travel/travel-model.ts'
import { Modal } from '../shell/modal.tsx'
import { ContactSections, contactHref } from '../ui/contact-sections.tsx'
import type { Frame } from './define-modal.ts'
import { PUBLIC_MODALS, publicModal } from './public.ts'

type PublicType = keyof typeof PUBLIC_MODALS
const types = Object.keys(PUBLIC_MODALS) as PublicType[]
const WORKING_HOUR = Date.parse('2027-01-15T10:00:00Z')
const NIGHT = Date.parse('2027-01-15T01:00:00Z')

const film = { file: 'japan', poster: sampleTravel().thumbnailImage.desktop }
beforeEach(() => void vi.spyOn(catalogue, 'loadFilters').mockRejectedValue(new Error('down')))

const frameOf = (market: (typeof MARKET_IDS)[number], layout: Layout | null = sampleLayout): Frame => ({
  ...{ site: sampleSite(market), layout, alternates: {} },
  data: { config: { now: () => WORKING_HOUR } } as DataContext,
})
const screens = async (market: (typeof MARKET_IDS)[number], type: PublicType) => {
  const site = sampleSite(market)
  const travel = sampleTravel({
    video: film,
    departures: [sampleTour(), sampleTour({ id: 'full', salesStatus: 'SOLD_OUT' })],
  })
  const model = travelModel({ travel, today: site.today, market: site.market, currency: site.currency })
  return travelModals[type]?.(model, site, 'list') ?? (await publicModal(type).open?.(frameOf(market), null)) ?? null
}

describe.each(MARKET_IDS)('modals in %s', (market) => {
  it.each(types)('%s renders clean markup, or nothing of other pages', async (type) => {
    const screen = await screens(market, type)
    if (screen === null) return expect(type).toBe('filters')
    const html = renderSample(
      market,
      <Modal type={type} size={PUBLIC_MODALS[type].size} screen={screen} closeHref="/x" />,
    )
    for (const [slip, pattern] of FORBIDDEN) expect(html, slip).not.toMatch(pattern)
    expect(html).toMatch(/<dialog class="modal [^"]+" open="" aria-modal="true" aria-labelledby="modal-title">/)
  })
})

describe('travel without the content of a modal', () => {
  const site = sampleSite('it')
  const bare = sampleTravel({ coordinator: null, departures: [] })
  const model = travelModel({ travel: bare, today: site.today, market: site.market, currency: site.currency })
  it.each(['coordinator', 'video-itinerary'] as const)('renders no %s modal', (type) =>
    expect(travelModals[type]?.(model, site, null)).toBeNull(),
  )

  it.each<[string, Tour[], string]>([
    ['any departure', [], 'Per ora non ci sono date in calendario'],
    ['a free one', [sampleTour({ salesStatus: 'SOLD_OUT' })], 'Nessuna data prenotabile, per ora'],
  ])('shows two months and a link onward without %s', (_, departures, title) => {
    const travel = sampleTravel({ departures })
    const shown = travelModel({ travel, today: site.today, market: site.market, currency: site.currency })
    const screen = travelModals['available-dates']?.(shown, site, 'calendar')
    const html = renderSample('it', screen?.body)
    expect(html.match(/<table/g)).toHaveLength(3)
    expect(html).not.toContain('data-day=')
    expect(html).toContain(title)
    expect(html).toMatch(/href="mailto:/)
  })
})

describe('currencies', () => {
  const single = { ...sampleLayout.settings, currencies: sampleLayout.settings.currencies.slice(0, 1) }
  it('are offered only when there are several', async () => {
    const open = (type: PublicType, layout: Layout | null) => publicModal(type).open?.(frameOf('it', layout), null)
    expect(await open('currency', sampleLayout)).not.toBeNull()
    for (const layout of [null, { ...sampleLayout, settings: single }]) {
      expect(await open('currency', layout)).toBeNull()
      expect((await open('languages-and-currencies', layout))?.title).toBe('Paese e lingua')
    }
  })
})

describe('talk to us', () => {
  const contacts: Contacts = {
    books: {
      desk: {
        type: 'phone',
        label: 'Desk',
        value: '+39 02 123',
        hours: [{ days: [1, 2, 3, 4, 5], from: '09:00', to: '18:00' }],
      },
      chat: { type: 'whatsapp', label: 'Chat', value: '+39 333 1', hours: [] },
    },
    blocks: [
      {
        id: 'a',
        title: 'Shown',
        text: null,
        showContactPage: false,
        showTalkToUs: true,
        callToActionList: ['desk', 'x'],
      },
      { id: 'b', title: 'Hidden', text: null, showContactPage: true, showTalkToUs: false, callToActionList: ['chat'] },
      {
        id: 'c',
        title: 'Empty',
        text: null,
        showContactPage: true,
        showTalkToUs: true,
        callToActionList: ['toString'],
      },
    ],
  }
  const html = (now: number, market: 'it' | 'us' = 'it') =>
    renderSample(market, <ContactSections id="talk" contacts={contacts} place="showTalkToUs" now={now} />)

  it('shows its blocks with the entries of the book (§3)', () => {
    expect(html(WORKING_HOUR)).toContain('Shown')
    expect(html(WORKING_HOUR)).toContain('href="tel:+3902123"')
    expect(html(WORKING_HOUR)).not.toMatch(/Hidden|Empty|Chat/)
  })

  it('shows opening hours in the market’s time zone and whether it is open', () => {
    expect(html(WORKING_HOUR)).toMatch(/Rispondiamo ora.*lun–ven.*9:00–18:00 ora italiana/s)
    expect(html(NIGHT)).toContain('Ora è chiuso')
    expect(html(WORKING_HOUR, 'us')).toMatch(/Closed right now.*Mon–Fri.*9:00\sAM–6:00\sPM Eastern time/s)
  })

  it('leaves other blocks to the contact page, which shows numbers but not whether contacts are open (§3)', () => {
    const page = renderSample(
      'it',
      <ContactSections id="books" contacts={contacts} place="showContactPage" now={null} />,
    )
    expect(page).toMatch(/<h3 id="books-b">Hidden.*href="https:\/\/wa\.me\/393331".*\+39 333 1/s)
    expect(page).not.toMatch(/Shown|Empty|Rispondiamo ora|Ora è chiuso/)
    const open = { ...contacts, blocks: contacts.blocks.map((block) => ({ ...block, showContactPage: true })) }
    expect(
      renderSample('it', <ContactSections id="books" contacts={open} place="showContactPage" now={null} />),
    ).toMatch(/\+39 02 123.*9:00–18:00 ora italiana/s)
  })

  it('links to the assistant and the contact form over the page (§2)', () => {
    const own: Contacts = {
      books: {
        chat: { type: 'chat', label: 'Robot', value: 'chatbot', hours: [] },
        form: { type: 'form', label: 'Message', value: 'contact', hours: [] },
        other: { type: 'form', label: 'Elsewhere', value: 'https://forms.example/a', hours: [] },
      },
      blocks: [{ ...contacts.blocks[0], callToActionList: ['chat', 'form', 'other'] }] as Contacts['blocks'],
    }
    const offered = renderSample('it', <ContactSections id="talk" contacts={own} place="showTalkToUs" now={null} />)
    expect(offered).toMatch(/href="[^"]*\?modal=&amp;type=chatbot" rel="nofollow"/)
    expect(offered).toMatch(/href="[^"]*\?modal=&amp;type=chatbot&amp;layout=contact" rel="nofollow"/)
    expect(offered).toContain('href="https://forms.example/a"')
    expect(offered).not.toMatch(/>(chatbot|contact)</)
  })

  it('shows the email address without other contacts', () =>
    expect(renderSample('it', <ContactSections id="talk" contacts={null} place="showTalkToUs" now={0} />)).toMatch(
      /href="mailto:[^"]+"/,
    ))

  it.each([
    ['email', 'a@b.example', 'mailto:a@b.example'],
    ['email', "o'b?c&d@b.example", "mailto:o'b%3Fc%26d@b.example"],
    ['phone', '+39 (02) 1-2', 'tel:+390212'],
    ['whatsapp', '+39 333', 'https://wa.me/39333'],
    ['whatsapp', 'https://wa.me/1', 'https://wa.me/1'],
    ['form', '/contatti', '/contatti'],
    ['link', 'https://help.example/', 'https://help.example/'],
    ['link', 'javascript:alert(1)', null],
    ['link', '//evil.example', null],
  ] as const)('a %s at %s leads to %s', (type, value, href) => expect(contactHref({ type, value })).toBe(href))
})
