import type { ListRequest } from '../../../../shared/contracts/filter-state.ts'
import { GRID_LENGTHS, type SearchPriceGrid } from '../../../../shared/contracts/search.ts'
import type { Site } from '../../site.ts'
import { monthTable } from './month-table.ts'
import { prepareSearch, type Search } from './search.ts'
import { canBeBooked, dayOf, isoDay } from './traits.ts'

type Cell = SearchPriceGrid['rows'][number]['cells'][number]

/** Counts and lowest bookable prices, with their first day, by month and length, ignoring the filter's dates and lengths. */
export const priceGrid = async (site: Site, filter: ListRequest): Promise<SearchPriceGrid> => {
  const { dateFrom: _1, dateTo: _2, daysSpan: _3, durations: _4, durationFrom: _5, durationTo: _6, ...rest } = filter
  return gridOf(await prepareSearch(site, rest))
}

const gridOf = ({ travels, testTravel, testDeparture, currency, limitCurrency }: Search): SearchPriceGrid => {
  const { months, indexOf } = monthTable(travels)
  const rows = GRID_LENGTHS.map((duration) => ({
    duration,
    cells: months.map((month): Cell => ({ month, count: 0, lowestPrice: null, lowestDay: null })),
  }))
  for (const { travel, departures } of travels) {
    if (testTravel(travel) !== 0) continue
    const row = rows.find(({ duration: { from, to } }) => travel.days >= (from ?? 0) && (!to || travel.days <= to))
    const limited = departures.prices[limitCurrency]
    const prices = departures.prices[currency]
    for (let index = 0; index < departures.traits.length; index++) {
      const trait = departures.traits[index] ?? 0
      const cents = prices[index] ?? 0
      const cell = testDeparture(trait, limited[index] ?? 0) === 0 ? row?.cells[indexOf(dayOf(trait))] : undefined
      if (!cell) continue
      cell.count++
      if (canBeBooked(trait)) addPrice(cell, cents, dayOf(trait))
    }
  }
  return withoutEmptyEnds(months, rows)
}

const addPrice = (cell: Cell, cents: number, dayNumber: number): void => {
  if (cents > (cell.lowestPrice ?? cents)) return
  const day = isoDay(dayNumber)
  if (cents === cell.lowestPrice && day > (cell.lowestDay ?? day)) return
  cell.lowestPrice = cents
  cell.lowestDay = day
}

const withoutEmptyEnds = (months: string[], rows: SearchPriceGrid['rows']): SearchPriceGrid => {
  const used = months.map((_, index) => rows.some(({ cells }) => (cells[index]?.count ?? 0) > 0))
  const [start, end] = [used.indexOf(true), used.lastIndexOf(true) + 1]
  if (start < 0) return { months: [], rows: rows.map((row) => ({ ...row, cells: [] })) }
  return { months: months.slice(start, end), rows: rows.map((row) => ({ ...row, cells: row.cells.slice(start, end) })) }
}
