import type { MarketId } from '../../../../markets/market-id.ts'
import type { CurrencyCode } from '../../../../shared/contracts/money.ts'
import { textKeyOfMarket } from '../../sql/fragment.ts'

export type AlertNews = {
  market: MarketId
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
}

type NewsRow = {
  market: MarketId
  title: string
  slug: string
  code: string
  starting_date: string
  ending_date: string
  currency: CurrencyCode
  price_before: number | null
  price: number
  opened: number
  confirmed: number
  cheaper: number
}

const perCurrency = (eur: string, gbp: string, usd: string): string =>
  `CASE a.currency WHEN 'GBP' THEN ${gbp} WHEN 'USD' THEN ${usd} ELSE ${eur} END`

/** Excludes deleted departures and travels, and alerts that ended or are inactive. */
const NEWS = `
  SELECT a.market, x.title, v.slug, t.code, t.starting_date, t.ending_date, a.currency,
    ${perCurrency('c.eur_before', 'c.gbp_before', 'c.usd_before')} AS price_before,
    ${perCurrency('c.eur_after', 'c.gbp_after', 'c.usd_after')} AS price, m.opened, m.confirmed, m.cheaper
  FROM alert_messages AS m
  JOIN tour_changes AS c ON c.id = m.change_id
  JOIN alerts AS a ON a.id = m.alert_id AND a.state = 'active'
  JOIN tours AS t ON t.id = c.tour_id
  JOIN travels AS v ON v.id = t.travel_id
  JOIN travel_texts AS x ON x.travel_id = v.id
    AND x.language = ${textKeyOfMarket('a.market')}`

export const newsOfMessage = async (db: D1Database, key: string): Promise<AlertNews | null> => {
  const row = await db.prepare(`${NEWS} WHERE m.key = ?`).bind(key).first<NewsRow>()
  return row === null ? null : newsOf(row)
}

export const newsOfDigest = async (db: D1Database, key: string): Promise<AlertNews[]> => {
  const { results } = await db
    .prepare(`${NEWS} WHERE m.digest_key = ? ORDER BY m.created_at, c.happened_at, m.key`)
    .bind(key)
    .all<NewsRow>()
  return results.map(newsOf)
}

const newsOf = (row: NewsRow): AlertNews => ({
  market: row.market,
  title: row.title,
  slug: row.slug,
  code: row.code,
  startingDate: row.starting_date,
  endingDate: row.ending_date,
  currency: row.currency,
  priceBefore: row.price_before,
  price: row.price,
  opened: row.opened === 1,
  confirmed: row.confirmed === 1,
  cheaper: row.cheaper === 1,
})
