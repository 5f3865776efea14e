import { hashUnit, hashWeighted } from '../../../backend/api/hash.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import type { TravelSource } from '../travel-source.ts'
import { dayOfWeek, HORIZON_DAYS, lastWeekFor, weekOf } from '../weeks.ts'

/** A departure with only its day decided. `slot` counts departures of one travel in one week. */
export type Departure = { travel: TravelSource; slot: number; startingDate: string }

/** Monday to Sunday: most groups leave around the weekend. */
const WEEKDAYS = [
  [0, 10],
  [1, 5],
  [2, 6],
  [3, 10],
  [4, 17],
  [5, 33],
  [6, 19],
] as const

/** Relative frequency of departures, by popularity 1 to 5. */
const FREQUENCY = [0.5, 0.75, 1, 1.35, 1.8]

/** Seasons vary the number with the seeding day; this surplus guarantees the requested minimum. */
const MARGIN = 1.09

/**
 * All departures from the day after `seedDay` to the end of the horizon's last week, at least `target`, and those since
 * an earlier day. A hash of travel, week and slot decides whether a departure exists, so a later seeding day adds days
 * at the end, and a higher target adds days between.
 */
export const departures = (
  travels: readonly TravelSource[],
  seedDay: string,
  target: number,
  since = seedDay,
): Departure[] => {
  const perWeight = (target * MARGIN) / sum(travels.map((travel) => frequency(travel) * weeksInSeason(travel)))
  const lastWeek = lastWeekFor(seedDay)
  const found: Departure[] = []
  for (const travel of travels) {
    if (travel.onHold) continue
    const perWeek = frequency(travel) * perWeight
    for (let week = weekOf(since); week <= lastWeek; week++) {
      for (let slot = 0; slot < perWeek; slot++) {
        const startingDate = departureDay(travel, week, slot, perWeek)
        if (startingDate && startingDate > since) found.push({ travel, slot, startingDate })
      }
    }
  }
  return found
}

/** Stable key: travel, day, and number within the week after the first. */
export const tourId = ({ travel, slot, startingDate }: Departure): string =>
  `${travel.slug}-${startingDate.replaceAll('-', '')}${slot ? `-${slot + 1}` : ''}`

export const endingDateOf = ({ travel, startingDate }: Departure): string => addDays(startingDate, travel.days - 1)

/** Departure day of a slot in a week, or `null` without one. */
const departureDay = (travel: TravelSource, week: number, slot: number, perWeek: number): string | null => {
  if (hashUnit(travel.slug, week, slot, 'leaves') >= perWeek - slot) return null
  const weekday = hashWeighted(WEEKDAYS, travel.slug, week, slot, 'weekday')
  if (travel.notOn?.includes(weekday)) return null
  const day = dayOfWeek(week, weekday)
  return travel.months.includes(Number(day.slice(5, 7))) && isInSeason(travel, day) ? day : null
}

const isInSeason = ({ season, days }: TravelSource, startingDate: string): boolean => {
  if (season === undefined) return true
  const [first, last] = season
  const hasStarted = startingDate.slice(5) >= first
  const endsInTime = addDays(startingDate, days - 1).slice(5) <= last
  return first <= last ? hasStarted && endsInTime : hasStarted || endsInTime
}

const frequency = (travel: TravelSource): number => FREQUENCY[travel.popularity - 1] ?? 1
const weeksInSeason = (travel: TravelSource): number => ((HORIZON_DAYS / 7) * new Set(travel.months).size) / 12
const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0)
