import { hashInt, hashWeighted } from '../../../backend/api/hash.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { departures, endingDateOf, tourId } from '../departures/calendar.ts'
import type { TravelSource } from '../travel-source.ts'

const DAYS = 730

/** People who leave stars, in a group of eight to sixteen. */
const [FEWEST, MOST] = [2, 8]

/** Relative frequency of one to five stars. */
const STARS = [
  [1, 1],
  [2, 2],
  [3, 6],
  [4, 26],
  [5, 65],
] as const

export const NO_STARS = [0, 0, 0, 0, 0] as const

/** Numbers of ratings without text by travel, one to five stars: some of each departure that ended within two years. */
export const starCounts = (
  travels: readonly TravelSource[],
  seedDay: string,
  target: number,
): ReadonlyMap<string, readonly number[]> => {
  const counts = new Map<string, number[]>()
  for (const departure of departures(travels, seedDay, target, addDays(seedDay, -DAYS))) {
    if (endingDateOf(departure) >= seedDay) continue
    const id = tourId(departure)
    const stars = counts.get(departure.travel.slug) ?? [...NO_STARS]
    for (let nth = hashInt(FEWEST, MOST, id, 'ratings'); nth > 0; nth--) {
      const given = hashWeighted(STARS, id, nth, 'stars')
      stars[given - 1] = (stars[given - 1] ?? 0) + 1
    }
    counts.set(departure.travel.slug, stars)
  }
  return counts
}
