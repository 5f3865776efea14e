import { REST_DAYS } from '../../../backend/api/catalogue/coordinator-rest.ts'
import { hashPick } from '../../../backend/api/hash.ts'
import { overlaps, type Span } from '../../../shared/dates/date-range.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import type { ReviewSource } from '../review-source.ts'
import { languagesOf } from '../rows/destination-rows.ts'
import type { CoordinatorSource } from '../travel-source.ts'
import { type Departure, endingDateOf, tourId } from './calendar.ts'
import { groupLanguageOf } from './group-language.ts'

/** A fixed first day, so that a departure has the same coordinator on every seeding day. */
export const FIRST_DAY = '2026-01-05'

/** Days at home for each day on the road, in addition to REST_DAYS: coordinators are away for a third of a year or less. */
const DAYS_AT_HOME = { leave: 4, holidays: 1, any: 2 }

/**
 * Coordinators by departure id: each leads departures of their areas in their languages, one at a time. `departures`:
 * soonest first. Reviewed ones took place, so they have a coordinator before all others; within a month those whose
 * countries speak a language of a coordinator come next.
 */
export function schedule(
  departures: readonly Departure[],
  coordinators: readonly CoordinatorSource[],
  reviews: readonly ReviewSource[],
): ReadonlyMap<string, string> {
  const reviewed = new Map(reviews.map(({ travel, departure, coordinator }) => [`${travel} ${departure}`, coordinator]))
  const keyOf = ({ travel, startingDate }: Departure) => `${travel.slug} ${startingDate}`
  const tookPlace = (departure: Departure) => reviewed.has(keyOf(departure))
  /** Departures of each coordinator with the days at home after them, newest first: the next one is close to it. */
  const bookings = new Map(coordinators.map(({ slug }) => [slug, [] as Span[]]))
  const leaders = new Map<string, string>()
  const lead = (departure: Departure, locals?: readonly string[]) => {
    const { travel, startingDate } = departure
    const id = tourId(departure)
    const language = groupLanguageOf(id)
    const endingDate = endingDateOf(departure)
    const bookingOf = ({ availability }: CoordinatorSource): Span => ({
      startingDate,
      endingDate: addDays(endingDate, travel.days * DAYS_AT_HOME[availability ?? 'any'] + REST_DAYS),
    })
    const inHolidays = isSchoolHoliday(startingDate) && isSchoolHoliday(endingDate)
    const described = reviewed.get(keyOf(departure))
    const free = coordinators.filter(
      (coordinator) =>
        coordinator.areas.includes(travel.continent) &&
        coordinator.slug === (described ?? coordinator.slug) &&
        (tookPlace(departure) || coordinator.languages.includes(language)) &&
        (locals === undefined || coordinator.languages.some((each) => locals.includes(each))) &&
        (inHolidays || coordinator.availability !== 'holidays') &&
        !bookings.get(coordinator.slug)?.some((booking) => overlaps(booking, { startingDate, endingDate })) &&
        !bookings.get(coordinator.slug)?.some((booking) => overlaps(booking, bookingOf(coordinator))),
    )
    if (free.length === 0) return
    const leader = hashPick(free, id, 'leader')
    leaders.set(id, leader.slug)
    bookings.get(leader.slug)?.unshift(bookingOf(leader))
  }
  for (const departure of departures.filter(tookPlace)) lead(departure)
  const others = departures.filter((each) => !tookPlace(each))
  for (const month of Map.groupBy(others, ({ startingDate }) => startingDate.slice(0, 7)).values()) {
    for (const departure of month) lead(departure, localLanguages(departure))
    for (const departure of month) if (!leaders.has(tourId(departure))) lead(departure)
  }
  return leaders
}

/** Languages of its countries, without English, which all coordinators speak. */
const localLanguages = ({ travel }: Departure): string[] =>
  travel.countries.flatMap(languagesOf).filter((language) => language !== 'en')

/** In summer and at the turn of the year, in Italy as in Spain. */
function isSchoolHoliday(date: string): boolean {
  const day = date.slice(5)
  return (day >= '06-25' && day <= '09-05') || day >= '12-23' || day <= '01-06'
}
