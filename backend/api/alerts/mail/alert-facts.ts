import type { MarketId } from '../../../../markets/market-id.ts'
import type { CurrencyCode } from '../../../../shared/contracts/money.ts'
import { inAlertCurrency, textKeyOfMarket } from '../../sql/fragment.ts'

export type AlertNews = {
  market: MarketId
  travel: string
  title: string
  slug: string
  code: string
  startingDate: string
  endingDate: string
  currency: CurrencyCode
  /** Cents; `null` for a new departure. */
  priceBefore: number | null
  price: number
  opened: boolean
  confirmed: boolean
  cheaper: boolean
  /** A held place: minutes that are left, and the URL that books it. */
  place: { minutes: number; href: string } | null
}

type NewsRow = Omit<AlertNews, 'opened' | 'confirmed' | 'cheaper' | 'place'> &
  Record<'opened' | 'confirmed' | 'cheaper', number>

/** Excludes deleted departures and travels, and alerts that ended or are inactive. */
const NEWS = `
  SELECT a.market, v.id AS travel, x.title, x.slug, t.code, t.starting_date AS startingDate, t.ending_date AS endingDate, a.currency,
    ${inAlertCurrency((currency) => `c.${currency}_before`)} AS priceBefore,
    ${inAlertCurrency((currency) => `c.${currency}_after`)} AS price, m.opened, m.confirmed, m.cheaper
  FROM alert_messages AS m
  JOIN tour_changes AS c ON c.id = m.change_id
  JOIN alerts AS a ON a.id = m.alert_id AND a.state = 'active'
  JOIN tours AS t ON t.id = c.tour_id
  JOIN travels AS v ON v.id = t.travel_id
  JOIN travel_texts AS x ON x.travel_id = v.id
    AND x.language = ${textKeyOfMarket('a.market')}`

/** Oldest first. */
export const loadNews = async (db: D1Database, by: 'key' | 'digest_key', key: string): Promise<AlertNews[]> => {
  const { results } = await db
    .prepare(`${NEWS} WHERE m.${by} = ? ORDER BY m.created_at, c.happened_at, m.key`)
    .bind(key)
    .all<NewsRow>()
  return results.map((row) => ({
    ...row,
    opened: row.opened === 1,
    confirmed: row.confirmed === 1,
    cheaper: row.cheaper === 1,
    place: null,
  }))
}
