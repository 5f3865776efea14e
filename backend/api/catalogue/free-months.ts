import { overlaps, type Span } from '../../../shared/dates/date-range.ts'
import { addDays, monthRange, upcomingMonths } from '../../../shared/dates/iso-days.ts'
import type { Site } from '../site.ts'
import { REST_DAYS } from './coordinator-conditions.ts'

/** First and last day of a part of every year, MM-DD; it may span the turn of the year. */
export type YearPeriod = readonly [first: string, last: string]

export const isInPeriod = ([first, last]: YearPeriod, date: string): boolean => {
  const day = date.slice(5)
  return first <= last ? first <= day && day <= last : first <= day || day <= last
}

const MAX_MONTHS = 3
const TRIP_DAYS = 10

/**
 * The next months after this one in which a coordinator could leave on a trip of ten days, rested from announced
 * departures, sold-out ones included, and events, until the last announced departure of any coordinator starts.
 */
export const loadFreeMonths = async ({ db, today }: Site, coordinatorId: string): Promise<string[]> => {
  const [{ results: away }, known] = await Promise.all([
    db
      .prepare(
        `SELECT date(starting_date, '-${REST_DAYS} days') AS startingDate,
          date(ending_date, '+${REST_DAYS} days') AS endingDate
        FROM tours INDEXED BY tours_by_coordinator WHERE coordinator_id = ?1 AND ending_date > ?2
        UNION ALL
        SELECT date(starts_on, '-${REST_DAYS} days'), date(starts_on, '+${REST_DAYS} days') FROM wemeet_events
        WHERE coordinator_id = ?1 AND cancelled_at IS NULL AND starts_on > ?2`,
      )
      .bind(coordinatorId, today)
      .all<Span>(),
    db
      .prepare(
        `SELECT max((SELECT max(starting_date) FROM tours INDEXED BY tours_by_coordinator WHERE coordinator_id = c.id))
          AS lastDay, (SELECT periods FROM coordinators WHERE id = ?) AS periods FROM coordinators AS c`,
      )
      .bind(coordinatorId)
      .first<{ lastDay: string | null; periods: string | null }>(),
  ])
  const periods: YearPeriod[] | null = JSON.parse(known?.periods ?? 'null')
  const isFree = (startingDate: string) => {
    const endingDate = addDays(startingDate, TRIP_DAYS - 1)
    return (
      !away.some((span) => overlaps(span, { startingDate, endingDate })) &&
      (periods === null || periods.some((each) => isInPeriod(each, startingDate) && isInPeriod(each, endingDate)))
    )
  }
  return upcomingMonths(today, 13)
    .slice(1)
    .filter((month) => {
      const { from, to } = monthRange(month)
      const days = Array.from({ length: Number(to.slice(8)) }, (_, index) => addDays(from, index))
      return to <= (known?.lastDay ?? '') && days.some(isFree)
    })
    .slice(0, MAX_MONTHS)
}
