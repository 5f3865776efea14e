import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

/** Currencies of the catalogue's prices (spec section 9). */
export const CURRENCY_CODES = ['EUR', 'GBP', 'USD'] as const
export const currencyCodeSchema = z.enum(CURRENCY_CODES)
export type CurrencyCode = z.infer<typeof currencyCodeSchema>

export const centsSchema = z.number().int().nonnegative()

/** One amount per currency, in cents (spec section 3: price "keyed by currency iso code"). */
export const pricesSchema = lazySchema(() => z.record(currencyCodeSchema, centsSchema))
export type Prices = z.infer<typeof pricesSchema>

/** Spec section 3, Currency. */
export const currencySchema = lazySchema(() =>
  z.object({
    isoCode: currencyCodeSchema,
    symbol: z.string().min(1),
    name: z.string().min(1),
  }),
)
export type Currency = z.infer<typeof currencySchema>
