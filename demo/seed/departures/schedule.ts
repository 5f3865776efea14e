import { REST_DAYS } from '../../../backend/api/catalogue/coordinator-rest.ts'
import { hashPick } from '../../../backend/api/hash.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import type { CoordinatorSource } from '../travel-source.ts'
import { type Departure, endingDateOf, tourId } from './calendar.ts'

/** A fixed first day, so that a departure has the same coordinator on every seeding day. */
export const FIRST_DAY = '2026-01-05'

/** Coordinators by departure id: each leads one departure of their areas at a time. `departures`: soonest first. */
export function schedule(
  departures: readonly Departure[],
  coordinators: readonly CoordinatorSource[],
): ReadonlyMap<string, string> {
  const freeFrom = new Map<string, string>()
  const leaders = new Map<string, string>()
  for (const departure of departures) {
    const id = tourId(departure)
    const { travel, startingDate } = departure
    const free = coordinators.filter(
      ({ slug, areas }) => areas.includes(travel.continent) && (freeFrom.get(slug) ?? '') <= startingDate,
    )
    if (free.length === 0) continue
    const { slug } = hashPick(free, id, 'leader')
    leaders.set(id, slug)
    freeFrom.set(slug, addDays(endingDateOf(departure), REST_DAYS + 1))
  }
  return leaders
}
