import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { searchPath } from '../../markets/links.ts'
import { MARKET_IDS, type MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { availableFiltersSchema } from '../../shared/contracts/available-filters.ts'
import { envelope, pageOf } from '../../shared/contracts/envelope.ts'
import type { FilterState } from '../../shared/contracts/filter-state.ts'
import { CURRENCY_CODES, type CurrencyCode } from '../../shared/contracts/money.ts'
import {
  foundTourSchema,
  foundTravelSchema,
  type SearchFacets,
  searchFacetsSchema,
} from '../../shared/contracts/search.ts'
import { addDays, monthRange } from '../../shared/dates/iso-days.ts'
import { SORT_ORDERS } from '../../shared/filters/definitions.ts'
import { formatMoney } from '../../shared/money/format-money.ts'
import {
  countryName,
  departureKey,
  pathOfTravel,
  priceOf,
  tourById,
  travelById,
  travelKey,
  type WantedTravel,
  wantedTravels,
} from '../support/search-oracle.ts'
import { type ReadOnlySite, readOnlySite } from '../support/shared-site.ts'
import { TEST_DAY } from '../support/state.ts'

/** Repeat a failure with its seed. */
const SEED = Number(process.env.SEARCH_SEED ?? Math.floor(Math.random() * 1e9))
const SEARCHES = 204
/** Searches at once: the site and this process take turns. */
const AT_ONCE = 4

const day = fc.integer({ min: -10, max: 500 }).map((days) => addDays(TEST_DAY, days))
const cents = fc.integer({ min: 30_000, max: 350_000 })
const some = <T>(...items: T[]) => fc.subarray(items, { minLength: 1, maxLength: Math.min(3, items.length) })

const filters: Record<string, fc.Arbitrary<unknown>> = {
  continentId: some('asia', 'europe', 'africa', 'oceania', 'america', 'north-america', 'south-america'),
  destinationId: some('jpn', 'mar', 'isl', 'usa', 'ita', 'grc'),
  dateFrom: day,
  dateTo: day,
  daysSpan: fc.integer({ min: 1, max: 31 }),
  durations: fc.constantFrom('MAX_6', 'MAX_10', 'OVER_10'),
  durationFrom: fc.integer({ min: 4, max: 12 }),
  durationTo: fc.integer({ min: 5, max: 16 }),
  priceFrom: cents,
  priceTo: cents,
  ageBadge: fc.constantFrom('25-35', '35-49', 'ALL'),
  discounted: fc.constant(true),
  isNoSharingRoomAvailable: fc.constant(true),
  hasTours: fc.constant(true),
  status: some('PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED', 'ALMOST_FULL', 'WAITING_LIST', 'SOLD_OUT'),
  moods: some('NATURE', 'RELAX', 'HISTORY', 'CULTURE', 'PARTY'),
  travelStyles: some('BEACH', 'CITY', 'TREKKING', 'DISCOVERY', 'ADVENTURE'),
  travelTypes: some('CLASSIC', 'EXPRESS', 'SLOW'),
  badgeId: some('NEW', 'HOT', 'SAFE'),
  costCenters: some('SHORT_HAUL', 'MEDIUM_HAUL', 'LONG_HAUL'),
  textSearch: fc.constantFrom('JPN', 'mar', 'usa', 'grc', 'Hanoi', 'marrak', 'safari', 'mar marrak', 'usa west'),
  travelId: some('japan-tokyo-kyoto', 'iceland-ring-road', 'patagonia-ushuaia-fitz-roy', 'georgia-svaneti'),
}

/** Replaces codes of countries by their names in the market. */
const nameCountries = (market: MarketId, filter: FilterState): FilterState => ({
  ...filter,
  ...defined({ textSearch: filter.textSearch?.replace(/^[a-z]{3}(?= |$)/i, (code) => countryName(market, code)) }),
})

/** Ranges in order; of days a bucket or a range, as pages allow. */
const plausible = (filter: FilterState): FilterState => {
  const { dateFrom, dateTo, priceFrom, priceTo, durations, durationFrom, durationTo, daysSpan, ...rest } = filter
  const isReversed = <T extends string | number>(from: T | undefined, to: T | undefined) =>
    from !== undefined && to !== undefined && from > to
  const isDated = dateFrom !== undefined || dateTo !== undefined
  return {
    ...rest,
    ...(!isReversed(dateFrom, dateTo) && defined({ dateFrom, dateTo })),
    ...(isDated && !isReversed(dateFrom, dateTo) && defined({ daysSpan })),
    ...(!isReversed(priceFrom, priceTo) && defined({ priceFrom, priceTo })),
    ...(durations === undefined
      ? !isReversed(durationFrom, durationTo) && defined({ durationFrom, durationTo })
      : { durations }),
  }
}
const defined = (values: FilterState): FilterState =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

type Search = {
  market: MarketId
  tab: 'tours' | 'travels'
  filter: FilterState
  sort: (typeof SORT_ORDERS)[number]
  page: number
  perPage: number
  currency: CurrencyCode
  /** Of the prices on the page. */
  shown: CurrencyCode
}

const anySearch: fc.Arbitrary<Search> = fc
  .record({
    market: fc.constantFrom(...MARKET_IDS),
    tab: fc.constantFrom('tours' as const, 'travels' as const),
    filter: fc
      .subarray(Object.entries(filters), { maxLength: 4 })
      .chain((chosen) => fc.record(Object.fromEntries(chosen)))
      .map((filter) => plausible(filter as FilterState)),
    sort: fc.constantFrom(...SORT_ORDERS),
    page: fc.constantFrom(1, 1, 2, 3),
    perPage: fc.constantFrom(20, 20, 5, 40),
    currency: fc.constantFrom(...CURRENCY_CODES),
    shown: fc.constantFrom(...CURRENCY_CODES),
  })
  .map((search) => ({ ...search, filter: nameCountries(search.market, search.filter) }))
const searches = fc.sample(anySearch, { seed: SEED, numRuns: SEARCHES })

let site: ReadOnlySite
const ranges = new Map<CurrencyCode, readonly { min: number; max: number | null }[]>()
beforeAll(async () => {
  site = await readOnlySite()
  const { text } = await site.request('api', '/filters?market=it')
  const { data } = envelope(availableFiltersSchema).parse(JSON.parse(text))
  // A page does not wait long for the currencies of a market that a new isolate has not loaded yet.
  for (const market of MARKET_IDS) expect((await site.request(market, '/')).status).toBe(200)
  for (const currency of CURRENCY_CODES) ranges.set(currency, data.prices.ranges[currency] ?? [])
})

const post = async <T>(path: string, body: object, schema: { parse: (value: unknown) => { data: T } }): Promise<T> => {
  const headers = { 'content-type': 'application/json' }
  const { status, text } = await site.request('api', path, { method: 'POST', body: JSON.stringify(body), headers })
  expect(status, text).toBe(200)
  return schema.parse(JSON.parse(text)).data
}

/** Number of results on a tab. */
const countOf = (tab: Search['tab'], travels: readonly WantedTravel[]): number =>
  tab === 'travels' ? travels.length : travels.reduce((sum, { departures }) => sum + departures.length, 0)

const slice = <T>(items: readonly T[], { page, perPage }: Pick<Search, 'page' | 'perPage'>): T[] =>
  items.slice((page - 1) * perPage, page * perPage)
const ascending = (keys: readonly number[]): number[] => keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))

