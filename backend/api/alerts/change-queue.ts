import type { ChangeNote, Env } from '../env.ts'
import { realNow } from '../http/clock.ts'
import { logLine } from '../http/log.ts'
import { matchOpenChanges } from './match-change.ts'
import { deliverAll } from './run-alerts.ts'

/** Queues a stored change so that its alerts leave immediately; after a failure the next cron run finds it. */
export const announceChange = async (env: Env, change: string): Promise<void> => {
  try {
    await env.CHANGES?.send({ change } satisfies ChangeNote)
  } catch (error) {
    logLine({ alerts: 'queue not told', failure: error instanceof Error ? error.name : 'unknown' })
  }
}

/** Idempotent: messages may arrive twice or late. */
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
