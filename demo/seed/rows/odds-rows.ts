import { ODDS_MONTHS } from '../../../backend/api/catalogue/group-odds.ts'
import { hashInt, hashUnit } from '../../../backend/api/hash.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { departures, tourId } from '../departures/calendar.ts'
import { GROUP } from '../departures/status.ts'
import type { TravelSource } from '../travel-source.ts'

const DAYS = 730
const WENT = 0.9
/** Months before the departure at which a group is confirmed. */
const CONFIRMED: [number, number] = [-0.4, 6]
/** People who join in a month. */
const PACE: [number, number] = [0.7, 4]

/** Groups of the last two years that were not confirmed yet, by months before and people, and how many took place. */
export const oddsRows = (travels: readonly TravelSource[], seedDay: string, target: number) => {
  const rows = new Map<string, { months: number; going: number; groups: number; went: number }>()
  for (const departure of departures(travels, seedDay, target, addDays(seedDay, -DAYS))) {
    if (departure.startingDate > seedDay) continue
    const id = tourId(departure)
    const went = hashUnit(id, 'took place') < WENT
    for (const months of ODDS_MONTHS) {
      const going = peopleBefore(id, months, went)
      if (going >= GROUP.min) continue
      const row = rows.get(`${months} ${going}`) ?? { months, going, groups: 0, went: 0 }
      rows.set(`${months} ${going}`, { ...row, groups: row.groups + 1, went: row.went + (went ? 1 : 0) })
    }
  }
  return [...rows.values()]
}

/** A group that took place fills until it is confirmed, another one stops before. */
const peopleBefore = (id: string, months: number, went: boolean): number => {
  const pace = between(PACE, id, 'pace')
  const people = went
    ? GROUP.min - (months - between(CONFIRMED, id, 'confirmed')) * pace
    : hashInt(1, GROUP.min - 1, id, 'stopped') - (months - 1) * pace * 0.2
  return Math.max(0, Math.floor(people))
}

const between = ([least, most]: [number, number], ...keys: string[]): number =>
  least + (most - least) * hashUnit(...keys)
