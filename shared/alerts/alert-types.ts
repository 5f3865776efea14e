import { z } from 'zod'
import type { SalesStatus } from '../contracts/tour.ts'

/** What somebody can be told about (spec section 4). */
export const ALERT_TYPES = ['STOCKOUT_TRAVEL', 'TOUR_CONFIRMED', 'PRICE_DROPPED'] as const
export const alertTypeSchema = z.enum(ALERT_TYPES)
export type AlertType = z.infer<typeof alertTypeSchema>

/**
 * The types of an alert (spec section 4): no departures means STOCKOUT_TRAVEL; PLANNED or ALMOST_CONFIRMED means
 * TOUR_CONFIRMED and PRICE_DROPPED; otherwise PRICE_DROPPED.
 * @param departures upcoming ones of the travel that are not sold out
 * @param status of the departure that was asked for; null: the travel as a whole
 */
export const alertTypesFor = (departures: number, status: SalesStatus | null): readonly AlertType[] => {
  if (departures === 0) return ['STOCKOUT_TRAVEL']
  if (status === 'PLANNED' || status === 'ALMOST_CONFIRMED') return ['TOUR_CONFIRMED', 'PRICE_DROPPED']
  return ['PRICE_DROPPED']
}

/**
 * What its popup, its label and its call to action speak of: new departures, confirmation and price, or price alone.
 */
export type AlertTopic = 'departures' | 'confirmation' | 'price'
export const topicOf = (types: readonly AlertType[]): AlertTopic =>
  types.includes('STOCKOUT_TRAVEL') ? 'departures' : types.includes('TOUR_CONFIRMED') ? 'confirmation' : 'price'

/**
 * What an alert's label says now (spec section 4): a departure that is confirmed by now has no confirmation to come,
 * and one that is sold out only a price that nobody can pay just then.
 * @param status of its departure; null: the travel as a whole
 */
export const labelOf = (types: readonly AlertType[], status: SalesStatus | null): AlertTopic | 'sold-out' => {
  if (status === null || types.includes('STOCKOUT_TRAVEL')) return topicOf(types)
  if (status === 'SOLD_OUT') return 'sold-out'
  return topicOf(types) === 'confirmation' ? topicOf(alertTypesFor(1, status)) : topicOf(types)
}
