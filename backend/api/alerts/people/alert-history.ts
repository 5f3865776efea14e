import type { Alert } from '../../../../shared/contracts/alerts.ts'
import { inAlertCurrency } from '../../sql/fragment.ts'
import { CONFIRMED, cheaper, OPENED } from '../record-change.ts'

const MAX_ENTRIES = 12

type Entry = Alert['history'][number]
type Row = Omit<Entry, 'type'> & { alert: string } & Record<'opened' | 'confirmed' | 'cheaper', number>

/** Confirmations and prices come from tour_snapshots, which cover the time before the alert existed, too. */
const HISTORY = `
  WITH own AS (
    SELECT a.id, a.currency, a.on_confirmed, a.on_price, t.id AS tour, t.starting_date, t.ending_date
    FROM alerts AS a JOIN tours AS t ON t.travel_id = a.travel_id AND a.tour_id IN ('', t.id)
    WHERE a.person_id = ?1 AND a.state <> 'removed' AND a.on_stockout = 0),
  steps AS (
    SELECT tour_id, taken_at, status AS status_after,
      price_eur AS eur_after, price_gbp AS gbp_after, price_usd AS usd_after, lag(status) OVER w AS status_before,
      lag(price_eur) OVER w AS eur_before, lag(price_gbp) OVER w AS gbp_before, lag(price_usd) OVER w AS usd_before
    FROM tour_snapshots WHERE tour_id IN (SELECT tour FROM own)
    WINDOW w AS (PARTITION BY tour_id ORDER BY taken_at)),
  news AS (
    SELECT a.id AS alert, taken_at AS at, starting_date, ending_date, 0 AS opened,
      a.on_confirmed AND ${CONFIRMED} AS confirmed, a.on_price AND ${inAlertCurrency(cheaper)} AS cheaper,
      ${inAlertCurrency((currency) => `${currency}_after`)} AS price,
      ${inAlertCurrency((currency) => `${currency}_before`)} AS price_before
    FROM own AS a JOIN steps ON tour_id = a.tour WHERE taken_at >= ?2
    UNION ALL
    SELECT a.id, c.happened_at, t.starting_date, t.ending_date, 1, 0, 0, NULL, NULL
    FROM alerts AS a JOIN tour_changes AS c ON c.travel_id = a.travel_id JOIN tours AS t ON t.id = c.tour_id
    WHERE a.person_id = ?1 AND a.state <> 'removed' AND a.on_stockout = 1 AND c.happened_at >= ?2 AND ${OPENED})
  SELECT alert, substr(at, 1, 10) AS day, starting_date AS startingDate, ending_date AS endingDate, opened, confirmed,
    cheaper, price, price_before AS priceBefore
  FROM news WHERE opened OR confirmed OR cheaper ORDER BY at DESC, starting_date, alert`

/** Lists changes since a UTC day by alert, newest first, also those while the alert was inactive or absent. */
export const alertHistory = async (
  db: D1Database,
  person: string,
  since: string,
): Promise<ReadonlyMap<string, Alert['history']>> => {
  const { results } = await db.prepare(HISTORY).bind(person, since).all<Row>()
  const rows = Map.groupBy(results, ({ alert }) => alert)
  return new Map([...rows].map(([alert, own]) => [alert, own.flatMap(entriesOf).slice(0, MAX_ENTRIES)]))
}

const entriesOf = ({ day, startingDate, endingDate, price, priceBefore, ...row }: Row): Entry[] => {
  const entry = (type: Entry['type']) => ({ day, type, startingDate, endingDate, price: null, priceBefore: null })
  return [
    ...(row.opened ? [entry('STOCKOUT_TRAVEL')] : []),
    ...(row.confirmed ? [entry('TOUR_CONFIRMED')] : []),
    ...(row.cheaper ? [{ ...entry('PRICE_DROPPED'), price, priceBefore }] : []),
  ]
}
