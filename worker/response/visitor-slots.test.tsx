import { describe, expect, it } from 'vitest'
import { inSamplePage, renderSample } from '../../tests/support/builders/render-sample.tsx'
import { createPage } from '../engine/cache/rendered-page.ts'
import { type Fill, filledText, fillSlots } from '../engine/slots/fill-slots.ts'
import { renderRecorded } from '../engine/slots/recording.tsx'
import { GeoRedirect } from '../shell/geo-redirect.tsx'
import { Modal } from '../shell/modal.tsx'
import { BookingLink } from '../ui/button.tsx'
import { Checkbox } from '../ui/field.tsx'
import { Heart } from '../ui/heart.tsx'
import { type Audiences, useSlots } from '../ui/slots.ts'
import { htmlAttributes, neutralFill, type VisitorValues, visitorElement, visitorFill } from './visitor-slots.ts'

const Count = () => <p data-saved={useSlots().slot('saved-count', '')}>Preferiti</p>
const Inert = () => <div {...useSlots().attributeSlot('geo-inert')} className="frame" />
const sample = (
  <>
    <Count />
    <Heart item={{ travel: 'japan' }} label="Giappone: È lontano, “davvero”" />
    <Heart item={{ travel: 'japan-north' }} label="Giappone" />
    <p>ŭñïçødé “</p>
    <Heart item={{ travel: 'japan' }} label="Giappone" />
    <Heart item={{ tour: 'japan' }} label="Giappone, marzo" />
    <BookingLink tourId="t1">Prenota</BookingLink>
    <GeoRedirect samePage={{ fr: '/voyages' }} />
    <Inert />
    <a href="https://booking.example/about">https://booking.example/booking/</a>
    <Modal
      type="tracking-preferences"
      size="medium"
      closeHref="/x?a&b"
      screen={{
        title: 'Preferenze',
        body: (
          <Checkbox name="analytics" value="true" consents="granted analytics">
            Statistiche
          </Checkbox>
        ),
      }}
    />
  </>
)
const context = ['it', sample, { variations: { wishlist: true } }] as const
const page = createPage(200, renderRecorded(inSamplePage(...context)), {
  renderedAt: 0,
  log: { calls: [], dropped: [] },
})

