import type { DURATION_BUCKETS, ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { CURRENCY_COLUMN } from '../sql/currency-column.ts'
import { type Fragment, fragment, isOneOf } from '../sql/fragment.ts'

/** Spec section 9: up to 6 days, up to 10 days, over 10 days. */
const DURATIONS: Record<(typeof DURATION_BUCKETS)[number], string> = {
  MAX_6: 'v.days <= 6',
  MAX_10: 'v.days <= 10',
  OVER_10: 'v.days > 10',
}

/**
 * What a travel (alias `v`, its offers `o`) must be like; empty when the filter says nothing of travels. The price
 * conditions only skip travels none of whose departures can fit: departures are tested on their own.
 * @param textMatches ids of the travels that the text search means; null when there is no text
 */
export function travelConditions(
  filter: ListRequest,
  currency: CurrencyCode,
  textMatches: readonly string[] | null,
): Fragment[] {
  const column = CURRENCY_COLUMN[currency]
  return [
    ...list(filter.travelId, (ids) => isOneOf('v.id', ids)),
    ...(textMatches ? [isOneOf('v.id', textMatches)] : []),
    ...list(filter.travelStyles, (codes) => isOneOf('v.style', codes)),
    ...list(filter.travelTypes, (codes) => isOneOf('v.type', codes)),
    ...list(filter.costCenters, (codes) => isOneOf('v.cost_center', codes)),
    ...list(filter.continentId, (codes) => isOneOf('v.continent', codes)),
    ...list(filter.badgeId, hasBadge),
    ...list(filter.destinationId, visits),
    ...defined(filter.durations, (bucket) => fragment(DURATIONS[bucket])),
    ...defined(filter.durationFrom, (days) => fragment('v.days >= ?', days)),
    ...defined(filter.durationTo, (days) => fragment('v.days <= ?', days)),
    ...defined(filter.priceFrom, (cents) => fragment(`o.max_${column} >= ?`, cents)),
    ...defined(filter.priceTo, (cents) => fragment(`o.min_${column} <= ?`, cents)),
  ]
}

const hasBadge = (badges: readonly string[]): Fragment => {
  const { sql, values } = isOneOf('badge.value', badges)
  return fragment(`EXISTS (SELECT 1 FROM json_each(v.badges) AS badge WHERE ${sql})`, ...values)
}

const visits = (destinations: readonly string[]): Fragment => {
  const ids = destinations.map((id) => id.toLowerCase())
  const { sql, values } = isOneOf('destination_id', ids)
  return fragment(`v.id IN (SELECT travel_id FROM travel_destinations WHERE ${sql})`, ...values)
}

/** A list that is absent or empty asks for nothing in particular. */
const list = (items: readonly string[] | undefined, condition: (items: readonly string[]) => Fragment): Fragment[] =>
  items?.length ? [condition(items)] : []

const defined = <T>(value: T | undefined, condition: (value: T) => Fragment): Fragment[] =>
  value === undefined ? [] : [condition(value)]
