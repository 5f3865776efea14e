import type { StreamEvent } from '../../../shared/contracts/event-stream.ts'
import type { EventSink } from './event-sink.ts'

/** Batches sent at a time. */
const MAX_SENT = 200

type StreamSink = EventSink<readonly StreamEvent[]>

/** Stores events that nobody takes at present. */
export const outboxSink =
  (db: D1Database): StreamSink =>
  (events) =>
    db.prepare('INSERT INTO event_outbox (events) VALUES (?)').bind(JSON.stringify(events)).run()

/** How many events are stored. */
export const countOutbox = async (db: D1Database): Promise<number> => {
  const select = db.prepare('SELECT coalesce(sum(json_array_length(events)), 0) AS waiting FROM event_outbox')
  return (await select.first<{ waiting: number }>())?.waiting ?? 0
}

/** The receiver's answer to events that it will never take. */
export class RefusedEvents extends Error {}

/** Sends stored events, oldest first. Throws when the sink does not take them: they stay, and hold up others unless refused. */
export const emptyOutbox = async (db: D1Database, sink: StreamSink): Promise<void> => {
  let refusal: RefusedEvents | null = null
  const select = db.prepare('SELECT id, events FROM event_outbox ORDER BY id LIMIT ?').bind(MAX_SENT)
  for (const { id, events } of (await select.all<{ id: number; events: string }>()).results) {
    try {
      await sink(JSON.parse(events))
      await db.prepare('DELETE FROM event_outbox WHERE id = ?').bind(id).run()
    } catch (error) {
      if (!(error instanceof RefusedEvents)) throw error
      refusal = error
    }
  }
  if (refusal !== null) throw refusal
}
