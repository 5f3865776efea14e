import type { IsoDate } from '../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../shared/contracts/money.ts'
import type { MarketId } from './market-id.ts'

/** The conditions of a booking from a day on (spec section 1). */
export type BookingRules = {
  /** First day on which bookings are made under these rules. */
  validFrom: IsoDate
  /** A booking is cancelled free of charge up to this many days before departure. */
  freeCancellationDays: number
  /** The same with the Flexible Cancellation option. */
  flexibleCancellationDays: number
  /** The balance is due this many days before departure. */
  balanceDueDays: number
  /** Part of every trip's price. */
  includedInsurances: readonly ('medical' | 'baggage')[]
  /** What is paid in, whatever currency prices are shown in; which of them the home address at checkout decides. */
  paymentCurrencies: readonly CurrencyCode[]
}

/** Rules that all markets share, oldest first. New rules are added with their first day; old ones stay. */
const EVERYWHERE: readonly BookingRules[] = [
  {
    validFrom: '2020-01-01',
    freeCancellationDays: 31,
    flexibleCancellationDays: 8,
    balanceDueDays: 31,
    includedInsurances: ['medical', 'baggage'],
    paymentCurrencies: ['EUR', 'GBP'],
  },
]

export const BOOKING_RULES: Readonly<Record<MarketId, readonly BookingRules[]>> = {
  it: EVERYWHERE,
  us: EVERYWHERE,
  we: EVERYWHERE,
  es: EVERYWHERE,
  fr: EVERYWHERE,
  de: EVERYWHERE,
}

/** The rules in force for a booking made on a day. Throws for a day before the market's first rules. */
export const bookingRulesOn = (
  day: IsoDate,
  market: MarketId,
  table: Readonly<Record<MarketId, readonly BookingRules[]>> = BOOKING_RULES,
): BookingRules => {
  const found = table[market].findLast(({ validFrom }) => validFrom <= day)
  if (found === undefined) throw new Error(`no booking rules in market ${market} on ${day}`)
  return found
}
