import { hashPick, hashUnit, hashWeighted } from '../../../backend/api/hash.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { dayOfWeek, weekOf } from '../weeks.ts'
import type { WemeetCitySource, WemeetKindSource } from '../wemeet-source.ts'

/** An event with only its day decided. */
export type Meeting = { id: string; city: WemeetCitySource; kind: WemeetKindSource; day: string; time: string }

/** Weeks ahead with events. */
const HORIZON_WEEKS = 12

/** Events of a city per week, by its popularity 1 to 5. */
const PER_WEEK = [0.4, 0.8, 1.2, 1.8, 2.6]

/**
 * All events from `seedDay` to the end of the horizon. Like departures (departures/calendar.ts), a hash of city, week
 * and slot decides whether one exists: a later seeding day adds events at the end.
 */
export const meetings = (
  cities: readonly WemeetCitySource[],
  kinds: readonly WemeetKindSource[],
  seedDay: string,
): Meeting[] => {
  const first = weekOf(seedDay)
  const found = new Map<string, Meeting>()
  for (const city of cities) {
    const perWeek = PER_WEEK[city.popularity - 1] ?? 1
    for (let week = first; week <= first + HORIZON_WEEKS; week++)
      for (let slot = 0; slot < perWeek; slot++) {
        const meeting = meetingIn(city, kinds, week, slot, perWeek)
        if (meeting !== null && meeting.day >= seedDay && !found.has(meeting.id)) found.set(meeting.id, meeting)
      }
  }
  return [...found.values()]
}

const meetingIn = (
  city: WemeetCitySource,
  kinds: readonly WemeetKindSource[],
  week: number,
  slot: number,
  perWeek: number,
): Meeting | null => {
  if (hashUnit(city.slug, week, slot, 'meets') >= perWeek - slot) return null
  const monday = dayOfWeek(week, 0)
  const possible = kinds.filter(
    (kind) =>
      (!kind.coordinatorOnly || city.coordinators.length > 0) && (!kind.warmSeason || isWarm(addDays(monday, 5), city)),
  )
  const kind = hashWeighted(
    possible.map((each) => [each, each.weight] as const),
    city.slug,
    week,
    slot,
    'kind',
  )
  const day = dayOfWeek(week, hashPick(kind.weekdays, city.slug, week, slot, 'weekday'))
  const time = hashPick(kind.times, city.slug, week, slot, 'time')
  return { id: `${city.slug}-${kind.slug}-${day}`, city, kind, day, time }
}

/** April to October; in the southern hemisphere the other months. */
const isWarm = (day: string, { latitude }: WemeetCitySource): boolean => {
  const month = Number(day.slice(5, 7))
  return latitude >= 0 ? month >= 4 && month <= 10 : month <= 4 || month >= 10
}
