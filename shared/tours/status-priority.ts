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

/** The status that wins; null when there is none. */
export const leadingStatus = (statuses: readonly SalesStatus[]): SalesStatus | null =>
  statuses.reduce<SalesStatus | null>(
    (best, status) => (best === null || STATUS_PRIORITY[status] < STATUS_PRIORITY[best] ? status : best),
    null,
  )

/** A sold-out departure does not mark its day as busy (spec section 4). */
export const marksDayBusy = (status: SalesStatus): boolean => status !== 'SOLD_OUT'