const sortedKeys = ({ tab, sort }: Search, wanted: readonly WantedTravel[], currency: CurrencyCode): number[] =>
  ascending(
    tab === 'travels'
      ? wanted.map((each) => travelKey(each, sort, currency))
      : wanted.flatMap(({ travel, departures }) =>
          departures.map((tour) => departureKey(tour, travel.days, sort, currency)),
        ),
  )

const compareTours = async (search: Search, wanted: readonly WantedTravel[]) => {
  const { market, filter, sort, page, perPage, currency } = search
  const list = await post(
    `/tours?market=${market}`,
    { ...filter, sort, page, perPage, currency },
    envelope(pageOf(foundTourSchema)),
  )
  const all = wanted.flatMap(({ travel, departures }) => departures.map((tour) => ({ tour, travel })))
  expect(list.total).toBe(all.length)
  expect(list.lastPage).toBe(Math.max(1, Math.ceil(all.length / perPage)))
  const ids = new Set(all.map(({ tour }) => tour.id))
  expect(list.data.filter(({ id }) => !ids.has(id))).toEqual([])
  expect(new Set(list.data.map(({ id }) => id)).size).toBe(list.data.length)
  const found = list.data.map(({ id, travel }) => {
    const tour = tourById.get(id)
    if (tour === undefined) throw new Error(`unknown departure ${id}`)
    return departureKey(tour, travel.numberOfDays, sort, currency)
  })
  expect(found).toEqual(slice(sortedKeys(search, wanted, currency), search))
  for (const card of list.data) expect(card.price[currency]).toBe(priceOf(tourById.get(card.id) as never, currency))
}

