import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { brand } from '../../../markets/brand.ts'
import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { translators } from '../../../markets/translate.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { SALES_STATUSES, type Tour } from '../../../shared/contracts/tour.ts'
import type { Review, TravelDetail } from '../../../shared/contracts/travel.ts'
import { prices, sampleReview, sampleTour, sampleTravel } from '../../../tests/support/builders/sample-travel.ts'
import { createRenderContext, RenderContextProvider } from '../../ui/render-context.tsx'
import { departureFilter } from './departure-filter.ts'
import { travelModel } from './travel-model.ts'
import { TravelPage } from './travel-page.tsx'

const today = '2026-11-21'
const origins = Object.fromEntries(MARKET_IDS.map((id) => [id, `https://${id}.example`])) as Record<MarketId, string>

const page = (
  over: Partial<TravelDetail> = {},
  id: MarketId = 'it',
  currency: CurrencyCode = markets[id].currency,
  query = '',
) => {
  const market = markets[id]
  const filter = departureFilter(new URLSearchParams(query), market)
  const site = createRenderContext({
    market,
    currency,
    today,
    route: 'travels-travel',
    path: '/',
    origins,
    bookingOrigin: 'https://booking.example',
    accountOrigin: null,
    signIn: false,
    variations: {},
  })
  return renderToString(
    <RenderContextProvider value={site}>
      <TravelPage model={travelModel({ travel: sampleTravel(over), today, market, currency, filter })} />
    </RenderContextProvider>,
  ).replaceAll('<!-- -->', '')
}

const everyStatus = SALES_STATUSES.map((salesStatus, month) =>
  sampleTour({
    id: `tour-${salesStatus}`,
    startingDate: `2027-0${month + 1}-05`,
    endingDate: `2027-0${month + 1}-14`,
    salesStatus,
    freeSeats: ['CONFIRMED', 'ALMOST_FULL'].includes(salesStatus) ? 2 : 0,
    seatsToConfirm: ['PLANNED', 'ALMOST_CONFIRMED'].includes(salesStatus) ? 3 : 0,
  }),
)

