import type { Env } from '../env.ts'
import { type DeliveryPorts, deliverDue } from './deliver.ts'
import { collectDigests } from './digests.ts'
import { matchOpenChanges } from './open-changes.ts'

/** Rounds of one run; what is left is the next run's. */
const ROUNDS = 20

/**
 * All that alerts have to do at this moment: changes that nobody matched, digests that are due, messages that are due.
 * Runs each minute, and can be killed anywhere: the next run goes on.
 */
export const runAlerts = async (env: Env, ports: DeliveryPorts): Promise<void> => {
  await matchOpenChanges(env, ports.elapsed())
  await collectDigests(env)
  await deliverAll(env, ports)
}

export const deliverAll = async (env: Env, ports: DeliveryPorts): Promise<void> => {
  for (let round = 0; round < ROUNDS && (await deliverDue(env, ports)); round += 1);
}
