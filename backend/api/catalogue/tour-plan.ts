import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { daysBetween } from '../../../shared/dates/iso-days.ts'
import { type Fragment, fragment, isOneOf } from '../sql/fragment.ts'
import { type DateWindow, dateWindow, tourConditions } from './tour-conditions.ts'
import { type TourOrder, tourOrder } from './tour-order.ts'

export type Range = { from: number; to: number }

/**
 * Travels that a filter leaves, how many upcoming departures they have together, and between which prices (cents of
 * the filter's currency) and days all of those are.
 */
export type CandidateTravels = { ids: string[]; upcomingCount: number; price: Range; days: Range }

/** How the departures behind a filter are read. */
export type TourPlan = {
  order: TourOrder
  /** Index that the page is read from, and the one that departures are counted along. */
  rowsFrom: string
  countFrom: string
  window: DateWindow
  /** The travels; null for all. */
  travels: Fragment | null
  conditions: Fragment[]
  /** Follow from the conditions; they only let the index of the order start where there is something to find. */
  bounds: Fragment[]
}

/** Up to here, reading all departures of the candidate travels and sorting them beats reading in order. */
const FEW_DEPARTURES = 5000

/** Up to here, reading all departures of the asked days and sorting them beats reading in order. */
const FEW_DAYS = 3

/**
 * How to read a filtered list (see the indexes of migrations/0002_tours.sql): along the index of the sort order,
 * which stops when the page is full, unless so few departures are in question that sorting them is cheaper.
 * @param candidates null when the filter leaves every travel
 */
export function planTours(
  filter: ListRequest,
  currency: CurrencyCode,
  today: string,
  candidates: CandidateTravels | null,
): TourPlan {
  const order = tourOrder(filter.sort, currency)
  const window = dateWindow(filter, today)
  const fewDepartures = candidates !== null && candidates.upcomingCount <= FEW_DEPARTURES
  const fewDays = window.to !== null && daysBetween(window.from, window.to) <= FEW_DAYS
  return {
    order,
    window,
    rowsFrom: fewDepartures ? 'tours_by_travel' : fewDays ? 'tours_by_date' : order.index,
    countFrom: fewDepartures ? 'tours_by_travel' : 'tours_by_date',
    travels: candidates && isOneOf('t.travel_id', candidates.ids),
    conditions: tourConditions(filter, currency),
    bounds: candidates && order.column && !fewDepartures ? [within(order.column, candidates)] : [],
  }
}

function within(column: NonNullable<TourOrder['column']>, { price, days }: CandidateTravels): Fragment {
  const { from, to } = column === 't.days' ? days : price
  return fragment(`${column} BETWEEN ? AND ?`, from, to)
}
