import { SALES_STATUSES } from '../../../../shared/contracts/tour.ts'
import type { TravelColumns } from './load-columns.ts'
import { dayOf, statusOf } from './traits.ts'

const SOLD_OUT = SALES_STATUSES.indexOf('SOLD_OUT')

/** Days since 1970. */
export function daysWithTours(travels: readonly TravelColumns[]): ReadonlySet<number> {
  const days = new Set<number>()
  for (const { departures } of travels)
    for (const trait of departures.traits) if (statusOf(trait) !== SOLD_OUT) days.add(dayOf(trait))
  return days
}