const values: VisitorValues = {
  document: { consent: 'unset', currency: 'EUR', country: null, signedIn: false, account: null },
  theme: 'system',
  hiddenBanners: [],
  hasStylesheet: false,
  isOutdated: false,
  isUnrecognized: false,
  isPhone: false,
  isFirstPage: true,
  geo: null,
  saved: null,
  tracksBookingLinks: false,
  closeHref: () => '/x?a&b',
  returnPath: null,
  requestId: 'ray-0001',
}
const show = (own: Partial<VisitorValues> = {}): string => filledText(page, visitorFill({ ...values, ...own }))
const etagOf = (own: Partial<VisitorValues>) => fillSlots(page, visitorFill({ ...values, ...own })).etag
const buttonsOf = (text: string) =>
  (text.match(/<form class="heart".*?<\/form>/g) ?? []).map((tag) => [
    /wishlist\/([^"]+)"/.exec(tag)?.[1],
    /aria-pressed="(\w+)"/.exec(tag)?.[1],
    /value="(\w+)"/.exec(tag)?.[1],
  ])

it('does not change the page of a visitor without saved items', () => {
  expect(show()).toBe(renderSample(...context).replaceAll(/<div class="geo".*?<\/div>/g, ''))
})

describe('hearts', () => {
  it('are pressed for saved items, without other changes to the page (§3)', () => {
    const pressed = show({ saved: { travels: ['japan'], tours: [] } })
    expect(buttonsOf(pressed)).toEqual([
      ['travel/japan', 'true', 'remove'],
      ['travel/japan-north', 'false', 'add'],
      ['travel/japan', 'true', 'remove'],
      ['tour/japan', 'false', 'add'],
    ])
    const undone = pressed
      .replaceAll('aria-pressed="true"', 'aria-pressed="false"')
      .replaceAll('value="remove"', 'value="add"')
      .replace('data-saved="1"', 'data-saved=""')
    expect(undone).toBe(show())
  })

  it('distinguish trips from departures with the same name', () => {
    const pressed = buttonsOf(show({ saved: { travels: [], tours: ['japan'] } })).map(([, each]) => each)
    expect(pressed).toEqual(['false', 'false', 'false', 'true'])
  })

  it('are counted by trip in the header, up to 999', () => {
    const many = Array.from({ length: 1200 }, (_, i) => `t${i}`)
    expect(show({ saved: { travels: many.slice(0, 12), tours: ['x'] } })).toContain('data-saved="12"')
    expect(show({ saved: { travels: many, tours: [] } })).toContain('data-saved="999"')
    expect(show({ saved: { travels: [], tours: ['x'] } })).toContain('data-saved=""')
  })

  it('result in a different ETag for every list', () => {
    const lists = [[], ['japan'], ['japan-north']].map((travels) => etagOf({ saved: { travels, tours: [] } }))
    expect(new Set(lists).size).toBe(3)
  })
})

it('routes only booking links through the API where bookings are counted', () => {
  const hrefs = (text: string) => [...text.matchAll(/href="(\S*)"/g)].map(([, href]) => href)
  expect(hrefs(show())).toContain('https://booking.example/booking/t1/start')
  expect(hrefs(show({ tracksBookingLinks: true }))).toEqual(
    hrefs(show()).map((href) => href?.replace('https://booking.example/booking/t1', '/api/booking/t1')),
  )
  expect(etagOf({ tracksBookingLinks: true })).not.toBe(etagOf({}))
})

it('closes a modal to the requested URL, as text', () => {
  expect(show({ closeHref: () => '/x?a="><script>&b' })).toContain(
    'href="/x?a=&quot;&gt;&lt;script&gt;&amp;b" aria-label',
  )
})

it('leaves the prompt for one market, with the page behind it inert', () => {
  const prompt = show({ geo: 'fr', returnPath: '/x' })
  expect(prompt).toContain('<a href="https://booking.example/about">')
  expect([...prompt.matchAll(/class="geo"[^>]*lang="([^"]+)"/g)].map(([, lang]) => lang)).toEqual(['fr-FR'])
  expect(prompt.match(/<input type="hidden" name="return" value="\/x">/g)).toHaveLength(1)
  expect(prompt).toContain('<div inert="" class="frame"></div>')
  expect(show({ returnPath: '/x' })).not.toMatch(/class="geo"|name="return"| inert=""/)
})

/** Audiences whose elements are left. */
const shownBy = (audiences: readonly Audiences[], fill: Fill) => {
  const Parts = () =>
    useSlots().elementSlots(
      'only-for',
      audiences.map((each) => [each, <p key={each}>{each}</p>]),
    )
  const rendered = renderRecorded(inSamplePage('it', <Parts />, {}))
  const parts = createPage(200, rendered, { renderedAt: 0, log: { calls: [], dropped: [] } })
  return [...filledText(parts, fill).matchAll(/<p>([^<]*)/g)].map(([, each]) => each)
}

it('leaves elements to their audience', () => {
  const audiences: Audiences[] = [
    ...(['undecided', 'signed-in', 'signed-out', 'outdated', 'phone', 'wide', 'wide signed-in'] as const),
    'first-page',
  ]
  const shownTo = (own: Partial<VisitorValues>) => shownBy(audiences, visitorFill({ ...values, ...own }))
  const user = { ...values.document, consent: 'refused' as const, signedIn: true }
  expect(shownTo({})).toEqual(['undecided', 'signed-out', 'wide', 'first-page'])
  expect(shownTo({ document: user })).toEqual(['signed-in', 'wide', 'wide signed-in', 'first-page'])
  expect(shownTo({ document: user, isPhone: true, isOutdated: true, isFirstPage: false })).toEqual([
    ...['signed-in', 'outdated', 'phone'],
  ])
})

it('leaves nothing in a neutral copy that only some visitors get, except for phones and wide windows', () => {
  const neutral = neutralFill({ 'html-attributes': '', visitor: '' }, false)
  expect(filledText(page, neutral)).not.toMatch(/class="geo"| inert=""|name="return"/)
  const audiences: Audiences[] = ['undecided', 'signed-in', 'signed-out', 'outdated', 'phone', 'wide']
  expect(shownBy(audiences, neutral)).toEqual(['signed-out', 'phone', 'wide'])
})

it('ticks boxes by the consent given', () => {
  const box = (consent: 'granted' | 'refused') =>
    /<input[^>]*>/.exec(show({ document: { ...values.document, consent } }))?.[0]
  expect(box('granted')).toContain(' checked=""')
  expect(box('refused')).not.toContain('checked')
})

describe('html attributes', () => {
  it.each([
    ['granted', true],
    ['analytics', true],
    ['marketing', false],
    ['refused', false],
    ['unset', false],
  ] as const)('with the consent %s allow analytics: %s', (consent, allowed) =>
    expect(
      htmlAttributes({ ...values, document: { ...values.document, consent } }).includes(' data-analytics=""'),
    ).toBe(allowed),
  )

  it('state consent, sign-in, a chosen theme, closed banners and age of the data', () => {
    expect(htmlAttributes(values)).toBe(' data-consent="unset" data-signed-in="false"')
    const document = { ...values.document, consent: 'granted' as const }
    expect(htmlAttributes({ document, theme: 'dark', hiddenBanners: [0, 2], isOutdated: true })).toBe(
      ' data-consent="granted" data-analytics="" data-signed-in="false" data-theme="dark" data-hide-banner-0="" data-hide-banner-2="" data-outdated=""',
    )
  })
})

it('loads the analytics script only with consent', () => {
  const scripts = (consent: VisitorValues['document']['consent']) =>
    visitorElement({ ...values.document, consent }).match(
      /<script type="module" src="[^"]+" fetchpriority="low"><\/script>/g,
    )
  for (const consent of ['granted', 'analytics'] as const) expect(scripts(consent)).toHaveLength(1)
  for (const consent of ['refused', 'unset', 'marketing'] as const) expect(scripts(consent)).toBeNull()
})

it('writes a visitor document that cannot end its element', () => {
  expect(visitorElement({ ...values.document, country: '</script><script>alert(1)</script>' })).not.toMatch(
    /<\/script>./,
  )
})

describe('a purpose that is ticked until the visitor chooses', () => {
  it.each([
    ['US', ' checked=""'],
    ['FR', null],
    ['RE', null],
  ])('in %s is %j', (country, checked) => {
    const fill = visitorFill({ ...values, document: { ...values.document, country } })
    expect(fill({ name: 'consent-box', item: 'granted analytics unset', chunk: 0, from: 0, to: 0 })).toBe(checked)
  })
})
