import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import type { Site } from '../site.ts'
import { CURRENCY_COLUMN } from '../sql/currency-column.ts'
import { TRAVEL_COLUMNS, type TravelRow, travelOf } from './travel-row.ts'

/**
 * The cards of travels, in the order of the ids; ids that no travel has are left out.
 * @param currency in which the best departure is the cheapest
 */
export async function loadTravels(
  site: Site,
  ids: readonly string[],
  currency: CurrencyCode = site.currency,
): Promise<Travel[]> {
  if (ids.length === 0) return []
  const { results } = await site.db
    .prepare(
      `SELECT ${TRAVEL_COLUMNS} FROM json_each(?) AS asked
      CROSS JOIN travels AS v ON v.id = asked.value
      CROSS JOIN travel_texts AS x ON x.language = ? AND x.travel_id = v.id
      CROSS JOIN travel_offers AS o ON o.travel_id = v.id
      LEFT JOIN tours AS b ON b.no = o.best_${CURRENCY_COLUMN[currency]}
      ORDER BY asked.key`,
    )
    .bind(JSON.stringify(ids), site.language)
    .all<TravelRow>()
  return results.map((row) => travelOf(row, site))
}
