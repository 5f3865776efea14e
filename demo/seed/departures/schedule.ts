import { REST_DAYS } from '../../../backend/api/catalogue/coordinator-conditions.ts'
import { isInPeriod, type YearPeriod } from '../../../backend/api/catalogue/free-months.ts'
import { hashPick } from '../../../backend/api/hash.ts'
import type { Language } from '../../../markets/market-id.ts'
import { overlaps, type Span } from '../../../shared/dates/date-range.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import type { ReviewSource } from '../review-source.ts'
import { languagesOf } from '../rows/destination-rows.ts'
import type { CoordinatorSource, TravelSource } from '../travel-source.ts'
import { type Departure, endingDateOf, tourId } from './calendar.ts'
import { groupLanguageOf, suitableCoordinators } from './group-language.ts'

/** A fixed first day, so that a departure has the same coordinator on every seeding day. */
export const FIRST_DAY = '2026-01-05'

/** Days at home for each day on the road, in addition to REST_DAYS: coordinators are away for a third of a year or less. */
const DAYS_AT_HOME = { leave: 4, holidays: 1, any: 2 }

/** Language of the group, and slug of the coordinator if one is free. */
export type Leadership = { language: Language; leader: string | null }

/**
 * Leaderships by departure id: each coordinator leads departures of their areas in their languages, one at a time.
 * `departures`: soonest first. Reviewed ones took place, so they have a coordinator before all others, and were led in
 * the language of the review, or in English; within a month travels come first that had none for longest.
 */
export const schedule = (
  departures: readonly Departure[],
  coordinators: readonly CoordinatorSource[],
  reviews: readonly ReviewSource[],
): ReadonlyMap<string, Leadership> => {
  const reviewed = new Map(reviews.map((review) => [`${review.travel} ${review.departure}`, review]))
  const keyOf = ({ travel, startingDate }: Departure) => `${travel.slug} ${startingDate}`
  const reviewOf = (departure: Departure) => reviewed.get(keyOf(departure))
  const travels = new Set(departures.map(({ travel }) => travel))
  const suitable = new Map([...travels].map((travel) => [travel, suitableCoordinators(travel, coordinators)]))
  const leaderships = new Map(
    departures.map((departure): [string, Leadership] => [
      tourId(departure),
      { language: groupLanguageOf(departure, suitable.get(departure.travel) ?? []), leader: null },
    ]),
  )
  /** Departures of each coordinator with the days at home after them, newest first: the next one is close to it. */
  const bookings = new Map(coordinators.map(({ slug }) => [slug, [] as Span[]]))
  const lastLed = new Map<TravelSource, string>()
  const lead = (departure: Departure) => {
    const { travel, startingDate } = departure
    const id = tourId(departure)
    const leadership = leaderships.get(id)
    if (!leadership || leadership.leader !== null) return
    const endingDate = endingDateOf(departure)
    const bookingOf = ({ availability }: CoordinatorSource): Span => ({
      startingDate,
      endingDate: addDays(endingDate, travel.days * DAYS_AT_HOME[availability ?? 'any'] + REST_DAYS),
    })
    const inHolidays = isSchoolHoliday(startingDate) && isSchoolHoliday(endingDate)
    const review = reviewOf(departure)
    const described = review?.coordinator
    const candidates = described ? coordinators : (suitable.get(travel) ?? [])
    const free = candidates.filter(
      (coordinator) =>
        coordinator.slug === (described ?? coordinator.slug) &&
        (review || coordinator.languages.includes(leadership.language)) &&
        (inHolidays || coordinator.availability !== 'holidays') &&
        !bookings.get(coordinator.slug)?.some((booking) => overlaps(booking, { startingDate, endingDate })) &&
        !bookings.get(coordinator.slug)?.some((booking) => overlaps(booking, bookingOf(coordinator))),
    )
    if (free.length === 0) return
    const local = localLanguages(departure)
    const locals = free.filter(({ languages }) => languages.some((language) => local.includes(language)))
    const leader = hashPick(locals.length > 0 ? locals : free, id, 'leader')
    leadership.leader = leader.slug
    if (review) leadership.language = leader.languages.includes(review.language) ? review.language : 'en'
    bookings.get(leader.slug)?.unshift(bookingOf(leader))
    lastLed.set(travel, startingDate)
  }
  const past = departures.filter(reviewOf)
  for (const departure of past) if (reviewOf(departure)?.coordinator) lead(departure)
  for (const departure of past) lead(departure)
  lastLed.clear()
  for (const [month, all] of Map.groupBy(departures, ({ startingDate }) => startingDate.slice(0, 7))) {
    const byTurn = all.toSorted(
      (a, b) =>
        (lastLed.get(a.travel) ?? '').localeCompare(lastLed.get(b.travel) ?? '') ||
        a.travel.months.length - b.travel.months.length,
    )
    for (const departure of byTurn) if (!lastLed.get(departure.travel)?.startsWith(month)) lead(departure)
    for (const departure of byTurn) lead(departure)
  }
  for (const departure of departures) {
    const leadership = leaderships.get(tourId(departure))
    if (leadership === undefined || reviewOf(departure)) continue
    const { leader } = leadership
    const speakers =
      leader === null ? suitable.get(departure.travel) : coordinators.filter(({ slug }) => slug === leader)
    leadership.language = groupLanguageOf(departure, speakers ?? [], true)
  }
  return leaderships
}

/** Languages of its countries, without English, which all coordinators speak. */
const localLanguages = ({ travel }: Departure): string[] =>
  travel.countries.flatMap(languagesOf).filter((language) => language !== 'en')

/** In summer and at the turn of the year, in Italy as in Spain. */
export const SCHOOL_HOLIDAYS: readonly YearPeriod[] = [
  ['06-25', '09-05'],
  ['12-23', '01-06'],
]

const isSchoolHoliday = (date: string) => SCHOOL_HOLIDAYS.some((period) => isInPeriod(period, date))
