import { type ExperimentEvent, experimentEventSchema } from '../../../shared/contracts/experiment-events.ts'
import type { Env } from '../env.ts'
import { logLine } from '../http/log.ts'

/** Nothing is kept of whoever withdrew consent. */
const NOT_FORGOTTEN = 'NOT EXISTS (SELECT 1 FROM forgotten_visitors AS f WHERE f.visitor = ?1)'

/**
 * Keeps events, each once, however often and in whatever order they arrive: a visitor of an experiment is one row, a
 * conversion has the id of what it is. All of them in one transaction, or none.
 */
export const storeEvents = async (db: D1Database, events: readonly ExperimentEvent[]): Promise<void> => {
  if (events.length > 0) await db.batch(events.flatMap((event) => statementsOf(db, event)))
}

const statementsOf = (db: D1Database, event: ExperimentEvent): D1PreparedStatement[] => {
  switch (event.kind) {
    case 'exposure':
      return [
        db
          .prepare(
            `INSERT INTO exposures (visitor, experiment, variation, exposed_at, last_at, market, country, route)
            SELECT ?1, ?2, ?3, ?4, ?4, ?5, ?6, ?7 WHERE ${NOT_FORGOTTEN}
            ON CONFLICT (experiment, visitor) DO UPDATE SET exposed_at = min(exposed_at, excluded.exposed_at),
              last_at = max(last_at, excluded.last_at), crossed = crossed OR variation <> excluded.variation`,
          )
          .bind(event.visitor, event.experiment, event.variation, event.at, event.market, event.country, event.route),
      ]
    case 'booking_click':
    case 'booking':
      return [
        db
          .prepare(
            // A click may be older than what the visitor saw, and the next one under its id newer. A booking is made once.
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

/** Pause before a batch that the database did not take comes again. */
const RETRY_SECONDS = 30

/**
 * Keeps what the queue brings. Whatever the database does not take comes again, all of the batch; what comes twice is
 * counted once. Events that fit no contract would never be taken: they are left out, and the log says how many.
 */
export const receiveEvents = async (env: Pick<Env, 'DB'>, batch: MessageBatch<unknown>): Promise<void> => {
  const events = readEvents(batch.messages.flatMap(({ body }) => body))
  try {
    await storeEvents(env.DB, events)
    batch.ackAll()
  } catch (error) {
    logLine({ experiments: 'not kept', events: events.length, failure: String(error).slice(0, 200) })
    batch.retryAll({ delaySeconds: RETRY_SECONDS })
  }
}

/** The events among what was sent. */
export const readEvents = (sent: readonly unknown[]): ExperimentEvent[] => {
  const events = sent.flatMap((each) => experimentEventSchema.safeParse(each).data ?? [])
  if (events.length < sent.length) logLine({ experiments: 'left out', events: sent.length - events.length })
  return events
}
