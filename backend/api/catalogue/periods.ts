import type { Period } from '../../../shared/contracts/available-filters.ts'
import { addDays, monthRange, yearMonth } from '../../../shared/dates/iso-days.ts'
import { HOLIDAYS } from '../labels/holiday-names.ts'
import type { Site } from '../site.ts'
import { nextHoliday } from './holidays.ts'

/** As far ahead as the calendar of the search goes (spec section 9: 18 months). */
const MONTHS_AHEAD = 18

/** Months and holidays, from tomorrow on, in which departures that are not sold out start. */
export async function loadPeriods(site: Site): Promise<Period[]> {
  const candidates = [...monthsAhead(site.today, site.locale), ...holidaysAhead(site)]
  const { results } = await site.db
    .prepare(
      `SELECT value ->> 'index' AS position FROM json_each(?) WHERE EXISTS (
        SELECT 1 FROM tours INDEXED BY tours_by_date WHERE status <> 'SOLD_OUT'
        AND starting_date BETWEEN value ->> 'from' AND value ->> 'to')`,
    )
    .bind(
      JSON.stringify(
        candidates.map(({ startingDate, endingDate }, index) => ({ index, from: startingDate, to: endingDate })),
      ),
    )
    .all<{ position: number }>()
  const found = new Set(results.map(({ position }) => position))
  return candidates.filter((_, index) => found.has(index))
}

/** This month (from tomorrow on) and the following ones. */
export function monthsAhead(today: string, locale: string): Period[] {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: MONTHS_AHEAD + 1 }, (_, index) => {
    const first = new Date(Date.UTC(year, month - 1 + index, 1))
    const { from, to } = monthRange(yearMonth(first.toISOString()))
    return {
      name: names.format(first),
      type: 'month' as const,
      year: first.getUTCFullYear(),
      startingDate: index === 0 ? addDays(today, 1) : from,
      endingDate: to,
      icon: null,
    }
  }).filter(({ startingDate, endingDate }) => startingDate <= endingDate)
}

function holidaysAhead({ market, today }: Pick<Site, 'market' | 'today'>): Period[] {
  const periods = HOLIDAYS[market].map(({ name, rule }) => {
    const { from, to } = nextHoliday(rule, today)
    const startingDate = from > today ? from : addDays(today, 1)
    return { name, type: 'event' as const, year: Number(from.slice(0, 4)), startingDate, endingDate: to, icon: null }
  })
  return periods.sort((a, b) => (a.startingDate < b.startingDate ? -1 : 1))
}
