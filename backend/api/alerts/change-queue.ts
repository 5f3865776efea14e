import type { ChangeNote, Env } from '../env.ts'
import { realNow } from '../http/clock.ts'
import { logLine } from '../http/log.ts'
import { matchOpenChanges } from './match-change.ts'
import { deliverAll } from './run-alerts.ts'

/**
 * Tells the queue of a change, so that its alerts leave at once. The database has it already: when the queue cannot be
 * told, the next run of the minute finds it.
 */
export const announceChange = async (env: Env, change: string): Promise<void> => {
  try {
    await env.CHANGES?.send({ change } satisfies ChangeNote)
  } catch (error) {
    logLine({ alerts: 'queue not told', failure: error instanceof Error ? error.name : 'unknown' })
  }
}

/** Works off what the queue brings. A note that comes twice, or late, does no harm; one that is lost neither. */
export const receiveChanges = async (env: Env, batch: MessageBatch<ChangeNote>): Promise<void> => {
  for (const message of batch.messages) {
    try {
      await matchOpenChanges(env, realNow(), message.body.change)
      message.ack()
    } catch {
      message.retry()
    }
  }
  await deliverAll(env, { elapsed: realNow })
}
