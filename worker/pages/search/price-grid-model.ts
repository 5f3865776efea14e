import type { FilterState } from '../../../shared/contracts/filter-state.ts'
import type { IsoDate } from '../../../shared/contracts/iso-date.ts'
import type { SearchPriceGrid } from '../../../shared/contracts/search.ts'
import { monthRange } from '../../../shared/dates/iso-days.ts'
import { GROUPS } from '../../../shared/filters/definitions.ts'
import { withoutKeys } from '../../../shared/filters/filter-query.ts'
import { countText, durationLabel, monthLabel } from '../../search/filter-labels.ts'
import { amountIn } from '../../ui/numbers.ts'
import type { RenderContext } from '../../ui/render-context.tsx'
import { searchHref } from '../../ui/search-box/search-href.ts'

/** Null without departures. */
export type GridCell = {
  /** The lowest; null without a bookable departure. */
  price: string | null
  /** Day of the departure with that price. */
  day: IsoDate | null
  /** "12 partenze". */
  count: string
  href: string
  /** From 0, cheapest, to 3, most expensive. */
  level: number | null
  cheapest: boolean
  current: boolean
} | null

/** A line per month, a column per length. */
export type PriceGrid = { columns: readonly string[]; lines: readonly { month: string; cells: readonly GridCell[] }[] }

const LEVELS = 4

/** Null without departures. */
export const priceGrid = (
  site: RenderContext,
  filter: FilterState,
  { months, rows }: SearchPriceGrid,
): PriceGrid | null => {
  const prices = rows.flatMap(({ cells }) => cells.flatMap(({ lowestPrice }) => lowestPrice ?? []))
  if (rows.every(({ cells }) => cells.every(({ count }) => count === 0))) return null
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  const rest = withoutKeys(filter, ...GROUPS.days, 'daysSpan', ...GROUPS.page, 'show')
  const lengths = rows.map(({ duration }) => lengthOf(duration))
  const cellOf = (month: string, row: number): GridCell => {
    const cell = rows[row]?.cells.find((each) => each.month === month)
    if (cell === undefined || cell.count === 0) return null
    const { from, to } = monthRange(month)
    const length = lengths[row] ?? {}
    const cellFilter = { ...rest, tab: undefined, dateFrom: from, dateTo: to, ...length }
    const cents = cell.lowestPrice
    return {
      price: cents === null ? null : amountIn(site, cents),
      day: cell.lowestDay,
      count: countText(site, 'tours', cell.count),
      href: searchHref(site, cellFilter),
      level: cents === null ? null : levelOf(cents, lowest, highest),
      cheapest: cents === lowest,
      current: isCurrent(filter, cellFilter),
    }
  }
  return {
    columns: lengths.map((length) => durationLabel(site, length) ?? ''),
    lines: months
      .map((month) => ({ month, cells: rows.map((_, row) => cellOf(month, row)) }))
      .filter(({ cells }) => cells.some((cell) => cell !== null))
      .map(({ month, cells }) => ({ month: monthLabel(site, month), cells })),
  }
}

const levelOf = (cents: number, lowest: number, highest: number): number =>
  highest === lowest ? 0 : Math.min(LEVELS - 1, Math.floor(((cents - lowest) / (highest - lowest)) * LEVELS))

/** The shortest and the longest are buckets of the length filter. */
const lengthOf = ({ from, to }: { from: number | null; to: number | null }): FilterState => {
  if (from === null && to === 6) return { durations: 'MAX_6' }
  if (from === 11 && to === null) return { durations: 'OVER_10' }
  return { ...(from !== null && { durationFrom: from }), ...(to !== null && { durationTo: to }) }
}

const isCurrent = (filter: FilterState, cellFilter: FilterState): boolean =>
  (['dateFrom', 'dateTo', 'durations', 'durationFrom', 'durationTo'] as const).every(
    (key) => filter[key] === cellFilter[key],
  )
