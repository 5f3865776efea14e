import { realNow } from '../../kit/clock.ts'
import type { ChangeNote, Env } from '../env.ts'
import { failureName, logLine } from '../http/log.ts'
import { type DeliveryPorts, deliverDue } from './deliver.ts'
import { collectDigests } from './digests.ts'
import { matchOpenChanges } from './match-change.ts'

const ROUNDS = 20

export const runAlerts = async (env: Env, ports: DeliveryPorts): Promise<void> => {
  await matchOpenChanges(env, ports.realNow())
  await collectDigests(env)
  await deliverAll(env, ports)
}

export const deliverAll = async (env: Env, ports: DeliveryPorts): Promise<void> => {
  for (let round = 0; round < ROUNDS && (await deliverDue(env, ports)); round += 1);
}

/** Queues a stored change so that its alerts leave immediately; after a failure the next cron run finds it. */
export const announceChange = async (env: Env, change: string): Promise<void> => {
  try {
    await env.CHANGES?.send({ change } satisfies ChangeNote)
  } catch (error) {
    logLine({ error: 'alert queue', failure: failureName(error) })
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
  await deliverAll(env, { realNow })
}
