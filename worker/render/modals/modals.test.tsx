import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../../markets/market-id.ts'
import type { Contacts } from '../../../shared/contracts/contacts.ts'
import { MODALS, type ModalType } from '../../../shared/modals/modal-registry.ts'
import { sampleSite } from '../../routes/search/sample-search.ts'
import { sampleTour, sampleTravel } from '../../routes/travel/sample-travel.ts'
import { travelModal } from '../../routes/travel/travel-modal.tsx'
import { travelModel } from '../../routes/travel/travel-model.ts'
import { FORBIDDEN, renderSample } from '../samples/render-sample.tsx'
import { sampleLayout } from '../samples/sample-layout.ts'
import { layoutModal } from './layout-modal.tsx'
import { Modal } from './modal.tsx'
import { contactHref, TalkToUs } from './talk-to-us.tsx'

const types = Object.keys(MODALS) as ModalType[]
const WORKING_HOUR = Date.parse('2027-01-15T10:00:00Z')
const NIGHT = Date.parse('2027-01-15T01:00:00Z')

const film = { file: 'japan', poster: sampleTravel().thumbnailImage.desktop }
const screens = (market: (typeof MARKET_IDS)[number], type: ModalType) => {
  const site = sampleSite(market)
  const travel = sampleTravel({
    video: film,
    departures: [sampleTour(), sampleTour({ id: 'full', salesStatus: 'SOLD_OUT' })],
  })
  const model = travelModel({ travel, today: site.today, market: site.market, currency: site.currency })
  return (
    travelModal({ type, layout: 'list' }, site, model) ??
    layoutModal(type, { site, layout: sampleLayout, alternates: {}, now: WORKING_HOUR })
  )
}

describe.each(MARKET_IDS)('modals in %s', (market) => {
  it.each(types)('%s is clean markup, or none', (type) => {
    const screen = screens(market, type)
    if (screen === null) return expect(MODALS[type].places).not.toContain('travel')
    const html = renderSample(market, <Modal type={type} screen={screen} closeHref="/x" />)
    for (const [slip, pattern] of FORBIDDEN) expect(html, slip).not.toMatch(pattern)
    expect(html).toMatch(/<dialog class="modal [^"]+" open="" aria-modal="true" aria-labelledby="modal-title">/)
  })
})

describe('a travel without what a modal shows', () => {
  const site = sampleSite('it')
  const bare = sampleTravel({ coordinator: null, departures: [] })
  const model = travelModel({ travel: bare, today: site.today, market: site.market, currency: site.currency })
  it.each(['available-dates', 'coordinator', 'video-itinerary'] as const)('has no %s', (type) =>
    expect(travelModal({ type, layout: null }, site, model)).toBeNull(),
  )
})

describe('currencies', () => {
  const frame = { site: sampleSite('it'), alternates: {}, now: 0 }
  const single = { ...sampleLayout.settings, currencies: sampleLayout.settings.currencies.slice(0, 1) }
  it('are a choice only where there are several', () => {
    expect(layoutModal('currency', { ...frame, layout: sampleLayout })).not.toBeNull()
    for (const layout of [null, { ...sampleLayout, settings: single }]) {
      expect(layoutModal('currency', { ...frame, layout })).toBeNull()
      expect(layoutModal('languages-and-currencies', { ...frame, layout })?.title).toBe('Paese e lingua')
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
    renderSample(market, <TalkToUs contacts={contacts} now={now} />)

  it('shows the blocks that are for it, with the entries that the book has', () => {
    expect(html(WORKING_HOUR)).toContain('Shown')
    expect(html(WORKING_HOUR)).toContain('href="tel:+3902123"')
    expect(html(WORKING_HOUR)).not.toMatch(/Hidden|Empty|Chat/)
  })

  it('tells its hours in the market’s time zone, and whether it is open', () => {
    expect(html(WORKING_HOUR)).toMatch(/Aperto ora.*lun–ven.*9:00–18:00 CET/s)
    expect(html(NIGHT)).toContain('Adesso chiuso')
    expect(html(WORKING_HOUR, 'us')).toMatch(/Closed right now.*Mon–Fri.*9:00\sAM–6:00\sPM EST/s)
  })

  it('is the mail address where there is nothing else', () =>
    expect(renderSample('it', <TalkToUs contacts={null} now={0} />)).toMatch(/href="mailto:[^"]+"/))

  it.each([
    ['email', 'a@b.example', 'mailto:a@b.example'],
    ['phone', '+39 (02) 1-2', 'tel:+390212'],
    ['whatsapp', '+39 333', 'https://wa.me/39333'],
    ['whatsapp', 'https://wa.me/1', 'https://wa.me/1'],
    ['form', '/contatti', '/contatti'],
    ['link', 'https://help.example/', 'https://help.example/'],
    ['link', 'javascript:alert(1)', null],
    ['link', '//evil.example', null],
  ] as const)('a %s at %s leads to %s', (type, value, href) => expect(contactHref({ type, value })).toBe(href))
})
