import { z } from 'zod'
import { CURRENCIES } from '../money/currencies.ts'
import { lazySchema } from './lazy-schema.ts'

export type CurrencyCode = keyof typeof CURRENCIES
export const CURRENCY_CODES = Object.keys(CURRENCIES) as [CurrencyCode, ...CurrencyCode[]]
export const currencyCodeSchema = z.enum(CURRENCY_CODES)

export const centsSchema = z.number().int().nonnegative()

/** One amount per currency, in cents (spec section 3: price "keyed by currency iso code"). */
export type Prices = Record<CurrencyCode, number>

let needed: readonly CurrencyCode[] = []

/** Runs a synchronous parse for which a price without one of these currencies is invalid. */
export const withCurrencies = <T>(currencies: readonly CurrencyCode[], parse: () => T): T => {
  needed = currencies
  try {
    return parse()
  } finally {
    needed = []
  }
}

/** Fields of an object that has a value for each currency; those of others are left out. */
export const byCurrency = <T extends z.ZodType>(value: T) =>
  Object.fromEntries(CURRENCY_CODES.map((code) => [code, value.optional()])) as Record<CurrencyCode, z.ZodOptional<T>>

/** Prices of a site have the currencies of its settings, the only ones that it shows. */
export const pricesSchema = lazySchema(
  () =>
    z
      .object(byCurrency(centsSchema))
      .refine((prices) => Object.keys(prices).length > 0, 'has no currency')
      .refine(
        (prices) => needed.every((code) => prices[code] !== undefined),
        'lacks a currency of the settings',
      ) as z.ZodType<Prices>,
)

/** Spec section 3, Currency. */
export const currencySchema = lazySchema(() =>
  z.object({
    isoCode: currencyCodeSchema,
    symbol: z.string().min(1),
    name: z.string().min(1),
  }),
)
export type Currency = z.infer<typeof currencySchema>
