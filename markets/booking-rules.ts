import type { IsoDate } from '../shared/contracts/iso-date.ts'
import type { BookingRules } from './common-booking-rules.ts'
import { bookingRulesByMarket } from './generated/booking-rules.ts'
import type { MarketId } from './market-id.ts'

/** The rules in force for a booking made on a day. Throws for a day before the market's first rules. */
export const bookingRulesOn = (
  day: IsoDate,
  market: MarketId,
  table: Readonly<Record<MarketId, readonly BookingRules[]>> = bookingRulesByMarket,
): BookingRules => {
  const found = table[market].findLast(({ validFrom }) => validFrom <= day)
  if (found === undefined) throw new Error(`no booking rules in market ${market} on ${day}`)
  return found
}
