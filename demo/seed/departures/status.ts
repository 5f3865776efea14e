import { hashInt, hashWeighted } from '../../../backend/api/hash.ts'
import { COMMON_BOOKING_RULES } from '../../../markets/common-booking-rules.ts'
import type { SalesStatus } from '../../../shared/contracts/tour.ts'

/** Seats of a departure: `min` travellers confirm it, `max` fill it. */
export type GroupSize = { min: number; max: number }
/** Group size of every travel, as pages and legal texts promise. */
export const GROUP: GroupSize = { min: 8, max: 16 }
export type Sales = { status: SalesStatus; freeSeats: number; seatsToConfirm: number }

const shares = (
  planned: number,
  almostConfirmed: number,
  confirmed: number,
  almostFull: number,
  waitingList: number,
  soldOut: number,
): [SalesStatus, number][] => [
  ['PLANNED', planned],
  ['ALMOST_CONFIRMED', almostConfirmed],
  ['CONFIRMED', confirmed],
  ['ALMOST_FULL', almostFull],
  ['WAITING_LIST', waitingList],
  ['SOLD_OUT', soldOut],
]

type Bands = readonly { upTo: number; shares: [SalesStatus, number][] }[]

/** Shares of statuses by days left, in percent, while a departure can be called off. */
const SHARES: Bands = [
  { upTo: 45, shares: shares(4, 12, 40, 20, 8, 16) },
  { upTo: 150, shares: shares(17, 20, 36, 14, 5, 8) },
  { upTo: 300, shares: shares(50, 21, 18, 6, 2, 3) },
  { upTo: Number.POSITIVE_INFINITY, shares: shares(78, 12, 6, 2, 1, 1) },
]
/** Afterwards it has its travellers. */
const TAKING_PLACE: Bands = [{ upTo: Number.POSITIVE_INFINITY, shares: shares(0, 0, 52, 22, 9, 17) }]
/** Without an announced coordinator a departure is not confirmed. */
const OPEN: Bands = [
  { upTo: 150, shares: shares(54, 46, 0, 0, 0, 0) },
  { upTo: Number.POSITIVE_INFINITY, shares: shares(100, 0, 0, 0, 0, 0) },
]

/** Consistent status and seats (spec section 4) of a departure of `days` days. */
export const salesOf = (id: string, days: number, daysLeft: number, group: GroupSize): Sales =>
  salesIn(daysLeft > noticeOf(days) ? SHARES : TAKING_PLACE, id, daysLeft, group)

export const openSales = (id: string, daysLeft: number, group: GroupSize): Sales => salesIn(OPEN, id, daysLeft, group)

const salesIn = (bands: Bands, id: string, daysLeft: number, group: GroupSize): Sales => {
  const band = bands.find(({ upTo }) => daysLeft <= upTo)
  const status = hashWeighted(band?.shares ?? [], id, 'status')
  const seatsToConfirm = missing(status, id, group)
  return { status, seatsToConfirm, freeSeats: free(status, seatsToConfirm, id, group) }
}

/** Minimum notice in days for calling off a departure; all are longer than a day. */
const noticeOf = (days: number): number => {
  const { longTripDays = 0, shortTripDays = 0 } = COMMON_BOOKING_RULES.at(-1)?.operatorNotice ?? {}
  return days > 6 ? longTripDays : shortTripDays
}

const missing = (status: SalesStatus, id: string, group: GroupSize): number => {
  if (status === 'PLANNED') return hashInt(4, group.min, id, 'missing')
  return status === 'ALMOST_CONFIRMED' ? hashInt(1, 3, id, 'missing') : 0
}

const free = (status: SalesStatus, seatsToConfirm: number, id: string, group: GroupSize): number => {
  if (seatsToConfirm > 0) return group.max - group.min + seatsToConfirm
  if (status === 'CONFIRMED') return hashInt(4, group.max - group.min, id, 'free')
  return status === 'ALMOST_FULL' ? hashInt(1, 3, id, 'free') : 0
}
