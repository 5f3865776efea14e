import type { WemeetEvent, WemeetList } from '../../../shared/contracts/wemeet.ts'
import { TIME_FILTERS, type TimeFilter } from '../../../shared/wemeet/time-filter.ts'
import type { EventsAsked } from '../../data/wemeet.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { eventsHref } from './events-query.ts'

/** Cities that are offered as a link each. */
const LINKED_CITIES = 12

/** All that the page of events shows. */
export type EventsModel = {
  asked: EventsAsked
  events: readonly WemeetEvent[]
  /** "12 eventi vicino a Milano" (spec section 2); null when there is none. */
  count: string | null
  /** The city that is meant, where what was typed is not how it is written. */
  guessed: string | null
  times: readonly { filter: TimeFilter; href: string; isCurrent: boolean }[]
  /** Names to choose from while typing. */
  cityNames: readonly string[]
  cityLinks: readonly { name: string; count: number; href: string; isCurrent: boolean }[]
  /** Null while there is nothing to clear. */
  clearHref: string | null
  /** Why there is nothing, and what to do about it; null when there is something. */
  nothing: Nothing | null
  currentPage: number
  lastPage: number
  pageHref: (page: number) => string
  isPastEnd: boolean
}

export type Nothing = {
  /** unknown: no city is called so; near: none around this one; days: none on these days anywhere. */
  reason: 'unknown' | 'near' | 'days'
  place: string
  /** The same place on any day, when days were asked for; null otherwise. */
  anyDayHref: string | null
  allHref: string
}

/** What the page of events shows of what the back end found. */
export const eventsModel = (
  { market, t }: Pick<RenderContext, 'market' | 't'>,
  asked: EventsAsked,
  list: WemeetList,
): EventsModel => {
  const { city, total } = list
  // What was meant goes on, not what was mistyped.
  const place = city?.name ?? asked.place
  const href = (change: Partial<EventsAsked>) => eventsHref(market, { place, when: asked.when, ...change })
  return {
    asked,
    events: list.data,
    count:
      total === 0
        ? null
        : city === null
          ? t('wemeet.count', { count: total })
          : t('wemeet.countNear', { count: total, city: city.name }),
    guessed: list.isGuess ? (city?.name ?? null) : null,
    times: TIME_FILTERS.map((filter) => ({ filter, href: href({ when: filter }), isCurrent: filter === asked.when })),
    cityNames: list.cities.map(({ name }) => name),
    cityLinks: list.cities.slice(0, LINKED_CITIES).map(({ slug, name, count }) => ({
      ...{ name, count },
      href: href({ place: name }),
      isCurrent: slug === city?.slug,
    })),
    clearHref: asked.place === '' && asked.when === 'whenever' ? null : eventsHref(market),
    nothing:
      total > 0
        ? null
        : {
            reason: city !== null ? 'near' : asked.place !== '' ? 'unknown' : 'days',
            place,
            anyDayHref: city !== null && asked.when !== 'whenever' ? href({ when: 'whenever' }) : null,
            allHref: eventsHref(market),
          },
    currentPage: list.currentPage,
    lastPage: list.lastPage,
    pageHref: (page) => href({ page }),
    isPastEnd: asked.page > list.lastPage,
  }
}