const compareTravels = async (search: Search, wanted: readonly WantedTravel[]) => {
  const { market, filter, sort, page, perPage, currency } = search
  const list = await post(
    `/travels/paginated?market=${market}`,
    { ...filter, sort, page, perPage, currency },
    envelope(pageOf(foundTravelSchema)),
  )
  expect(list.total).toBe(wanted.length)
  const byId = new Map(wanted.map((each) => [each.travel.id, each]))
  const found = list.data.map(({ id, bestTour, fitting }) => {
    const each = byId.get(id)
    if (each === undefined) throw new Error(`${id} does not match`)
    expect(bestTour?.price[currency] ?? null, id).toBe(each.best && priceOf(each.best, currency))
    expect(fitting, id).toEqual(each.filtersDepartures ? { count: each.departures.length, total: each.listed } : null)
    return travelKey(each, sort, currency)
  })
  expect(new Set(list.data.map(({ id }) => id)).size).toBe(list.data.length)
  expect(found).toEqual(slice(sortedKeys(search, wanted, currency), search))
}

/** Options, each with its count and the search that it leads to. */
const optionsOf = ({ tab, filter, currency }: Search, facets: SearchFacets): [count: number, option: FilterState][] => {
  const { dateFrom: _from, dateTo: _to, ...anyDate } = filter
  const { priceFrom: _least, priceTo: _most, ...anyPrice } = filter
  const { continentId: _continent, destinationId: _destination, ...anywhere } = filter
  const { durations: _bucket, durationFrom: _min, durationTo: _max, ...anyLength } = filter
  const codes = (
    counts: Record<string, number>,
    key: keyof FilterState,
    values: string[],
    rest: FilterState = filter,
  ) => values.map((value): [number, FilterState] => [counts[value] ?? 0, { ...rest, [key]: [value] }])
  return [
    [facets.total, filter],
    ...codes(facets.status, 'status', ['PLANNED', 'CONFIRMED', 'SOLD_OUT']),
    ...codes(facets.moods, 'moods', ['NATURE', 'PARTY']),
    ...codes(facets.travelStyles, 'travelStyles', ['BEACH', 'CITY']),
    ...codes(facets.travelTypes, 'travelTypes', ['EXPRESS']),
    ...codes(facets.badges, 'badgeId', ['HOT']),
    ...codes(facets.costCenters, 'costCenters', ['LONG_HAUL']),
    ...codes(facets.continents, 'continentId', ['asia', 'europe'], anywhere),
    ...codes(facets.destinations, 'destinationId', ['jpn', 'ita'], anywhere),
    [facets.ageBadges['35-49'], { ...filter, ageBadge: '35-49' }],
    [facets.durations.MAX_10, { ...anyLength, durations: 'MAX_10' }],
    [facets.discounted, { ...filter, discounted: true }],
    [facets.isNoSharingRoomAvailable, { ...filter, isNoSharingRoomAvailable: true }],
    ...(tab === 'travels' ? [[facets.hasTours, { ...filter, hasTours: true }] as [number, FilterState]] : []),
    ...['2027-02', '2027-08'].map((month): [number, FilterState] => [
      facets.months[month] ?? 0,
      { ...anyDate, dateFrom: monthRange(month).from, dateTo: monthRange(month).to },
    ]),
    ...(ranges.get(currency) ?? []).map(({ min, max }, index): [number, FilterState] => [
      facets.prices[index] ?? -1,
      { ...anyPrice, ...(min > 0 && { priceFrom: min }), ...(max !== null && { priceTo: max }) },
    ]),
  ]
}

