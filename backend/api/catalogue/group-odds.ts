import type { Tour, TourDetail } from '../../../shared/contracts/tour.ts'
import { daysBetween } from '../../../shared/dates/iso-days.ts'
import type { Site } from '../site.ts'

/** Months before a departure at which groups are compared. */
export const ODDS_MONTHS = [1, 2, 3, 4, 5, 6] as const
const MONTH_DAYS = 30

/** How many groups that were as large so many months before took place; null for a confirmed departure. */
export const groupOdds = async (
  { db, today }: Pick<Site, 'db' | 'today'>,
  { id, startingDate, seatsToConfirm }: Tour,
): Promise<TourDetail['odds']> => {
  const months = Math.round(daysBetween(today, startingDate) / MONTH_DAYS)
  if (seatsToConfirm === 0 || months < 1) return null
  return db
    .prepare(
      `SELECT o.months, o.going, o.groups, o.went FROM tours AS t JOIN travels AS v ON v.id = t.travel_id
      JOIN group_odds AS o ON o.months = ?1 AND o.going = v.group_max - t.free_seats WHERE t.id = ?2`,
    )
    .bind(months, id)
    .first<NonNullable<TourDetail['odds']>>()
}

/** Adds the departures that have left since the last count, from their snapshots, once each. */
export const countOdds = async (db: D1Database, today: string): Promise<void> => {
  await db.batch([
    db.prepare(COUNT).bind(today, JSON.stringify(ODDS_MONTHS)),
    db
      .prepare(`INSERT INTO meta VALUES ('odds_day', ?) ON CONFLICT DO UPDATE SET value = max(value, excluded.value)`)
      .bind(today),
  ])
}

/** What is not confirmed on its day does not take place. */
const COUNT = `
  INSERT INTO group_odds (months, going, groups, went)
  SELECT month.value, v.group_max - s.free_seats, count(*), sum(t.seats_to_confirm = 0)
  FROM tours AS t JOIN travels AS v ON v.id = t.travel_id JOIN json_each(?2) AS month
  JOIN tour_snapshots AS s ON s.tour_id = t.id AND s.taken_at = (
    SELECT max(taken_at) FROM tour_snapshots
    WHERE tour_id = t.id AND taken_at < date(t.starting_date, '-' || (month.value * ${MONTH_DAYS} - 1) || ' days'))
  WHERE t.starting_date <= ?1 AND s.seats_to_confirm > 0
    AND t.starting_date > coalesce((SELECT value FROM meta WHERE key = 'odds_day'), '')
  GROUP BY 1, 2
  ON CONFLICT DO UPDATE SET groups = groups + excluded.groups, went = went + excluded.went`
