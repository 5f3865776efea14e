import type { Market } from '../../../markets/market-schema.ts'
import { parseDate } from '../../../markets/parse-date.ts'
import { isIsoDay } from '../../../shared/dates/iso-days.ts'

/** Replaces dates that people wrote in a query, in the market's order; the same object without any. */
export const withIsoDates = (query: URLSearchParams, market: Market): URLSearchParams => {
  const written = (['dateFrom', 'dateTo'] as const).flatMap((name) => {
    const text = query.get(name)
    const day = text === null || isIsoDay(text) ? null : parseDate(text, market)
    return day === null ? [] : [[name, day] as const]
  })
  if (written.length === 0) return query
  const result = new URLSearchParams(query)
  for (const [name, day] of written) result.set(name, day)
  return result
}
