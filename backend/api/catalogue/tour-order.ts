import type { SortOrder } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { CURRENCY_COLUMN } from '../sql/currency-column.ts'

/**
 * An ORDER BY over `t`, the index that is already in that order, and its first column where that is one that the
 * departures of a travel have in common, more or less.
 */
export type TourOrder = { index: string; by: string; column?: 't.days' | `t.price_${'eur' | 'gbp' | 'usd'}` }

/**
 * Sort orders of departures (spec section 9; relevance means soonest first). Equals come soonest first, but latest
 * first where the price falls, because that reads the price index backwards.
 */
export function tourOrder(sort: SortOrder | undefined, currency: CurrencyCode): TourOrder {
  const price = `t.price_${CURRENCY_COLUMN[currency]}` as const
  const priceIndex = `tours_by_price_${CURRENCY_COLUMN[currency]}`
  switch (sort) {
    case 'price:asc':
      return { index: priceIndex, column: price, by: `${price}, t.starting_date, t.no` }
    case 'price:desc':
      return { index: priceIndex, column: price, by: `${price} DESC, t.starting_date DESC, t.no DESC` }
    case 'discount:desc':
      return { index: 'tours_by_discount', by: 't.discount DESC, t.starting_date, t.no' }
    case 'duration:asc':
      return { index: 'tours_by_days', column: 't.days', by: 't.days, t.starting_date, t.no' }
    case 'duration:desc':
      return { index: 'tours_by_days_desc', column: 't.days', by: 't.days DESC, t.starting_date, t.no' }
    default:
      return { index: 'tours_by_date', by: 't.starting_date, t.no' }
  }
}
