import { z } from 'zod'
import { languageSchema } from '../../../markets/market-id.ts'
import { isoDateSchema } from '../../../shared/contracts/iso-date.ts'
import type { Prices } from '../../../shared/contracts/money.ts'
import { ageBadgeSchema, type SalesStatus, salesStatusSchema } from '../../../shared/contracts/tour.ts'
import { basePriceFor } from '../catalogue/tour-history.ts'
import { priceSchema, storedCurrencySchema } from '../sources/stored-currency.ts'

/** The embedded catalogue has all of its currencies. */
export const allPricesSchema = z.record(storedCurrencySchema, priceSchema) as z.ZodType as z.ZodType<Prices>

const seats = z.number().int().min(0).max(60)

/** Null: to be announced. */
const coordinator = z.string().min(1).max(80).nullable()

/** Fields of a departure that describe its group; in `language` the coordinator speaks to it. */
export const groupShape = { coordinator, language: languageSchema, ageBadge: ageBadgeSchema, privateRoom: z.boolean() }

export const tourChangeSchema = z
  .strictObject({
    startingDate: isoDateSchema,
    status: salesStatusSchema,
    freeSeats: seats,
    seatsToConfirm: seats,
    price: allPricesSchema,
    /** The price before was a mistake, which nobody was offered (offered-prices.ts). */
    correction: z.boolean(),
    ...groupShape,
  })
  .partial()
  .refine((change) => Object.keys(change).length > 0, 'nothing to change')
export type TourChange = z.infer<typeof tourChangeSchema>

export type TourState = Required<Omit<TourChange, 'correction'>> & { basePrice: Prices }

/** A status implies its seats unless the change names others; a new price sets the base price. */
export const applyChange = (
  state: TourState,
  { correction, ...change }: TourChange,
  before: Prices | null,
): TourState => ({
  ...state,
  ...(change.status && impliedSeats(change.status)),
  ...change,
  ...(change.price && { basePrice: basePriceFor(change.price, before ?? (correction ? null : state.price)) }),
})

/** Lists the rules of spec section 4 that a state breaks, for a group of at most `groupMax`. */
export const contradictions = ({ status, freeSeats, seatsToConfirm }: TourState, groupMax: number): string[] => {
  const gone = status === 'SOLD_OUT' || status === 'WAITING_LIST'
  const waiting = status === 'PLANNED' || status === 'ALMOST_CONFIRMED'
  return [
    ...(freeSeats > groupMax ? [`freeSeats: the group has at most ${groupMax} people`] : []),
    ...(gone && freeSeats > 0 ? [`freeSeats: must be 0 when ${status}`] : []),
    ...(waiting && seatsToConfirm === 0 ? [`seatsToConfirm: must be above 0 when ${status}`] : []),
    ...(!waiting && seatsToConfirm > 0 ? [`seatsToConfirm: must be 0 when ${status}`] : []),
    ...(status === 'ALMOST_FULL' && freeSeats === 0 ? ['freeSeats: must be above 0 when ALMOST_FULL'] : []),
  ]
}

const impliedSeats = (status: SalesStatus): Partial<TourState> => {
  if (status === 'SOLD_OUT' || status === 'WAITING_LIST') return { freeSeats: 0, seatsToConfirm: 0 }
  return status === 'CONFIRMED' || status === 'ALMOST_FULL' ? { seatsToConfirm: 0 } : {}
}
