import { eventPath, staticPath } from '../../../markets/links.ts'
import type { Market } from '../../../markets/market-schema.ts'
import { TIME_FILTERS } from '../../../shared/wemeet/time-filter.ts'
import type { EventsAsked } from '../../data/wemeet.ts'
import { type MarketPaths, pathsByMarket } from '../../seo/alternates.ts'

/** What anybody types for a city. */
const MAX_LETTERS = 60
const MAX_PAGES = 1000

/** What the page of events reads of its query; what is none of it, or nonsense, counts as not asked. */
export const askedEvents = (query: URLSearchParams): EventsAsked => {
  const place = (query.get('place') ?? '').replace(/[\s\p{C}]+/gu, ' ').trim()
  const page = Number(query.get('page') ?? '')
  return {
    place: [...place].slice(0, MAX_LETTERS).join('').trim(),
    when: TIME_FILTERS.find((each) => each === query.get('when')) ?? 'whenever',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1,
  }
}

/** The same as a query that says it in one way; empty for all events. */
export const eventsQuery = ({ place, when, page }: EventsAsked): string =>
  new URLSearchParams({
    ...(place !== '' && { place }),
    ...(when !== 'whenever' && { when }),
    ...(page > 1 && { page: String(page) }),
  }).toString()

/** The address of a search for events. Markets without the page have none: nothing there asks. */
export const eventsHref = (market: Market, asked: Partial<EventsAsked> = {}): string => {
  const query = eventsQuery({ place: '', when: 'whenever', page: 1, ...asked })
  return `${staticPath(market, 'events-wemeet')}${query === '' ? '' : `?${query}`}`
}

/** Paths of the page of events, or of one event, in each market that has them (spec section 2: not en-WE). */
export const eventsPaths = (slug?: string): MarketPaths =>
  pathsByMarket((market) => (slug === undefined ? market.paths['events-wemeet'] : eventPath(market, slug)))
