import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { DEFAULT_STATUSES } from '../../../shared/filters/filter-defaults.ts'
import { CURRENCY_COLUMN } from '../sql/currency-column.ts'
import { type Fragment, fragment } from '../sql/fragment.ts'

/** First and last starting day asked for; `to` is null when open. */
export type DateWindow = { from: string; to: string | null }

/** Only upcoming departures (spec section 4); `daysSpan` widens the asked days on both sides. */
export function dateWindow({ dateFrom, dateTo, daysSpan = 0 }: ListRequest, today: string): DateWindow {
  const tomorrow = addDays(today, 1)
  const asked = dateFrom ? addDays(dateFrom, -daysSpan) : tomorrow
  const past = asked < tomorrow
  return { from: past ? tomorrow : asked, to: dateTo ? addDays(dateTo, daysSpan) : null }
}

export const inWindow = ({ from, to }: DateWindow): Fragment =>
  to ? fragment('t.starting_date BETWEEN ? AND ?', from, to) : fragment('t.starting_date >= ?', from)

/**
 * What a departure must be like, besides its day and its travel (spec section 9 for the statuses when none are
 * asked for). Every column tested here is in every index of migrations/0002_tours.sql.
 * @param currency of priceFrom and priceTo
 */
export function tourConditions(filter: ListRequest, currency: CurrencyCode): Fragment[] {
  const price = `t.price_${CURRENCY_COLUMN[currency]}`
  const statuses = filter.status?.length ? [...new Set(filter.status)] : DEFAULT_STATUSES
  return [
    fragment(`t.status IN (${statuses.map(() => '?').join(', ')})`, ...statuses),
    ...when(filter.ageBadge, (badge) => fragment('t.age_badge = ?', badge)),
    ...when(filter.discounted, () => fragment('t.discount > 0')),
    ...when(filter.isNoSharingRoomAvailable, () => fragment('t.no_sharing = 1')),
    ...when(filter.priceFrom, (cents) => fragment(`${price} >= ?`, cents)),
    ...when(filter.priceTo, (cents) => fragment(`${price} <= ?`, cents)),
  ]
}

/** True when a filter asks for something that only departures have: a travel then needs one that fits. */
export const asksForDepartures = (filter: ListRequest): boolean =>
  [filter.dateFrom, filter.dateTo, filter.ageBadge, filter.priceFrom, filter.priceTo].some(
    (key) => key !== undefined,
  ) || Boolean(filter.discounted || filter.isNoSharingRoomAvailable || filter.status?.length)

const when = <T>(value: T | undefined, condition: (value: T) => Fragment): Fragment[] =>
  value === undefined || value === false ? [] : [condition(value)]
