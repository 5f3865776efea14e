import type { IsoDate } from '../shared/contracts/iso-date.ts'
import type { BookingRules } from './common-booking-rules.ts'
import type { MarketId } from './market-id.ts'
import { markets } from './registry.ts'

/** Rules for bookings made on a day. Throws for a day before the market's first rules. */
export const bookingRulesOn = (
  day: IsoDate,
  market: MarketId,
  rules: readonly BookingRules[] = markets[market].bookingRules,
): BookingRules => {
  const found = rules.findLast(({ validFrom }) => validFrom <= day)
  if (found === undefined) throw new Error(`no booking rules in market ${market} on ${day}`)
  return found
}