const compareFacets = async (search: Search) => {
  const { market, tab, filter, currency } = search
  const facets = await post(`/${tab}/facets?market=${market}`, { ...filter, currency }, envelope(searchFacetsSchema))
  for (const [count, option] of optionsOf(search, facets))
    expect(count, JSON.stringify(option)).toBe(countOf(tab, wantedTravels(market, option, currency)))
}

const textOf = (html: string): string => html.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&')
const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found)

const pageText = async (market: MarketId, path: string, shown: CurrencyCode): Promise<string> => {
  const headers = { cookie: `__Host-currency=${shown}`, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
  const { status, text } = await site.request(market, path, { headers })
  expect(status, path).toBe(200)
  return text.replaceAll('<!-- -->', '')
}

const PRICED = ['priceFrom', 'priceTo'] as const
const DEPARTURE_KEYS = ['dateFrom', 'dateTo', 'daysSpan', 'priceFrom', 'priceTo', 'ageBadge', 'discounted'] as const

/** The parameters that a link to a travel carries, in any order. */
const expectedParameters = ({ filter, currency }: Search): string[] => [
  ...[...DEPARTURE_KEYS, 'isNoSharingRoomAvailable' as const].flatMap((key) =>
    filter[key] === undefined ? [] : [`${key}=${filter[key]}`],
  ),
  ...(filter.status ?? []).map((status) => `status[]=${status}`),
  ...(PRICED.some((key) => filter[key] !== undefined) ? [`currency=${currency}`] : []),
]

/** Compares the cards of a page; returns their keys. */
const compareTourCards = (items: readonly string[], { market, sort, shown }: Search): number[] =>
  items.map((item) => {
    const tour = tourById.get(linkOf(item).split('#departure-')[1] ?? '')
    if (tour === undefined) throw new Error(`unknown departure ${linkOf(item)}`)
    expect(priceIn(item)).toBe(moneyIn(market, shown)(priceOf(tour, shown)))
    return departureKey(tour, travelById.get(tour.travel_id)?.days ?? 0, sort, shown)
  })

const compareTravelCards = (items: readonly string[], search: Search, wanted: readonly WantedTravel[]): number[] =>
  items.map((item) => {
    const { market, sort, shown } = search
    const t = translators[market]
    const [path, query = ''] = linkOf(item).split('?')
    const each = wanted.find(({ travel }) => path === pathOfTravel(travel, market))
    if (each === undefined) throw new Error(`${path} does not match`)
    expect(priceIn(item)).toBe(each.best && moneyIn(market, shown)(priceOf(each.best, shown)))
    const parameters = [...new URLSearchParams(query)].map((pair) => pair.join('='))
    expect(parameters.toSorted()).toEqual(expectedParameters(search).toSorted())
    const [count, total] = [each.departures.length, each.listed]
    const text = count === total ? t('trip.fittingAll', { count }) : t('trip.fitting', { count, total })
    expect(textOf(item).includes(text), path).toBe(each.filtersDepartures)
    return travelKey(each, sort, shown)
  })

const linkOf = (item: string): string =>
  all(item, /<a class="stretched" href="([^"]+)"/g)[0]?.replaceAll('&amp;', '&') ?? ''
