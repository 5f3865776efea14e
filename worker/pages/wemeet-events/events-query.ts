import { staticPath } from '../../../markets/links.ts'
import type { Market } from '../../../markets/market-schema.ts'
import { TIME_FILTERS } from '../../../shared/wemeet/time-filter.ts'
import type { EventsQuery as ListQuery } from '../../data/wemeet.ts'
import { type MarketPaths, pathsByMarket } from '../../seo/alternates.ts'

/** `show`: what stands in place of the list. */
export type EventsQuery = ListQuery & { show: '' | 'map' }

const MAX_LETTERS = 60
const MAX_PAGES = 1000

/** Invalid parameters are ignored. */
export const parseEventsQuery = (query: URLSearchParams): EventsQuery => {
  const place = (query.get('place') ?? '').replace(/[\s\p{C}]+/gu, ' ').trim()
  const page = Number(query.get('page') ?? '')
  return {
    place: [...place].slice(0, MAX_LETTERS).join('').trim(),
    when: TIME_FILTERS.find((each) => each === query.get('when')) ?? 'whenever',
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1,
    show: query.get('show') === 'map' ? 'map' : '',
  }
}

/** The canonical query; empty for all events. */
export const eventsQuery = ({ place, when, page, show }: EventsQuery): string =>
  new URLSearchParams({
    ...(place !== '' && { place }),
    ...(when !== 'whenever' && { when }),
    ...(page > 1 && { page: String(page) }),
    ...(show !== '' && { show }),
  }).toString()

export const eventsHref = (market: Market, change: Partial<EventsQuery> = {}): string => {
  const query = eventsQuery({ place: '', when: 'whenever', page: 1, show: '', ...change })
  return `${staticPath(market, 'events-wemeet')}${query === '' ? '' : `?${query}`}`
}

/** Paths of the events page in each market that has it (spec section 2: not en-WE). */
export const eventsPaths = (): MarketPaths => pathsByMarket((market) => market.paths['events-wemeet'])
