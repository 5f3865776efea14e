import type { PageOf } from '../../../shared/contracts/envelope.ts'
import type { ListRequest, SortOrder } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import type { Travel } from '../../../shared/contracts/travel.ts'
import { findTravelsByText } from '../lookup/find-travels.ts'
import type { Site } from '../site.ts'
import { CURRENCY_COLUMN } from '../sql/currency-column.ts'
import { allOf, type Fragment, fragment } from '../sql/fragment.ts'
import { asksForDepartures, dateWindow, inWindow, tourConditions } from './tour-conditions.ts'
import { pageAsked } from './tour-page-sql.ts'
import { loadTravels } from './travel-cards.ts'
import { travelConditions } from './travel-conditions.ts'

/** One page of travels (spec section 7, `POST /travels` and `POST /travels/paginated`). */
export async function listTravels(site: Site, filter: ListRequest): Promise<PageOf<Travel>> {
  const { page, perPage } = pageAsked(filter)
  const currency = filter.currency ?? site.currency
  const ids = await travelIds(site, filter)
  return {
    currentPage: page,
    perPage,
    lastPage: Math.max(1, Math.ceil(ids.length / perPage)),
    total: ids.length,
    data: await loadTravels(site, ids.slice((page - 1) * perPage, page * perPage), currency),
  }
}

/** Ids of all travels behind a filter, in its order. There are hundreds of travels at most, so nothing is paged. */
export async function travelIds(site: Site, filter: ListRequest): Promise<string[]> {
  const textMatches = filter.textSearch ? await findTravelsByText(site, filter.textSearch) : null
  const { sql, values } = travelIdsSql(filter, filter.currency ?? site.currency, site.today, textMatches)
  const { results } = await site.db
    .prepare(sql)
    .bind(...values)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}

/**
 * The query for the ids. A filter on departures probes each travel for its first departure that fits, and stops
 * there.
 */
export function travelIdsSql(
  filter: ListRequest,
  currency: CurrencyCode,
  today: string,
  textMatches: readonly string[] | null,
): Fragment {
  const probe = asksForDepartures(filter) ? firstFitting(filter, currency, today) : fragment('o.first_date')
  const travels = allOf([
    ...travelConditions(filter, currency, textMatches),
    ...(filter.hasTours ? [fragment('o.departures_count > 0')] : []),
  ])
  return {
    sql: `WITH fitting AS MATERIALIZED (
        SELECT v.id, v.score, v.days, o.top_discount, o.best_price_${CURRENCY_COLUMN[currency]} AS best_price,
          ${probe.sql} AS first_date
        FROM travels AS v CROSS JOIN travel_offers AS o ON o.travel_id = v.id WHERE ${travels.sql})
      SELECT id FROM fitting ${asksForDepartures(filter) ? 'WHERE first_date IS NOT NULL' : ''}
      ORDER BY ${ORDERS[filter.sort ?? 'relevance:desc']}, score DESC, id`,
    values: [...probe.values, ...travels.values],
  }
}

function firstFitting(filter: ListRequest, currency: CurrencyCode, today: string): Fragment {
  const { sql, values } = allOf([inWindow(dateWindow(filter, today)), ...tourConditions(filter, currency)])
  return fragment(
    `(SELECT t.starting_date FROM tours AS t INDEXED BY tours_by_travel
      WHERE t.travel_id = v.id AND ${sql} ORDER BY t.starting_date LIMIT 1)`,
    ...values,
  )
}

/** Spec section 9: relevance means score; travels without what is sorted by come last. */
const ORDERS: Record<SortOrder, string> = {
  'relevance:desc': 'score DESC',
  'date:asc': 'first_date ASC NULLS LAST',
  'price:asc': 'best_price ASC NULLS LAST',
  'price:desc': 'best_price DESC NULLS LAST',
  'discount:desc': 'top_discount DESC',
  'duration:asc': 'days ASC',
  'duration:desc': 'days DESC',
}
