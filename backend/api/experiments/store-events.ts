import {
  CONVERSION_DAYS,
  type ExperimentEvent,
  experimentEventSchema,
} from '../../../shared/contracts/experiment-events.ts'
import { textOf } from '../../../shared/log/error-report.ts'
import type { Env } from '../env.ts'
import { logLine } from '../http/log.ts'

const NOT_FORGOTTEN = 'NOT EXISTS (SELECT 1 FROM forgotten_visitors AS f WHERE f.visitor = ?1)'

const FORGOTTEN = 'SELECT visitor FROM forgotten_visitors WHERE visitor IN (SELECT value FROM json_each(?))'

/**
 * Idempotent in any order: one row per visitor and experiment, conversions by id.
 * @returns how many events are of visitors who have not withdrawn consent
 */
export const storeEvents = async (db: D1Database, events: readonly ExperimentEvent[]): Promise<number> => {
  if (events.length === 0) return 0
  const visitors = [...new Set(events.map(({ visitor }) => visitor))]
  const results = await db.batch<{ visitor: string }>([
    ...events.flatMap((event) => statementsOf(db, event)),
    ...visitors.map((visitor) => db.prepare(CONVERT).bind(visitor)),
    db.prepare(FORGOTTEN).bind(JSON.stringify(visitors)),
  ])
  const forgotten = new Set(results.at(-1)?.results.map(({ visitor }) => visitor))
  return events.filter(({ visitor }) => !forgotten.has(visitor)).length
}

const firstOf = (kind: string): string =>
  `(SELECT min(happened_at) FROM conversions AS c WHERE c.visitor = exposures.visitor AND kind = '${kind}'
    AND happened_at BETWEEN exposed_at AND strftime('%Y-%m-%dT%H:%M:%fZ', exposed_at, '+${CONVERSION_DAYS} days'))`
const CONVERT = `UPDATE exposures SET booking_click_at = ${firstOf('booking_click')}, booking_at = ${firstOf('booking')}
  WHERE visitor = ?`

const FIRST_MEASURED = ['measured_at', 'error', 'slow_page', 'slow_reaction', 'without_lcp', 'without_inp']
const ofFirstMeasured = (column: string): string =>
  `${column} = iif(excluded.measured_at < coalesce(measured_at, '9'), excluded.${column}, ${column})`

const statementsOf = (db: D1Database, event: ExperimentEvent): D1PreparedStatement[] => {
  switch (event.kind) {
    case 'exposure': {
      const { measured } = event
      const harm = [measured?.error, measured?.slow_page, measured?.slow_reaction].map((is) => Number(is === true))
      const without = [measured?.slow_page, measured?.slow_reaction].map((is) => Number(is === null))
      return [
        db
          .prepare(
            `INSERT INTO exposures (visitor, experiment, variation, exposed_at, last_at, market, country, route,
              measured_at, error, slow_page, slow_reaction, without_lcp, without_inp)
            SELECT ?1, ?2, ?3, ?4, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13 WHERE ${NOT_FORGOTTEN}
            ON CONFLICT (experiment, visitor) DO UPDATE SET exposed_at = min(exposed_at, excluded.exposed_at),
              last_at = max(last_at, excluded.last_at), crossed = crossed OR variation <> excluded.variation,
              ${FIRST_MEASURED.map(ofFirstMeasured)}`,
          )
          .bind(
            ...[event.visitor, event.experiment, event.variation, event.at, event.market, event.country, event.route],
            ...[measured === undefined ? null : event.at, ...harm, ...without],
          ),
      ]
    }
    case 'booking_click':
    case 'booking':
      return [
        db
          .prepare(
            // A click's id may repeat for a later click; a booking's never does.
            `INSERT INTO conversions (visitor, id, kind, tour_id, market, happened_at)
            SELECT ?1, ?2, ?3, ?4, ?5, ?6 WHERE ${NOT_FORGOTTEN} ON CONFLICT (id) DO UPDATE SET
              happened_at = iif(kind = 'booking', min(happened_at, excluded.happened_at), max(happened_at, excluded.happened_at))`,
          )
          .bind(event.visitor, event.id, event.kind, event.tour, event.market, event.at),
      ]
    case 'forget':
      return [
        db
          .prepare('INSERT INTO forgotten_visitors (visitor, forgotten_at) VALUES (?, ?) ON CONFLICT DO NOTHING')
          .bind(event.visitor, event.at),
        db.prepare('DELETE FROM exposures WHERE visitor = ?').bind(event.visitor),
        db.prepare('DELETE FROM conversions WHERE visitor = ?').bind(event.visitor),
      ]
  }
}

const RETRY_SECONDS = 30

/** Retries the whole batch when the database fails. */
export const receiveEvents = async (env: Pick<Env, 'EVENTS_DB'>, batch: MessageBatch<unknown>): Promise<void> => {
  const events = readEvents(batch.messages.flatMap(({ body }) => body))
  try {
    await storeEvents(env.EVENTS_DB, events)
    batch.ackAll()
  } catch (error) {
    logLine({ error: 'event storage', events: events.length, failure: textOf(error) })
    batch.retryAll({ delaySeconds: RETRY_SECONDS })
  }
}

export const readEvents = (sent: readonly unknown[]): ExperimentEvent[] => {
  const events = sent.flatMap((each) => experimentEventSchema.safeParse(each).data ?? [])
  if (events.length < sent.length) logLine({ experiments: 'left out', events: sent.length - events.length })
  return events
}
