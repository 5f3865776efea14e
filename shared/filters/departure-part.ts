import type { FilterState } from '../contracts/filter-state.ts'
import type { CurrencyCode } from '../contracts/money.ts'
import type { Tour } from '../contracts/tour.ts'
import { addDays } from '../dates/iso-days.ts'
import { DEFAULT_STATUSES, keysWith } from './definitions.ts'

const DEPARTURE_KEYS = keysWith({ narrows: 'departures' })

/** The part of a filter that applies to the departures of one travel. */
export const departurePart = (filter: FilterState): FilterState => {
  const isDated = filter.dateFrom !== undefined || filter.dateTo !== undefined
  const keys = isDated ? [...DEPARTURE_KEYS, 'daysSpan' as const] : DEPARTURE_KEYS
  return Object.fromEntries(keys.flatMap((key) => (filter[key] === undefined ? [] : [[key, filter[key]]])))
}

/** The departures that a search finds: none that are sold out, unless requested (spec section 9). */
export const fitsDeparture = (filter: FilterState, currency: CurrencyCode) => {
  const {
    dateFrom,
    dateTo,
    daysSpan = 0,
    status = [],
    ageBadge,
    groupLanguage = [],
    discounted,
    isNoSharingRoomAvailable,
  } = filter
  const { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = filter
  const from = dateFrom === undefined ? '' : addDays(dateFrom, -daysSpan)
  const to = dateTo === undefined ? '9999' : addDays(dateTo, daysSpan)
  const statuses = status.length > 0 ? status : DEFAULT_STATUSES
  return (tour: Tour): boolean =>
    tour.startingDate >= from &&
    tour.startingDate <= to &&
    statuses.includes(tour.salesStatus) &&
    (ageBadge === undefined || tour.ageBadge === ageBadge) &&
    (groupLanguage.length === 0 || groupLanguage.some((language) => language === tour.groupLanguage)) &&
    (!discounted || tour.discounted) &&
    (!isNoSharingRoomAvailable || tour.isNoSharingRoomAvailable) &&
    tour.price[currency] >= priceFrom &&
    tour.price[currency] <= priceTo
}
