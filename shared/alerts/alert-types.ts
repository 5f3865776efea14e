import { z } from 'zod'
import type { SalesStatus } from '../contracts/tour.ts'

/** Spec section 4, and PLACE_FREE: a place of a sold-out departure is offered to those who wait, in turn. */
export const ALERT_TYPES = ['STOCKOUT_TRAVEL', 'TOUR_CONFIRMED', 'PLACE_FREE', 'PRICE_DROPPED'] as const
export const alertTypeSchema = z.enum(ALERT_TYPES)
export type AlertType = z.infer<typeof alertTypeSchema>

/**
 * The types of an alert (spec section 4): no departures means STOCKOUT_TRAVEL; PLANNED or ALMOST_CONFIRMED means
 * TOUR_CONFIRMED and PRICE_DROPPED; otherwise PRICE_DROPPED, with PLACE_FREE where no place can be booked.
 * @param departures number of upcoming departures that are not sold out
 * @param status of the alert's departure; null: the whole travel
 */
export const alertTypesFor = (departures: number, status: SalesStatus | null): readonly AlertType[] => {
  if (departures === 0) return ['STOCKOUT_TRAVEL']
  if (status === 'PLANNED' || status === 'ALMOST_CONFIRMED') return ['TOUR_CONFIRMED', 'PRICE_DROPPED']
  return waitsForPlace(status) ? ['PLACE_FREE', 'PRICE_DROPPED'] : ['PRICE_DROPPED']
}

/** Whether a departure of this status has no place to book until one becomes free. */
export const waitsForPlace = (status: SalesStatus | null): boolean => status === 'SOLD_OUT' || status === 'WAITING_LIST'

/** Topic of an alert's popup, label and call to action. */
export type AlertTopic = 'departures' | 'confirmation' | 'place' | 'price'
export const topicOf = (types: readonly AlertType[]): AlertTopic =>
  TOPICS.find(([type]) => types.includes(type))?.[1] ?? 'price'

const TOPICS = [
  ['STOCKOUT_TRAVEL', 'departures'],
  ['TOUR_CONFIRMED', 'confirmation'],
  ['PLACE_FREE', 'place'],
] as const

/**
 * Current topic of an alert's label (spec section 4): a confirmed departure has no confirmation to come, a sold-out one
 * no price to pay, and one with places nobody who waits.
 * @param status of its departure; null: the whole travel
 */
export const labelOf = (types: readonly AlertType[], status: SalesStatus | null): AlertTopic | 'sold-out' => {
  if (status === null || types.includes('STOCKOUT_TRAVEL')) return topicOf(types)
  if (types.includes('PLACE_FREE') && waitsForPlace(status)) return 'place'
  if (status === 'SOLD_OUT') return 'sold-out'
  return types.includes('TOUR_CONFIRMED') && topicOf(alertTypesFor(1, status)) === 'confirmation'
    ? 'confirmation'
    : 'price'
}
