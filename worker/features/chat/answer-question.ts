import { readQuestion } from '../../../markets/read-question.ts'
import { chatWords, smallTalkOf } from '../../../shared/chat/chat-words.ts'
import { type ChatEntry, type ChatIndex, findEntries } from '../../../shared/chat/find-entries.ts'
import type { SmallTalk } from '../../../shared/chat/language.ts'
import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import { foldText } from '../../../shared/text/fold-text.ts'
import { loadTravels } from '../../data/catalogue.ts'
import { listRequest } from '../../data/list-request.ts'
import { type DataContext, valueOrNull } from '../../data/public-client.ts'
import { type ActiveFilter, activeFilters } from '../../search/active-filters.ts'
import { fitReason } from '../../search/fit-reason.ts'
import { loadRelaxations } from '../../search/load-relaxations.ts'
import type { Relaxation } from '../../search/relaxations.ts'
import { inCurrency, type RenderContext } from '../../ui/render-context.tsx'

/** Trips that a response lists. */
const SHOWN = 3
/** Only these filters make a question a trip search; others may be part of any question ("8 days before"). */
const PLACES = ['destinationId', 'continentId', 'travelId'] as const
const WISHES = [
  ...PLACES,
  'dateFrom',
  'daysSpan',
  'priceTo',
  'priceFrom',
  'moods',
  'travelStyles',
  'travelTypes',
] as const

export type ChatTrips = {
  travels: (Pick<Travel, 'slug' | 'title' | 'destinationLabel' | 'days' | 'bestTour'> & { reason: string | null })[]
  total: number
  understood: ActiveFilter[]
  /** Wider searches; empty with enough trips. */
  relaxations: Relaxation[]
  filter: FilterState
  currency: CurrencyCode
}

export type ChatReply =
  | { kind: 'entry'; entry: ChatEntry; related: ChatEntry[]; trips: ChatTrips | null }
  | { kind: 'trips'; trips: ChatTrips; isPartial: boolean }
  | { kind: 'talk'; talk: SmallTalk }
  | { kind: 'unknown'; related: ChatEntry[] }
  | { kind: 'unavailable' }

type Knowledge = { index: ChatIndex; filters: AvailableFilters | null; data: DataContext; site: RenderContext }

/**
 * Builds the assistant's response (decision 29) from editors' entries and the catalogue. Never throws. It contains
 * references and facts only, so that no user input gets into it.
 */
export const answerQuestion = async (question: string, knowledge: Knowledge): Promise<ChatReply> => {
  const { index, filters, site } = knowledge
  const talk = smallTalkOf(index.language, question)
  if (talk === 'person' || talk === 'robot') return { kind: 'talk', talk }
  const search = filters === null ? null : readTripSearch(question, filters, site)
  const { best, related } = findEntries(index, question, searchWords(search, index))
  // A question that was parsed completely as a trip search gets no editors' entry.
  const isOnlySearch = search?.isTripSearch === true && !search.isPartial
  if (best !== null && !isOnlySearch) {
    const trips = search?.hasPlace ? await loadTrips(knowledge, search) : null
    return { kind: 'entry', entry: best, related, trips: trips?.total ? trips : null }
  }
  if (search?.isTripSearch) {
    const trips = await loadTrips(knowledge, search)
    return trips === null ? { kind: 'unavailable' } : { kind: 'trips', trips, isPartial: search.isPartial }
  }
  if (talk !== null && chatWords(index.language, question).length <= 1) return { kind: 'talk', talk }
  return { kind: 'unknown', related }
}

/** Words of places and prices, which match no entry. */
const searchWords = (search: TripSearch | null, { language }: ChatIndex): ReadonlySet<string> => {
  if (search === null) return new Set()
  const { priceFrom, priceTo } = search.filter
  const hasPrice = priceFrom !== undefined || priceTo !== undefined
  return new Set([...chatWords(language, search.placeWords), ...(hasPrice ? ['@currency'] : [])])
}

type TripSearch = {
  filter: FilterState
  currency: CurrencyCode
  isPartial: boolean
  hasPlace: boolean
  isTripSearch: boolean
  placeWords: string
}

const readTripSearch = (question: string, filters: AvailableFilters, site: RenderContext): TripSearch => {
  const context = { market: site.market.id, filters, today: site.today }
  const { filter, currency: named, isPartial } = readQuestion(question, context)
  const currency = named ?? site.currency
  return {
    ...{ filter, currency, isPartial },
    hasPlace: PLACES.some((key) => filter[key] !== undefined),
    isTripSearch: WISHES.some((key) => filter[key] !== undefined),
    placeWords: placeWordsOf(question, filters),
  }
}

const placeWordsOf = (question: string, { destinations }: AvailableFilters): string => {
  const names = destinations.flatMap(({ continent, items }) => [continent, ...items]).map(({ name }) => foldText(name))
  const words = new Set(names.flatMap((name) => name.split(' ')))
  return foldText(question)
    .split(' ')
    .filter((word) => words.has(word))
    .join(' ')
}

/** Null when the back end fails. */
const loadTrips = async (
  { data, site: shown, filters }: Knowledge,
  { filter, currency }: TripSearch,
): Promise<ChatTrips | null> => {
  const site = inCurrency(shown, currency)
  const wished: FilterState = { ...filter, tab: 'travels' }
  const page = await valueOrNull(loadTravels(data, site.market.id, listRequest({ ...wished, perPage: SHOWN }, site)))
  if (page === null) return null
  const travels = page.data.slice(0, SHOWN)
  return {
    travels: travels.map(({ slug, title, destinationLabel, days, bestTour }) => ({
      ...{ slug, title, destinationLabel, days, bestTour },
      reason: fitReason(site, filter, filters, { days, price: bestTour?.price ?? null }),
    })),
    total: page.total ?? travels.length,
    filter: wished,
    currency,
    understood: activeFilters(site, wished, filters),
    relaxations: travels.length < SHOWN ? await loadRelaxations(data, site, wished, filters, page) : [],
  }
}
