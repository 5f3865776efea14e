import type { Alert, AlertPreferences } from '../../../../shared/contracts/alerts.ts'
import { addDays } from '../../../../shared/dates/iso-days.ts'
import type { Site } from '../../site.ts'
import { inAlertCurrency, textKeyOfMarket } from '../../sql/fragment.ts'
import { alertHistory } from './alert-history.ts'

export const HISTORY_DAYS = 90

type AlertTour = NonNullable<Alert['tour']>
type Row = Pick<Alert, 'id' | 'state' | 'createdAt' | 'currency'> &
  Omit<Alert['travel'], 'isSold'> &
  Omit<AlertTour, 'code'> & { isSold: number; code: string | null } & Record<
    'onStockout' | 'onConfirmed' | 'onPlace' | 'onPrice',
    number
  >

/** Lists alerts without past departures, in the market's language, else in that of the alert's market. */
export const listAlerts = async (site: Site, person: string): Promise<AlertPreferences | null> => {
  const { db, language, today } = site
  const preferences = await db
    .prepare('SELECT email, phone, cadence, paused_at IS NOT NULL AS paused FROM alert_people WHERE id = ?')
    .bind(person)
    .first<Omit<AlertPreferences, 'paused' | 'alerts'> & { paused: number }>()
  if (preferences === null) return null
  const { results } = await db
    .prepare(
      `SELECT a.id, a.state, a.created_at AS createdAt, a.currency, a.on_stockout AS onStockout,
        a.on_confirmed AS onConfirmed, a.place_since IS NOT NULL AS onPlace, a.on_price AS onPrice, coalesce(x.slug, own.slug) AS slug, coalesce(x.title, own.title) AS title,
        coalesce(x.destination_label, own.destination_label) AS destinationLabel, x.title IS NOT NULL AS isSold, t.code,
        t.starting_date AS startingDate, t.ending_date AS endingDate, t.status,
        ${inAlertCurrency((currency) => `t.price_${currency}`)} AS price
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
    ...preferences,
    paused: preferences.paused === 1,
    alerts: results.map((row) => alertOf(row, history.get(row.id) ?? [])),
  }
}

const alertOf = (row: Row, history: Alert['history']): Alert => {
  const { id, state, createdAt, currency, slug, title, destinationLabel, code, startingDate, endingDate } = row
  return {
    ...{ id, state, createdAt, currency },
    travel: { slug, title, destinationLabel, isSold: row.isSold === 1 },
    tour: code === null ? null : { code, startingDate, endingDate, status: row.status, price: row.price },
    types: [
      ...(row.onStockout ? (['STOCKOUT_TRAVEL'] as const) : []),
      ...(row.onConfirmed ? (['TOUR_CONFIRMED'] as const) : []),
      ...(row.onPlace ? (['PLACE_FREE'] as const) : []),
      ...(row.onPrice ? (['PRICE_DROPPED'] as const) : []),
    ],
    history,
  }
}
