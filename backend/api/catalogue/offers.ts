import { columnsStatement } from './columns/load-columns.ts'
import { BOOKABLE_SQL } from './columns/traits.ts'

const CHECK_INTERVAL_MS = 5000
/** Format of the columns: rows that an earlier version of this worker wrote are replaced. */
const FORMAT = 3

const dayAndFormat = (today: string): string => `${today} ${FORMAT}`
const lastSeen = new WeakMap<D1Database, { day: string; at: number }>()

/**
 * Rebuilds the summaries on the first request of a day or after seeding (0.4 s at 100,000 departures).
 * @param at any running clock
 * @param source what the caller reads: the database, or a copy. Only a copy that is behind requires the database.
 */
export const ensureOffers = async (db: D1Database, today: string, at: number, source = db): Promise<void> => {
  const seen = lastSeen.get(db)
  if (seen?.day === today && Math.abs(at - seen.at) < CHECK_INTERVAL_MS) return
  const isCurrent = (await hasOffers(source, today)) || (source !== db && (await hasOffers(db, today)))
  if (!isCurrent) await refreshOffers(db, today)
  lastSeen.set(db, { day: today, at })
}

const hasOffers = async (db: D1Database, today: string): Promise<boolean> => {
  const row = await db.prepare("SELECT value FROM meta WHERE key = 'offers_day'").first<{ value: string }>()
  return row?.value === dayAndFormat(today)
}

const refreshOffers = async (db: D1Database, today: string): Promise<void> => {
  await db.batch([
    ...offersStatements(db, today, null),
    db
      .prepare(
        "INSERT INTO meta (key, value) VALUES ('offers_day', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
      )
      .bind(dayAndFormat(today)),
  ])
}

/** Refreshes one travel, or all when `null`; belongs in the batch of the change. */
export const offersStatements = (db: D1Database, today: string, travelId: string | null): D1PreparedStatement[] => [
  db.prepare(OFFERS).bind(today, travelId),
  columnsStatement(db, today, travelId),
]

/** Ties come soonest first: price, date and number sort as one text. */
const best = (currency: string): string => `CAST(substr(
  min(printf('%010d%s%012d', t.price_${currency}, t.starting_date, t.no)) FILTER (WHERE ${BOOKABLE_SQL}), 21) AS INTEGER)`

const COLUMNS = [
  ...['departures_count', 'best_eur', 'best_gbp', 'best_usd'],
  ...['best_price_eur', 'best_price_gbp', 'best_price_usd', 'age_badges'],
]
const UPSERT = `ON CONFLICT DO UPDATE SET ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`

const OFFERS = `
  INSERT INTO travel_offers (travel_id, ${COLUMNS.join(', ')})
  SELECT v.id, count(t.no) FILTER (WHERE t.status <> 'SOLD_OUT'),
    ${best('eur')}, ${best('gbp')}, ${best('usd')},
    min(t.price_eur) FILTER (WHERE ${BOOKABLE_SQL}), min(t.price_gbp) FILTER (WHERE ${BOOKABLE_SQL}),
    min(t.price_usd) FILTER (WHERE ${BOOKABLE_SQL}),
    coalesce(group_concat(DISTINCT t.age_badge) FILTER (WHERE t.status <> 'SOLD_OUT'), '')
  FROM travels AS v LEFT JOIN tours AS t ON t.travel_id = v.id AND t.starting_date > ?1
  WHERE ?2 IS NULL OR v.id = ?2
  GROUP BY v.id
  ${UPSERT}`
