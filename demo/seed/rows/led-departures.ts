import { hashUnit } from '../../../backend/api/hash.ts'
import { type Departure, departures, tourId } from '../departures/calendar.ts'
import { FIRST_DAY, type Leadership, schedule } from '../departures/schedule.ts'
import type { SeedSources } from '../sources.ts'

/** A departure with its id, the language of its group, and the slug of its coordinator. */
export type LedDeparture = { departure: Departure; id: string } & Leadership

/** The record of all departures since FIRST_DAY, past ones included, soonest first; at least `target` after `seedDay`. */
export const ledDepartures = (
  { travels, coordinators, reviews }: Pick<SeedSources, 'travels' | 'coordinators' | 'reviews'>,
  seedDay: string,
  target: number,
): LedDeparture[] => {
  const known = departures(travels, seedDay, target, FIRST_DAY < seedDay ? FIRST_DAY : seedDay)
    .map((departure) => {
      const id = tourId(departure)
      return { departure, id, order: `${departure.startingDate} ${hashUnit(id, 'order').toFixed(9)}` }
    })
    .sort((a, b) => (a.order < b.order ? -1 : 1))
  const leaderships = schedule(
    known.map(({ departure }) => departure),
    coordinators,
    reviews,
  )
  return known.flatMap(({ departure, id }) => {
    const leadership = leaderships.get(id)
    return leadership ? [{ departure, id, ...leadership }] : []
  })
}
