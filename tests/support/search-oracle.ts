import { seedRows } from '../../demo/seed/seed.ts'
import { readSources } from '../../demo/seed/sources.ts'
import { travelPath } from '../../markets/links.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import type { FilterState } from '../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'
import { addDays } from '../../shared/dates/iso-days.ts'
import { foldText } from '../../shared/text/fold-text.ts'
import { TEST_DAY } from './state.ts'

const rows = seedRows(readSources(), { seedDay: TEST_DAY })
export type Departure = (typeof rows.tours)[number]
export type TravelRow = (typeof rows.travels)[number]

const COLUMN = { EUR: 'eur', GBP: 'gbp', USD: 'usd' } as const
export const priceOf = (tour: Departure, currency: CurrencyCode): number => tour[`price_${COLUMN[currency]}`]
const basePriceOf = (tour: Departure, currency: CurrencyCode): number => tour[`base_${COLUMN[currency]}`]

const LENGTHS = { MAX_6: [1, 6], MAX_10: [1, 10], OVER_10: [11, 1000] } as const
const destinationsByTravel = Map.groupBy(rows.travel_destinations, ({ travel_id }) => travel_id)
const toursByTravel = Map.groupBy(
  rows.tours.filter(({ starting_date }) => starting_date > TEST_DAY),
  ({ travel_id }) => travel_id,
)
const slugs = new Map(rows.travel_texts.map(({ travel_id, language, slug }) => [`${travel_id} ${language}`, slug]))

const anyOf = <T>(wanted: readonly T[] | undefined, found: readonly T[]): boolean =>
  !wanted?.length || wanted.some((each) => found.includes(each))

const keyOf = (market: MarketId) => (market === 'us' ? 'us' : markets[market].language)
const termsByLanguage = Map.groupBy(rows.search_terms, ({ language }) => language)

/** The name of a country in a market. */
export const countryName = (market: MarketId, code: string): string =>
  termsByLanguage.get(keyOf(market))?.find(({ kind, ref }) => kind === 'destination' && ref === code.toLowerCase())
    ?.label ?? code

type Behind = (travel: TravelRow) => boolean
const behind = ({ kind, ref }: (typeof rows.search_terms)[number]): Behind => {
  if (kind === 'continent') return ({ continent }) => continent === ref
  if (kind !== 'destination') return ({ id }) => id === ref
  return ({ id }) => (destinationsByTravel.get(id) ?? []).some(({ destination_id }) => destination_id === ref)
}

/** Per word of a text, the travels of which a name has it, or a word that begins with it: no misspelt words. */
const travelsByWord = (market: MarketId, text: string): { whole: Behind; begun: Behind }[] => {
  const terms = termsByLanguage.get(keyOf(market)) ?? []
  const found = (test: (word: string) => boolean): Behind => {
    const all = terms.filter(({ term }) => term.split(' ').some(test)).map(behind)
    return (travel) => all.some((each) => each(travel))
  }
  return foldText(text)
    .split(' ')
    .filter((word) => word.length >= 3)
    .map((word) => {
      const begun = found((each) => each.startsWith(word))
      if (!rows.travels.some(begun)) throw new Error(`no name in ${market} begins with "${word}"`)
      return { whole: found((each) => each === word), begun }
    })
}

const isTravelWanted = (travel: TravelRow, filter: FilterState): boolean => {
  const [least, most] = filter.durations ? LENGTHS[filter.durations] : [1, 1000]
  const destinations = (destinationsByTravel.get(travel.id) ?? []).map(({ destination_id }) => destination_id)
  return (
    travel.days >= Math.max(least, filter.durationFrom ?? 1) &&
    travel.days <= Math.min(most, filter.durationTo ?? 1000) &&
    anyOf(filter.travelId, [travel.id]) &&
    anyOf(filter.continentId, [travel.continent]) &&
    anyOf(filter.destinationId, destinations) &&
    anyOf(filter.travelStyles, [travel.style]) &&
    anyOf(filter.travelTypes, [travel.type]) &&
    anyOf(filter.costCenters, [travel.cost_center]) &&
    anyOf(filter.badgeId, JSON.parse(travel.badges) as string[]) &&
    anyOf<string>(filter.moods, JSON.parse(travel.moods) as string[])
  )
}

/** Spec section 9: without statuses all but sold out. */
const statusesOf = ({ status }: FilterState): readonly string[] =>
  status?.length ? status : ['PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED', 'ALMOST_FULL', 'WAITING_LIST']

