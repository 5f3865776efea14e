import { z } from 'zod'
import type { SalesStatus } from '../contracts/tour.ts'

/** Spec section 4. */
export const ALERT_TYPES = ['STOCKOUT_TRAVEL', 'TOUR_CONFIRMED', 'PRICE_DROPPED'] as const
export const alertTypeSchema = z.enum(ALERT_TYPES)
export type AlertType = z.infer<typeof alertTypeSchema>

/**
 * The types of an alert (spec section 4): no departures means STOCKOUT_TRAVEL; PLANNED or ALMOST_CONFIRMED means
 * TOUR_CONFIRMED and PRICE_DROPPED; otherwise PRICE_DROPPED.
 * @param departures number of upcoming departures that are not sold out
 * @param status of the alert's departure; null: the whole travel
 */
export const alertTypesFor = (departures: number, status: SalesStatus | null): readonly AlertType[] => {
  if (departures === 0) return ['STOCKOUT_TRAVEL']
  if (status === 'PLANNED' || status === 'ALMOST_CONFIRMED') return ['TOUR_CONFIRMED', 'PRICE_DROPPED']
  return ['PRICE_DROPPED']
}

/** Topic of an alert's popup, label and call to action. */
export type AlertTopic = 'departures' | 'confirmation' | 'price'
export const topicOf = (types: readonly AlertType[]): AlertTopic =>
  types.includes('STOCKOUT_TRAVEL') ? 'departures' : types.includes('TOUR_CONFIRMED') ? 'confirmation' : 'price'

/**
 * Current topic of an alert's label (spec section 4): a confirmed departure has no confirmation to come, a sold-out one
 * no price to pay.
 * @param status of its departure; null: the whole travel
 */
export const labelOf = (types: readonly AlertType[], status: SalesStatus | null): AlertTopic | 'sold-out' => {
  if (status === null || types.includes('STOCKOUT_TRAVEL')) return topicOf(types)
  if (status === 'SOLD_OUT') return 'sold-out'
  return topicOf(types) === 'confirmation' ? topicOf(alertTypesFor(1, status)) : topicOf(types)
}
