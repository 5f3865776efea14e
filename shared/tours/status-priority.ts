import type { SalesStatus } from '../contracts/tour.ts'

/** Which status a day shows when several departures start on it: lower wins (spec section 4). */
export const STATUS_PRIORITY: Readonly<Record<SalesStatus, number>> = {
  ALMOST_FULL: 1,
  CONFIRMED: 2,
  ALMOST_CONFIRMED: 3,
  PLANNED: 4,
  WAITING_LIST: 5,
  SOLD_OUT: 6,
}

/** Each of the statuses once, the one that wins first. */
export const byPriority = (statuses: readonly SalesStatus[]): SalesStatus[] =>
  [...new Set(statuses)].sort((a, b) => STATUS_PRIORITY[a] - STATUS_PRIORITY[b])

/** A sold-out departure does not mark its day as busy (spec section 4). */
export const marksDayBusy = (status: SalesStatus): boolean => status !== 'SOLD_OUT'