describe('travel page', () => {
  it.each([
    [[], ['/cerca?destinationId[]=jpn Japan']],
    [[{ name: 'Giappone', path: '/viaggi-giappone' }], ['/viaggi-giappone Japan']],
    [
      [
        { name: 'Laos', path: '/viaggi-laos' },
        { name: 'Cambogia', path: '/viaggi-cambogia' },
      ],
      ['/viaggi-laos Laos', '/viaggi-cambogia Cambogia'],
    ],
  ])('links the pages of its countries %j below its title', (countries, expected) => {
    const links = page({ countries }).matchAll(/<a class="travel-place" href="([^"]*)">.*?([^<>]+)<\/a>/g)
    expect([...links].map(([, path, name]) => `${decodeURIComponent(path ?? '')} ${name}`)).toEqual(expected)
  })

  it('links exactly the bookable departures to the booking site (§2)', () => {
    const links = [...page({ departures: everyStatus }).matchAll(/href="(https:\/\/booking[^"]*)"/g)].map(
      ([, href]) => href,
    )
    expect(links).toEqual(
      ['PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED', 'ALMOST_FULL'].map(
        (status) => `https://booking.example/booking/tour-${status}/start`,
      ),
    )
  })

  it.each([
    ['', '/?'],
    ['priceTo=90000&page=2', '/?priceTo=90000&amp;currency=EUR&amp;'],
  ])('opens modals over the same departures: "%s"', (query, start) => {
    const opened = [...page({ departures: everyStatus }, 'it', 'EUR', query).matchAll(/href="([^"]*modal[^"]*)"/g)]
    expect(opened.length).toBeGreaterThan(3)
    for (const [, href = ''] of opened) expect(href.slice(0, start.length + 5)).toBe(`${start}modal`)
  })

  it.each([
    [['SAFE'], true],
    [['HOT'], false],
  ] as const)(
    'with the badges %j shows the confirmed groups of the first month that has some: %s',
    (badges, isShown) => {
      const departures = ['2027-04-05', '2027-05-05', '2027-05-12'].map((startingDate) =>
        sampleTour({ startingDate, salesStatus: startingDate < '2027-05' ? 'PLANNED' : 'CONFIRMED' }),
      )
      expect(page({ departures, badges: [...badges] }).includes('2 gruppi confermati (maggio 2027)')).toBe(isShown)
    },
  )

  it('labels departures that are on request or sold out (§4)', () => {
    const html = page({ departures: everyStatus.slice(-2) })
    expect(html).toContain('Tramite l’assistenza clienti')
    expect(html).toContain('Al completo')
  })

  it('shows the struck base price of a sold-out departure', () => {
    const sold = sampleTour({
      ...{ salesStatus: 'SOLD_OUT' as const, freeSeats: 0, discounted: true },
      ...{ price: prices(99_900), basePrice: prices(119_900) },
    })
    expect(page({ departures: [sold] })).toContain('<del class="price-base">1.199\u00a0€</del>')
  })

  it("shows the next departure's price beside its dates, and the date of the lowest price", () => {
    const [next, cheapest] = [
      sampleTour({ id: 'a', startingDate: '2027-01-02', endingDate: '2027-01-11', price: prices(129_900) }),
      sampleTour({ id: 'b', startingDate: '2027-03-08', endingDate: '2027-03-17', price: prices(99_900) }),
    ]
    const card = (departures: Tour[]) => {
      const text = page({ departures })
        .replace(/<[^>]*>/g, ' ')
        .replace(/\s+/g, ' ')
      return text.slice(text.indexOf('Prossima partenza'), text.indexOf('Scegli la data'))
    }
    expect(card([next, cheapest])).toMatch(/^Prossima partenza 2–11 gen 2027 1.299 € a persona da 999 € l’8 mar 2027 $/)
    expect(card([next])).toMatch(/^Prossima partenza 2–11 gen 2027 1.299 € a persona $/)
  })

  it('without departures links to customer support and shows no price', () => {
    const html = page({ departures: [] })
    expect(html).toContain('Per ora non ci sono date in calendario')
    expect(html).toContain(`mailto:${brand.contactEmail}?subject=Nuove%20date%3A%20Japan%20classic`)
    expect(html).not.toContain('price-now')
  })

  it('without bookable departures links to customer support and still lists the dates', () => {
    const departures = [sampleTour({ salesStatus: 'SOLD_OUT', freeSeats: 0 })]
    const html = page({ departures })
    expect(html).toContain('Nessuna data prenotabile, per ora')
    expect(html).toContain(`mailto:${brand.contactEmail}`)
    expect(html).toContain(`id="departure-${departures[0]?.id}"`)
  })

  it('shows the dates of the booking terms (§1, §2)', () => {
    const html = page({
      departures: [sampleTour({ promo: { code: 'EARLY50', expiresOn: '2027-01-11' } })],
    })
    expect(html).toContain('Cancellazione gratuita fino al 9 feb 2027')
    expect(html).toContain('200\u00a0€ per bloccare il posto, se prenoti entro l’8 feb 2027')
    expect(html).toContain('Codice EARLY50, valido fino all’11 gen 2027')
  })

  it('shows reviews of four and five stars only, and the average over all of them (§2)', () => {
    const reviews = [5, 4, 3, 2, 1].map((rating) => sampleReview({ rating, text: `text of ${rating} stars` }))
    const html = page({ reviews })
    expect([5, 4, 3, 2, 1].map((rating) => html.includes(`text of ${rating} stars`))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ])
    expect(html).toContain('4,7')
    expect(html).toContain('128 valutazioni')
  })

  it('labels a translated review, with the original on request and without a script', () => {
    const review = sampleReview({ author: 'Jonas F.', language: 'de', text: 'Bellissimo', original: 'Wunderschön' })
    expect(page({ reviews: [review] })).toContain(
      '<blockquote>Bellissimo</blockquote><details class="review-original">' +
        '<summary>Tradotta dal tedesco. Leggi l’originale</summary><p lang="de">Wunderschön</p></details>',
    )
    const label = (market: MarketId, language: Review['language']) =>
      /<summary>([^<]*)<\/summary><p lang=/.exec(page({ reviews: [{ ...review, language }] }, market))?.[1]
    expect([label('we', 'it'), label('us', 'it')]).toEqual(Array(2).fill('Translated from Italian. Read the original'))
    expect(label('es', 'fr')).toBe('Traducida del francés. Leer el original')
    expect(label('fr', 'de')).toBe('Traduit de l’allemand. Lire l’original')
    expect(label('de', 'en')).toBe('Aus dem Englischen übersetzt. Original lesen')
    expect(page({ reviews: [{ ...review, original: null }] })).not.toContain('review-original')
  })

  it('names author and departure of a review', () => {
    expect(page({ reviews: [sampleReview({ author: 'Giulia R.', departedOn: '2026-10-24' })] })).toContain(
      '<strong>Giulia R.</strong><time dateTime="2026-10-24">Partenza del 24/10/2026</time>',
    )
  })

  it('shows three reviews and links to all of them', () => {
    const reviews = Array.from({ length: 4 }, (_, index) => sampleReview({ id: `r${index}`, rating: 5 }))
    const shown = (html: string) => html.match(/<figure class="review">/g)?.length
    const link = (html: string) => /<a class="[^"]*all-reviews" href="([^"]*)"/.exec(html)?.[1]
    const first = page({ reviews })
    expect([shown(first), link(first)]).toEqual([3, '/?reviews=all#reviews-title'])
    expect(first).toContain('Leggi tutte le recensioni (4)')
    const few = page({ reviews: reviews.slice(1) })
    expect([shown(few), link(few)]).toEqual([3, undefined])
    const all = page({ reviews }, 'it', 'EUR', 'reviews=all')
    expect([shown(all), link(all)]).toEqual([4, undefined])
    const filtered = page({ reviews }, 'it', 'EUR', 'view=calendar')
    expect(link(filtered)).toBe('/?view=calendar&amp;reviews=all#reviews-title')
  })

  it.each([
    ['it', 'EUR', false],
    ['it', 'USD', true],
    ['us', 'USD', true],
  ] as const)('%s in %s shows the notice on approximate prices: %s', (id, currency, shown) => {
    expect(page({}, id, currency).includes('class="notice"')).toBe(shown)
  })

  it('loads the first picture with high priority, the rest lazily', () => {
    const [first, ...rest] = page().match(/<img [^>]*>/g) ?? []
    expect(first).toContain('fetchPriority="high"')
    expect(first).not.toContain('loading=')
    expect(rest.length).toBeGreaterThan(3)
    expect(rest.every((image) => image.includes('loading="lazy"'))).toBe(true)
  })

  it.each(MARKET_IDS)(
    '%s: has one h1, unique ids, no style attribute, no inline handler and no unfilled placeholder',
    (id) => {
      const html = page({ departures: everyStatus }, id)
      expect(html.match(/<h1/g)).toHaveLength(1)
      const ids = [...html.matchAll(/ id="([^"]*)"/g)].map(([, value]) => value)
      expect(new Set(ids).size).toBe(ids.length)
      expect(html).not.toMatch(/ style="| on[a-z]+="|(?<!data-island-props="[^"]*)\{\{|undefined|NaN/)
      for (const [, target] of html.matchAll(/href="#(?!icon-)([^"]*)"/g)) expect(ids).toContain(target)
    },
  )

  it.each(MARKET_IDS)('%s: lists included and excluded services (§1, §2)', (id) => {
    const html = page({ included: ['Two beds'], notIncluded: ['One flight'] }, id)
    const [yes = '', no = ''] = [...html.matchAll(/class="inclusions .*?<\/ul>/gs)].map(([list]) => list)
    expect([yes.includes('Two beds'), yes.includes('One flight')]).toEqual([true, false])
    expect([no.includes('Two beds'), no.includes('One flight')]).toEqual([false, true])
    // The insurance is always included.
    expect(html).toContain(translators[id]('travel.insurance'))
  })

  it('shows the coordinator with links to the modal and to their page (§2)', () => {
    const { coordinator } = sampleTravel()
    const html = page()
    const [leader = ''] = /<section class="travel-part leader".*?<\/section>/s.exec(html) ?? []
    expect(leader).toContain(coordinator?.name ?? 'no coordinator')
    expect(leader).toContain(`href="/coordinatori/${coordinator?.slug}"`)
    expect(leader).toMatch(/href="[^"]*type=coordinator/)
  })

  it('names the departure that the coordinator leads', () => {
    const departures = [
      sampleTour({ coordinator: null }),
      sampleTour({ startingDate: '2027-05-12', endingDate: '2027-05-21' }),
    ]
    expect(page({ departures })).toContain('Chi parte con te\u00a0· 12–21 mag 2027')
  })

  it.each([
    ['it', 'In italiano', 'Coordinatore annunciato almeno un mese prima', 'In inglese'],
    ['us', 'In Italian', 'Coordinator named at least a month before', 'In English'],
    ['we', 'In Italian', 'Coordinator named at least a month before', 'In English'],
    ['es', 'En italiano', 'El coordinador se anuncia al menos un mes antes', 'En inglés'],
    ['fr', 'En italien', 'Coordinateur annoncé au moins un mois avant', 'En anglais'],
    ['de', 'Auf Italienisch', 'Coordinator steht spätestens einen Monat vorher fest', 'Auf Englisch'],
  ] as const)(
    '%s: states the language of each group, and that a coordinator is still missing (§2)',
    (id, italian, later, english) => {
      const led = sampleTour()
      const unled = sampleTour({ startingDate: '2027-05-12', coordinator: null, groupLanguage: 'en' })
      const [, first = '', second = ''] = page({ departures: [led, unled] }, id).split('<li class="departure"')
      expect(first).toContain(`>${italian}</li>`)
      expect(first).not.toContain(later)
      expect(second).toContain(`>${english}</li>`)
      expect(second).toContain(`<li>${later}</li>`)
    },
  )

  it.each([
    ['it', ['en', 'it', 'en'], 'inglese e italiano', 'a seconda della data'],
    ['we', ['en', 'it', 'en'], 'English and Italian', 'depending on the date'],
    ['us', ['it'], 'Italian', null],
    ['es', ['fr', 'fr', 'en'], 'francés e inglés', 'según la fecha'],
    ['fr', ['de', 'en', 'en'], 'anglais et allemand', 'selon la date'],
    ['de', ['de', 'de', 'en'], 'Deutsch und Englisch', 'je nach Termin'],
  ] as const)('%s: groups led in %j are led in %s, %s', (id, groups, all, byDate) => {
    const departures = groups.map((groupLanguage, index) => sampleTour({ id: `tour-${index}`, groupLanguage }))
    const label = translators[id]('travel.groupLanguage')
    const [, fact] = page({ departures }, id).split(`<dt>${label}</dt><dd>`)
    expect(fact?.split('</dd>')[0]).toBe(`${all}${byDate === null ? '' : `<span class="fact-more">${byDate}</span>`}`)
  })

  describe('with departures in the language of the market and in others', () => {
    const departures = ['it', 'en', 'it', 'fr', 'it'].map((groupLanguage, index) =>
      sampleTour({
        id: `tour-${index}`,
        startingDate: `2027-05-1${index}`,
        price: prices(150_000 - index),
        groupLanguage,
      }),
    )
    const listed = (html: string) =>
      [...html.matchAll(/<li class="departure" [^>]*id="departure-([^"]+)"/g)].map(([, id]) => id)
    const own = ['tour-0', 'tour-2', 'tour-4']

    it('lists those in its language first, with a link to all', () => {
      const html = page({ departures })
      expect(listed(html)).toEqual(own)
      expect(html).toContain('Altre 2 partenze')
      expect(html).toContain('?groupLanguage%5B%5D=#departures">Mostra tutte le 5 date')
      expect(html).toContain('<option value="it" selected="">In italiano</option>')
    })

    it('lists all where the query names all languages, has another one, or fewer than three are in its language', () => {
      const all = departures.map(({ id }) => id)
      expect(listed(page({ departures }, 'it', 'EUR', 'groupLanguage[]='))).toEqual(all)
      expect(listed(page({ departures }, 'it', 'EUR', 'groupLanguage[]=fr'))).toEqual(['tour-3'])
      expect(listed(page({ departures: departures.slice(0, 4) }))).toEqual(all.slice(0, 4))
    })

    it('states the price of the cheapest of all', () => {
      const model = travelModel({
        travel: sampleTravel({ departures }),
        today: '2026-11-21',
        market: markets.it,
        currency: 'EUR',
      })
      expect(model.best?.id).toBe('tour-4')
    })
  })

  it('leaves out parts without data', () => {
    const html = page({
      coordinator: null,
      itinerary: [],
      faqs: [],
      related: [],
      rating: null,
      reviews: [],
      photos: [],
      included: [],
      notIncluded: [],
      ageRanges: [],
      moods: [],
      badges: [],
    })
    for (const part of ['moods', 'leader', 'stages', 'faq', 'related-title', 'verdict', 'inclusion-'])
      expect(html).not.toContain(part)
  })
})
