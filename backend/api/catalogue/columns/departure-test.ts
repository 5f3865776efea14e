import type { ListRequest } from '../../../../shared/contracts/filter-state.ts'
import { AGE_BADGES, GROUP_LANGUAGES, SALES_STATUSES } from '../../../../shared/contracts/tour.ts'
import { DEFAULT_STATUSES, keysWith, testBits } from '../../../../shared/filters/definitions.ts'
import { ageOf, dayNumber, dayOf, hasPrivateRoom, isDiscounted, languagesOf, statusOf } from './traits.ts'

const FILTER_BITS = testBits('departures')
/** One bit per departure filter. */
export const ON_DEPARTURE = { ...FILTER_BITS, past: 1 << Object.keys(FILTER_BITS).length }

const { when, status, ageBadge, groupLanguage, discounted, isNoSharingRoomAvailable, price, past, ...UNTESTED } =
  ON_DEPARTURE
// departureTest is written by hand, for speed: a filter without its test is a type error here.
UNTESTED satisfies Record<string, never>

/** Returns the failed filters as bits of ON_DEPARTURE; `cents` is in the filter's currency. */
export type DepartureTest = (traits: number, cents: number) => number

/** Upcoming departures only (spec section 4), none sold out unless requested (section 9). */
export const departureTest = (filter: ListRequest, today: string): DepartureTest => {
  const { from, to } = requestedDays(filter)
  const tomorrow = dayNumber(today) + 1
  const statuses = bitsOf(SALES_STATUSES, filter.status?.length ? filter.status : DEFAULT_STATUSES)
  const languageTest = languageTestOf(filter)
  const age = filter.ageBadge ? AGE_BADGES.indexOf(filter.ageBadge) : null
  const { discounted: isReduced = false, isNoSharingRoomAvailable: privateRoom = false } = filter
  const { priceFrom = 0, priceTo = Number.POSITIVE_INFINITY } = filter
  return (traits, cents) => {
    const day = dayOf(traits)
    return (
      (day >= from && day <= to ? 0 : when) |
      ((statuses >>> statusOf(traits)) & 1 ? 0 : status) |
      (age === null || age === ageOf(traits) ? 0 : ageBadge) |
      languageTest(traits) |
      (!isReduced || isDiscounted(traits) ? 0 : discounted) |
      (!privateRoom || hasPrivateRoom(traits) ? 0 : isNoSharingRoomAvailable) |
      (cents >= priceFrom && cents <= priceTo ? 0 : price) |
      (day >= tomorrow ? 0 : past)
    )
  }
}

const bitsOf = <T>(all: readonly T[], chosen: readonly T[]): number =>
  chosen.reduce((bits, each) => bits | (1 << all.indexOf(each)), 0)

const languageTestOf = ({ groupLanguage: chosen = [] }: ListRequest): ((traits: number) => number) => {
  const languages = bitsOf(GROUP_LANGUAGES, chosen)
  return (traits) => (languages === 0 || (languages & languagesOf(traits)) !== 0 ? 0 : groupLanguage)
}

const requestedDays = ({ dateFrom, dateTo, daysSpan = 0 }: ListRequest) => ({
  from: dateFrom ? dayNumber(dateFrom) - daysSpan : Number.NEGATIVE_INFINITY,
  to: dateTo ? dayNumber(dateTo) + daysSpan : Number.POSITIVE_INFINITY,
})

const DEPARTURE_KEYS = keysWith({ narrows: 'departures' })

export const needsDepartures = (filter: ListRequest): boolean =>
  DEPARTURE_KEYS.some((key) => {
    const value = filter[key]
    return Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false
  })
