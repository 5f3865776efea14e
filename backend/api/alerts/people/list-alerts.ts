import type { AlertType } from '../../../../shared/alerts/alert-types.ts'
import type { Alert, AlertPreferences, Cadence } from '../../../../shared/contracts/alerts.ts'
import type { CurrencyCode } from '../../../../shared/contracts/money.ts'
import type { SalesStatus } from '../../../../shared/contracts/tour.ts'
import { addDays } from '../../../../shared/dates/iso-days.ts'
import type { Site } from '../../site.ts'
import { textKeyOfMarket } from '../../sql/fragment.ts'
import { alertHistory } from './alert-history.ts'

export const HISTORY_DAYS = 90

type Row = {
  id: string
  state: 'active' | 'paused'
  created_at: string
  currency: CurrencyCode
  on_stockout: number
  on_confirmed: number
  on_price: number
  slug: string
  title: string
  destination_label: string
  is_sold: number
  code: string | null
  starting_date: string
  ending_date: string
  status: SalesStatus
  price: number
}

/** Lists alerts without past departures, in the market's language, else in that of the alert's market. */
export const listAlerts = async (site: Site, person: string): Promise<AlertPreferences | null> => {
  const { db, language, today } = site
  const who = await db
    .prepare('SELECT email, phone, cadence, paused_at FROM alert_people WHERE id = ?')
    .bind(person)
    .first<{ email: string; phone: string | null; cadence: Cadence; paused_at: string | null }>()
  if (who === null) return null
  const { results } = await db
    .prepare(
      `SELECT a.id, a.state, a.created_at, a.currency, a.on_stockout, a.on_confirmed, a.on_price, v.slug,
        coalesce(x.title, own.title) AS title, coalesce(x.destination_label, own.destination_label) AS destination_label,
        x.title IS NOT NULL AS is_sold, t.code, t.starting_date, t.ending_date, t.status,
        CASE a.currency WHEN 'GBP' THEN t.price_gbp WHEN 'USD' THEN t.price_usd ELSE t.price_eur END AS price
      FROM alerts AS a JOIN travels AS v ON v.id = a.travel_id
      LEFT JOIN travel_texts AS x ON x.travel_id = v.id AND x.language = ?2
      LEFT JOIN travel_texts AS own ON own.travel_id = v.id AND own.language = ${textKeyOfMarket('a.market')}
      LEFT JOIN tours AS t ON t.id = a.tour_id
      WHERE a.person_id = ?1 AND a.state <> 'removed' AND coalesce(x.title, own.title) IS NOT NULL AND (a.tour_id = '' OR t.starting_date > ?3)
      ORDER BY a.created_at DESC, a.id`,
    )
    .bind(person, language, today)
    .all<Row>()
  const history = await alertHistory(db, person, addDays(today, -HISTORY_DAYS))
  return {
    email: who.email,
    phone: who.phone,
    cadence: who.cadence,
    paused: who.paused_at !== null,
    alerts: results.map((row): Alert => alertOf(row, history.get(row.id) ?? [])),
  }
}

const alertOf = (row: Row, history: Alert['history']): Alert => ({
  id: row.id,
  state: row.state,
  createdAt: row.created_at,
  currency: row.currency,
  travel: {
    slug: row.slug,
    title: row.title,
    destinationLabel: row.destination_label,
    isSold: row.is_sold === 1,
  },
  tour:
    row.code === null
      ? null
      : {
          code: row.code,
          startingDate: row.starting_date,
          endingDate: row.ending_date,
          status: row.status,
          price: row.price,
        },
  types: typesOf(row),
  history,
})

const typesOf = (row: Row): AlertType[] => [
  ...(row.on_stockout ? (['STOCKOUT_TRAVEL'] as const) : []),
  ...(row.on_confirmed ? (['TOUR_CONFIRMED'] as const) : []),
  ...(row.on_price ? (['PRICE_DROPPED'] as const) : []),
]
