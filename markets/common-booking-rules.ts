import type { IsoDate } from '../shared/contracts/iso-date.ts'
import type { CurrencyCode } from '../shared/contracts/money.ts'
import type { CancellationFee } from '../shared/tours/cancellation-steps.ts'

/** The conditions of a booking from a day on (spec section 1). */
export type BookingRules = {
  /** First day on which bookings are made under these rules. */
  validFrom: IsoDate
  /** A booking is cancelled free of charge up to this many days before departure. */
  freeCancellationDays: number
  /** The same with the Flexible Cancellation option. */
  flexibleCancellationDays: number
  /** What a later cancellation costs at most: the days falling, down to the departure's own (0), the shares rising. */
  cancellationFees: readonly CancellationFee[]
  /** The balance is due this many days before departure. */
  balanceDueDays: number
  /** The balance is paid in parts where a market's settings allow it: at most so many, so many days apart. */
  instalments: { max: number; everyDays: number }
  /** A place is passed on to somebody else up to this many days before departure. */
  transferNoticeDays: number
  /** The price no longer rises in this many days before departure. */
  priceFixedDays: number
  /** A rise of more than this share of the price is a reason to withdraw, in percent. */
  priceIncreasePercent: number
  /** Money comes back within this many days of a cancellation. */
  refundDays: number
  /**
   * The latest that we call off a departure with too few travellers: days before it for trips of more than six
   * days and for those of two to six, hours before it for shorter ones.
   */
  operatorNotice: { longTripDays: number; shortTripDays: number; shorterTripHours: number }
  /** Part of every trip's price. */
  includedInsurances: readonly ('medical' | 'baggage')[]
  /** What is paid in, whatever currency prices are shown in; which of them the home address at checkout decides. */
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

/** Rules that markets share, oldest first. New rules are added with their first day; old ones stay. */
export const COMMON_BOOKING_RULES: readonly BookingRules[] = [RULES_FROM_2020]
