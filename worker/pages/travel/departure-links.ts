import { tourPath, travelPath } from '../../../markets/links.ts'
import type { Market } from '../../../markets/market-schema.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { Tour } from '../../../shared/contracts/tour.ts'
import { marksDayBusy } from '../../../shared/tours/offer.ts'
import { type DepartureFilter, departureQuery, NO_FILTER } from './departure-filter.ts'

/** Where "choose a date" leads. */
export const DEPARTURES_ID = 'departures'

/** The same page with another filter or layout of its departures. */
export const viewHref = (path: string, filter: DepartureFilter): string => {
  const query = departureQuery(filter)
  return `${path}${query === '' ? '' : `?${query}`}#${DEPARTURES_ID}`
}

/**
 * Where a day of the calendar leads: to its departure, or to the list of its departures where there are several.
 * @param tours of one travel
 * @param filter what the calendar is filtered by
 */
export const dayLinks = (
  market: Market,
  tours: readonly Tour[],
  filter: DepartureFilter = NO_FILTER,
): ((day: IsoDate) => string) => {
  const byDay = Map.groupBy(
    tours.filter(({ salesStatus }) => marksDayBusy(salesStatus)),
    ({ startingDate }) => startingDate,
  )
  return (day) => {
    const [first, ...more] = byDay.get(day) ?? []
    if (first === undefined) return `#${DEPARTURES_ID}`
    return more.length === 0
      ? tourPath(market, first.travel.slug, first.code)
      : viewHref(travelPath(market, first.travel.slug), { ...filter, month: day, view: 'list' })
  }
}
