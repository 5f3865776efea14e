import { z } from 'zod'
import type { ExperimentEvent } from '../../../shared/contracts/experiment-events.ts'
import { createSignedClient } from '../../data/user-client.ts'
import type { Config, Env } from '../../env.ts'

/** Accepts events, all or none; repeated events count once. */
export type EventSink<T = readonly ExperimentEvent[]> = (events: T) => Promise<unknown>

const PAUSES_MS = [0, 250, 1500]

/** Stores events at once. @returns how many are kept: none of visitors who withdrew consent */
export const storeEvents = async (env: Env, config: Config, events: readonly ExperimentEvent[]): Promise<number> => {
  const { kept } = await createSignedClient({ env, config })({
    name: 'experiment events',
    method: 'POST',
    path: '/experiments/events',
    body: { events },
    data: z.object({ kept: z.number() }),
  })
  return kept
}

/** In order of preference: the queue, then the back end. */
export const eventSinks = (env: Env, config: Config): EventSink[] => {
  const { EVENTS } = env
  return [
    ...(EVENTS === undefined ? [] : [(events: readonly ExperimentEvent[]) => EVENTS.send(events)]),
    ...(config.CONTENT_KEY === undefined
      ? []
      : [(events: readonly ExperimentEvent[]) => storeEvents(env, config, events)]),
  ]
}

/** Tries the sinks in turn, in three rounds, until one accepts the events. Throws the last failure. */
export const deliver = async <T>(
  sinks: readonly EventSink<T>[],
  events: T,
  pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<void> => {
  let failure: unknown
  for (const ms of sinks.length === 0 ? [] : PAUSES_MS) {
    if (ms > 0) await pause(ms)
    for (const sink of sinks) {
      try {
        await sink(events)
        return
      } catch (error) {
        failure = error
      }
    }
  }
  if (failure !== undefined) throw failure
}
