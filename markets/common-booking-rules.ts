import type { IsoDate } from '../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../shared/contracts/money.ts'
import type { CancellationFee } from '../shared/tours/cancellation-steps.ts'

/** Booking conditions from a day on (spec section 1). */
export type BookingRules = {
  /** First booking day under these rules. */
  validFrom: IsoDate
  /** Days before departure until which cancellation is free. */
  freeCancellationDays: number
  /** The same with the Flexible Cancellation option. */
  flexibleCancellationDays: number
  /** Maximum fees of later cancellations, ordered by falling days (to 0, the departure) and rising shares. */
  cancellationFees: readonly CancellationFee[]
  balanceDueDays: number
  /** Instalments of the balance, where a market's settings allow them. */
  instalments: { max: number; everyDays: number }
  /** Days before departure until which a place can be transferred to another traveller. */
  transferNoticeDays: number
  /** Days before departure during which the price cannot rise. */
  priceFixedDays: number
  /** Price rise above which a traveller may withdraw, in percent. */
  priceIncreasePercent: number
  /** Days from cancellation to refund. */
  refundDays: number
  /** Minimum notice for calling off a departure with too few travellers: trips over six days, two to six, shorter. */
  operatorNotice: { longTripDays: number; shortTripDays: number; shorterTripHours: number }
  includedInsurances: readonly ('medical' | 'baggage')[]
  /** Payment currencies, independent of the displayed one; the home address at checkout decides between them. */
  paymentCurrencies: readonly CurrencyCode[]
}

const RULES_FROM_2020: BookingRules = {
  validFrom: '2020-01-01',
  freeCancellationDays: 31,
  flexibleCancellationDays: 8,
  cancellationFees: [
    { untilDays: 22, percent: 30 },
    { untilDays: 15, percent: 50 },
    { untilDays: 8, percent: 75 },
    { untilDays: 0, percent: 90 },
  ],
  balanceDueDays: 31,
  instalments: { max: 3, everyDays: 30 },
  transferNoticeDays: 7,
  priceFixedDays: 20,
  priceIncreasePercent: 8,
  refundDays: 14,
  operatorNotice: { longTripDays: 20, shortTripDays: 7, shorterTripHours: 48 },
  includedInsurances: ['medical', 'baggage'],
  paymentCurrencies: ['EUR', 'GBP'],
}

/** Rules that markets share, oldest first. Append new rules and retain old ones. */
export const COMMON_BOOKING_RULES: readonly BookingRules[] = [RULES_FROM_2020]
