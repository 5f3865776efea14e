import { type ExperimentEvent, experimentEventSchema } from '../../../shared/contracts/experiment-events.ts'
import type { Env } from '../env.ts'
import { logLine } from '../http/log-line.ts'
import { storeEvents } from './store-events.ts'

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
