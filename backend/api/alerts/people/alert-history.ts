import type { AlertType } from '../../../../shared/alerts/alert-types.ts'
import type { Alert } from '../../../../shared/contracts/alerts.ts'
import { CONFIRMED, cheaper, OPENED } from '../record-change.ts'

const MAX_ENTRIES = 12

type Row = {
  alert: string
  day: string
  starting_date: string
  ending_date: string
  opened: number
  confirmed: number
  cheaper: number
  price: number | null
  price_before: number | null
}

const byCurrency = (of: (currency: 'eur' | 'gbp' | 'usd') => string): string =>
  `CASE a.currency WHEN 'GBP' THEN ${of('gbp')} WHEN 'USD' THEN ${of('usd')} ELSE ${of('eur')} END`

const STEPS = ['status', 'eur', 'gbp', 'usd']

/** Confirmations and prices come from tour_snapshots, which cover the time before the alert existed, too. */
const HISTORY = `
  WITH own AS (
    SELECT a.id, a.currency, a.on_confirmed, a.on_price, t.id AS tour, t.starting_date, t.ending_date
    FROM alerts AS a JOIN tours AS t ON t.travel_id = a.travel_id AND a.tour_id IN ('', t.id)
    WHERE a.person_id = ?1 AND a.state <> 'removed' AND a.on_stockout = 0),
  steps AS (
    SELECT tour_id, taken_at, status AS status_after,
      ${['eur', 'gbp', 'usd'].map((each) => `price_${each} AS ${each}_after`).join(', ')},
      ${STEPS.map((each) => `lag(${each === 'status' ? each : `price_${each}`}) OVER w AS ${each}_before`).join(', ')}
    FROM tour_snapshots WHERE tour_id IN (SELECT tour FROM own)
    WINDOW w AS (PARTITION BY tour_id ORDER BY taken_at)),
  told AS (
    SELECT a.id AS alert, taken_at AS at, starting_date, ending_date, 0 AS opened,
      a.on_confirmed AND ${CONFIRMED} AS confirmed, a.on_price AND ${byCurrency(cheaper)} AS cheaper,
      ${byCurrency((currency) => `${currency}_after`)} AS price,
      ${byCurrency((currency) => `${currency}_before`)} AS price_before
    FROM own AS a JOIN steps ON tour_id = a.tour WHERE taken_at >= ?2
    UNION ALL
    SELECT a.id, c.happened_at, t.starting_date, t.ending_date, 1, 0, 0, NULL, NULL
    FROM alerts AS a JOIN tour_changes AS c ON c.travel_id = a.travel_id JOIN tours AS t ON t.id = c.tour_id
    WHERE a.person_id = ?1 AND a.state <> 'removed' AND a.on_stockout = 1 AND c.happened_at >= ?2 AND ${OPENED})
  SELECT alert, substr(at, 1, 10) AS day, starting_date, ending_date, opened, confirmed, cheaper, price, price_before
  FROM told WHERE opened OR confirmed OR cheaper ORDER BY at DESC, starting_date, alert`

/** Lists changes since a UTC day by alert, newest first, also those while the alert was inactive or absent. */
export const alertHistory = async (
  db: D1Database,
  person: string,
  since: string,
): Promise<ReadonlyMap<string, Alert['history']>> => {
  const { results } = await db.prepare(HISTORY).bind(person, since).all<Row>()
  const histories = new Map<string, Alert['history']>()
  for (const row of results) {
    const history = histories.get(row.alert) ?? []
    histories.set(row.alert, [...history, ...entriesOf(row)].slice(0, MAX_ENTRIES))
  }
  return histories
}

const entriesOf = (row: Row): Alert['history'] => {
  const entry = (type: AlertType, priced: boolean) => ({
    day: row.day,
    type,
    startingDate: row.starting_date,
    endingDate: row.ending_date,
    price: priced ? row.price : null,
    priceBefore: priced ? row.price_before : null,
  })
  return [
    ...(row.opened ? [entry('STOCKOUT_TRAVEL', false)] : []),
    ...(row.confirmed ? [entry('TOUR_CONFIRMED', false)] : []),
    ...(row.cheaper ? [entry('PRICE_DROPPED', true)] : []),
  ]
}
