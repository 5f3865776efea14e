import type { Market } from '../../../markets/market-schema.ts'
import type { WemeetEvent, WemeetList } from '../../../shared/contracts/wemeet.ts'
import { TIME_FILTERS } from '../../../shared/wemeet/time-filter.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { type EventsQuery, eventsHref } from './events-query.ts'

/** One row of a wide window. */
const MAX_CITY_LINKS = 8

export type EventsModel = ReturnType<typeof eventsModel>

export const eventsModel = (
  { market, t }: Pick<RenderContext, 'market' | 't'>,
  query: EventsQuery,
  list: WemeetList,
) => {
  const { city, total } = list
  // Links use the city that was found, not its typed name.
  const place = city?.name ?? query.place
  const href = (change: Partial<EventsQuery>) => eventsHref(market, { place, when: query.when, ...change })
  const countText =
    city === null ? t('wemeet.count', { count: total }) : t('wemeet.countNear', { count: total, city: city.name })
  const cityPins = list.cities.flatMap(({ slug, name, count, point }) => {
    const link = {
      text: `${name} ${count}`,
      name: t('map.events', { place: name, count }),
      href: href({ place: name }),
    }
    return point === null ? [] : [{ key: slug, point, links: [link] }]
  })
  return {
    query,
    events: list.data,
    days: eventDays(list.data),
    /** "12 eventi vicino a Milano" (spec section 2); null for none. */
    count: total === 0 ? null : countText,
    /** The name of the city where it differs from the typed text; null otherwise. */
    guessed: list.isGuess ? (city?.name ?? null) : null,
    times: TIME_FILTERS.map((filter) => ({
      filter,
      href: href({ when: filter, show: query.show }),
      isCurrent: filter === query.when,
    })),
    cityNames: list.cities.map(({ name }) => name),
    /** The city of the query first, in sight on a phone, where the row scrolls. */
    cityLinks: list.cities
      .map(({ slug, name, count }) => ({ name, count, href: href({ place: name }), isCurrent: slug === city?.slug }))
      .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
      .slice(0, MAX_CITY_LINKS),
    mapView:
      cityPins.length === 0
        ? null
        : {
            pins: cityPins,
            isOpen: query.show === 'map',
            href: href({ show: query.show === 'map' ? '' : 'map' }),
          },
    /** Null without a search to clear. */
    clearHref: query.place === '' && query.when === 'whenever' ? null : eventsHref(market),
    /** Null when there are events. */
    noEvents: total > 0 ? null : noEvents(market, query, city),
    currentPage: list.currentPage,
    lastPage: list.lastPage,
    pageHref: (page: number) => href({ page }),
    isPastEnd: query.page > list.lastPage,
  }
}

/** Events by their first day, on each day full ones last. */
const eventDays = (events: WemeetList['data']) =>
  [...Map.groupBy(events, ({ startsOn }) => startsOn)].map(([day, all]) => ({
    day,
    events: all.toSorted((a, b) => Number(isFull(a)) - Number(isFull(b))),
  }))

const isFull = ({ attendees, capacity }: WemeetEvent): boolean => attendees >= capacity

export type NoEventsModel = {
  /** unknown: no such city; near: none near the city; days: none on these days. */
  reason: 'unknown' | 'near' | 'days'
  place: string
  /** The same city on any day, when days were chosen. */
  anyDayHref: string | null
  allHref: string
}

const noEvents = (market: Market, { place, when }: EventsQuery, city: WemeetList['city']): NoEventsModel => {
  const allHref = eventsHref(market)
  if (city === null) return { reason: place === '' ? 'days' : 'unknown', place, anyDayHref: null, allHref }
  const anyDayHref = when === 'whenever' ? null : eventsHref(market, { place: city.name })
  return { reason: 'near', place: city.name, anyDayHref, allHref }
}
