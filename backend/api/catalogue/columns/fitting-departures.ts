import { SALES_STATUSES } from '../../../../shared/contracts/tour.ts'
import { needsDepartures } from './departure-test.ts'
import type { DepartureColumns } from './load-columns.ts'
import type { Search } from './search.ts'
import { canBeBooked, dayNumber, dayOf, statusOf } from './traits.ts'

/** Departures of a travel that match a search; `first` and `best` are indexes in its columns. */
export type FittingDepartures = {
  count: number
  /** All that the search could match: sold-out ones only where it requests them. */
  total: number
  first: number | null
  /** The cheapest bookable one; otherwise, where the search filters departures, the cheapest. */
  best: number | null
}

const SOLD_OUT = SALES_STATUSES.indexOf('SOLD_OUT')

export const fittingDepartures = (search: Search, { traits, prices }: DepartureColumns): FittingDepartures => {
  const { testDeparture, currency, limitCurrency, filter, today } = search
  const limited = prices[limitCurrency]
  const last = dayNumber(today)
  const includesSoldOut = filter.status?.includes('SOLD_OUT') ?? false
  const fitting: number[] = []
  let total = 0
  for (let index = 0; index < traits.length; index++) {
    const trait = traits[index] ?? 0
    if (dayOf(trait) > last && (includesSoldOut || statusOf(trait) !== SOLD_OUT)) total++
    if (testDeparture(trait, limited[index] ?? 0) === 0) fitting.push(index)
  }
  const bookable = fitting.filter((index) => canBeBooked(traits[index] ?? 0))
  const offered = bookable.length > 0 || !needsDepartures(filter) ? bookable : fitting
  return { count: fitting.length, total, first: fitting[0] ?? null, best: cheapest(offered, prices[currency]) }
}

/** The first of equal prices counts. */
const cheapest = (indexes: readonly number[], cents: Int32Array): number | null =>
  indexes.reduce<number | null>(
    (best, index) => (best === null || (cents[index] ?? 0) < (cents[best] ?? 0) ? index : best),
    null,
  )