const isDepartureWanted = (tour: Departure, filter: FilterState, currency: CurrencyCode): boolean => {
  const { dateFrom, dateTo, daysSpan = 0, priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = filter
  return (
    (dateFrom === undefined || tour.starting_date >= addDays(dateFrom, -daysSpan)) &&
    (dateTo === undefined || tour.starting_date <= addDays(dateTo, daysSpan)) &&
    priceOf(tour, currency) >= priceFrom &&
    priceOf(tour, currency) <= priceTo &&
    statusesOf(filter).includes(tour.status) &&
    (filter.ageBadge === undefined || tour.age_badge === filter.ageBadge) &&
    (!filter.discounted || tour.discount > 0) &&
    (!filter.isNoSharingRoomAvailable || tour.no_sharing === 1)
  )
}

/** Spec section 4. */
const isBookable = ({ status, seats_to_confirm, free_seats }: Departure): boolean =>
  status !== 'WAITING_LIST' &&
  status !== 'SOLD_OUT' &&
  (seats_to_confirm > 0 || ((status === 'CONFIRMED' || status === 'ALMOST_FULL') && free_seats > 0))

const FILTERS_OF_DEPARTURES = [
  ...(['dateFrom', 'dateTo', 'priceFrom', 'priceTo', 'ageBadge', 'discounted', 'isNoSharingRoomAvailable'] as const),
  'status',
] as const
const filtersDepartures = (filter: FilterState): boolean =>
  FILTERS_OF_DEPARTURES.some((key) => filter[key] !== undefined && filter[key] !== false)

export type WantedTravel = {
  travel: TravelRow
  /** Matching departures, soonest first. */
  departures: Departure[]
  /** Whether names have every word of the text as a whole word. */
  isWhole: boolean
  /** Departures that could match. */
  listed: number
  /** The departure of the card's price. */
  best: Departure | null
  filtersDepartures: boolean
}

const lowest = (tours: readonly Departure[], currency: CurrencyCode): Departure | null =>
  tours.toSorted((a, b) => priceOf(a, currency) - priceOf(b, currency))[0] ?? null

/**
 * The travels of a market that match a filter, recomputed from all rows, in any order. `currency`: of the shown prices;
 * `limits`: of the filter's.
 */
export const wantedTravels = (
  market: MarketId,
  filter: FilterState,
  currency: CurrencyCode,
  limits = currency,
): WantedTravel[] => {
  const words = travelsByWord(market, filter.textSearch ?? '')
  return rows.travels.flatMap((travel) => {
    if (!slugs.has(`${travel.id} ${keyOf(market)}`)) return []
    if (!isTravelWanted(travel, filter) || !words.every(({ begun }) => begun(travel))) return []
    const upcoming = toursByTravel.get(travel.id) ?? []
    const departures = upcoming
      .filter((tour) => isDepartureWanted(tour, filter, limits))
      .sort((a, b) => (a.starting_date < b.starting_date ? -1 : 1))
    if (filter.hasTours && upcoming.every(({ status }) => status === 'SOLD_OUT')) return []
    const isNarrowed = filtersDepartures(filter)
    if (isNarrowed && departures.length === 0) return []
    const listed = upcoming.filter(({ status }) => status !== 'SOLD_OUT' || filter.status?.includes('SOLD_OUT'))
    const best = lowest(departures.filter(isBookable), currency) ?? (isNarrowed ? lowest(departures, currency) : null)
    const isWhole = words.every(({ whole }) => whole(travel))
    return [{ travel, departures, isWhole, listed: listed.length, best, filtersDepartures: isNarrowed }]
  })
}

/** Thousandths of the base price. */
const reductionOf = (tour: Departure | null, currency: CurrencyCode): number =>
  tour === null
    ? 0
    : Math.floor((1000 * (basePriceOf(tour, currency) - priceOf(tour, currency))) / basePriceOf(tour, currency))

type Sort = NonNullable<FilterState['sort']>

/** Lists are sorted by ascending keys; equal keys in any order. */
export const departureKey = (tour: Departure, days: number, sort: Sort, currency: CurrencyCode): number => {
  switch (sort) {
    case 'price:asc':
      return priceOf(tour, currency)
    case 'price:desc':
      return -priceOf(tour, currency)
    case 'discount:desc':
      return -reductionOf(tour, currency)
    case 'duration:asc':
      return days
    case 'duration:desc':
      return -days
    default:
      return Date.parse(tour.starting_date)
  }
}

/** Travels without a price or date come last. */
export const travelKey = (
  { travel, departures, isWhole, best }: WantedTravel,
  sort: Sort,
  currency: CurrencyCode,
): number => {
  switch (sort) {
    case 'relevance:desc':
      return (isWhole ? 0 : 1e6) - travel.score
    case 'date:asc':
      return departures[0] === undefined ? Number.POSITIVE_INFINITY : Date.parse(departures[0].starting_date)
    case 'discount:desc':
      return -reductionOf(best, currency)
    case 'price:asc':
    case 'price:desc':
      return best === null ? Number.POSITIVE_INFINITY : priceOf(best, currency) * (sort === 'price:asc' ? 1 : -1)
    default:
      return sort === 'duration:asc' ? travel.days : -travel.days
  }
}

export const tourById = new Map(rows.tours.map((tour) => [tour.id, tour]))
export const pathOfTravel = ({ id }: TravelRow, market: MarketId): string =>
  travelPath(markets[market], slugs.get(`${id} ${markets[market].language}`) ?? '')

export const travelById = new Map(rows.travels.map((travel) => [travel.id, travel]))