const priceIn = (item: string): string | null => all(item, /<strong class="price-now">(.*?)<\/strong>/g)[0] ?? null
const moneyIn = (market: MarketId, shown: CurrencyCode) => (cents: number) =>
  formatMoney(cents, shown, markets[market].numberFormats[shown])

const comparePage = async (search: Search) => {
  const { market, tab, filter, sort, shown } = search
  const t = translators[market]
  const priced = PRICED.some((key) => filter[key] !== undefined)
  const limits = priced ? search.currency : shown
  const wanted = wantedTravels(market, filter, shown, limits)
  const total = countOf(tab, wanted)
  if (total === 0) return
  const path = searchPath(markets[market], { ...filter, tab, sort, page: search.page })
  const html = await pageText(market, priced ? `${path}&currency=${limits}` : path, shown)
  const page = Math.min(search.page, Math.ceil(total / 20))
  expect(textOf(html.split('search-total tabular">')[1]?.split('</p>')[0] ?? '')).toBe(
    t(tab === 'tours' ? 'search.totalTours' : 'search.totalTravels', { count: total }),
  )
  const items = (html.split('class="search-main"')[1] ?? '').split(/<li id="result-\d+"/).slice(1)
  const range = { from: (page - 1) * 20 + 1, to: Math.min(total, page * 20), total }
  expect(items).toHaveLength(range.to - range.from + 1)
  expect(textOf(html).includes(t('search.shownRange', range))).toBe(page > 1)
  const notice = t('layout.limitCurrency', { limit: search.currency, currency: shown })
  expect(textOf(html).includes(notice)).toBe(priced && limits !== shown)
  const keys = tab === 'tours' ? compareTourCards(items, search) : compareTravelCards(items, search, wanted)
  expect(keys).toEqual(slice(sortedKeys(search, wanted, shown), { page, perPage: 20 }))
  if (tab === 'travels') await compareTravelPage(search, linkOf(items[0] ?? ''), wanted)
}

/** The page that a card links to shows the card's price, and lists the matching departures first. */
const compareTravelPage = async ({ market, shown }: Search, href: string, wanted: readonly WantedTravel[]) => {
  const each = wanted.find(({ travel }) => href.split('?')[0] === pathOfTravel(travel, market))
  if (each === undefined || !each.filtersDepartures) return
  const html = await pageText(market, href, shown)
  const [, priceCard = ''] = html.split('<aside class="price-card"')
  const prices = all(priceCard.split('</aside>')[0] ?? '', /<strong class="price-now">(.*?)<\/strong>/g)
  expect(prices).toContain(each.best && moneyIn(market, shown)(priceOf(each.best, shown)))
  const [first = '', others = ''] = (html.split('id="departures"')[1] ?? '').split('departures-others')
  const ids = (part: string) => all(part, /id="departure-([^"]+)"/g).toSorted()
  expect(ids(first)).toEqual(
    each.departures
      .slice(0, 60)
      .map(({ id }) => id)
      .toSorted(),
  )
  for (const id of ids(others)) expect(each.departures.some((tour) => tour.id === id)).toBe(false)
}

const compareSearch = async (index: number, search: Search) => {
  const wanted = wantedTravels(search.market, search.filter, search.currency)
  try {
    await (search.tab === 'tours' ? compareTours(search, wanted) : compareTravels(search, wanted))
    await compareFacets(search)
    await comparePage(search)
  } catch (error) {
    throw new Error(`SEARCH_SEED=${SEED}, search ${index}: ${JSON.stringify(search)}`, { cause: error })
  }
}

describe(`search (seed ${SEED})`, () => {
  it(`${SEARCHES} random searches equal a recomputation from all departures`, async () => {
    const waiting = [...searches.entries()].values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const [index, search] of waiting) await compareSearch(index, search)
      }),
    )
  }, 240_000)
})
