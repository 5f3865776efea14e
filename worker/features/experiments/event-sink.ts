import { z } from 'zod'
import { type ExperimentEvent, signExperimentCall } from '../../../shared/contracts/experiment-events.ts'
import { createSignedClient } from '../../data/user-client.ts'
import type { Config, Env } from '../../env.ts'

/** Accepts events, all or none. When it throws they may be sent again: repeated events count once. */
export type EventSink = (events: readonly ExperimentEvent[]) => Promise<void>

/** Before each round of tries. */
const PAUSES_MS = [0, 250, 1500]

/** In order of preference: the queue, then the back end. */
export const eventSinks = (env: Env, config: Config): EventSink[] => {
  const { EVENTS } = env
  const { CONTENT_KEY } = config
  return [
    ...(EVENTS === undefined ? [] : [queueSink(EVENTS)]),
    ...(CONTENT_KEY === undefined ? [] : [callSink(env, config)]),
  ]
}

/**
 * Tries the sinks in turn, three rounds of them, until one accepts the events; does nothing without a sink. Throws the
 * last failure.
 * @param pause waits so many ms
 */
export const deliver = async (
  sinks: readonly EventSink[],
  events: readonly ExperimentEvent[],
  pause: (ms: number) => Promise<unknown>,
): Promise<void> => {
  let failure: unknown
  for (const ms of sinks.length === 0 ? [] : PAUSES_MS) {
    if (ms > 0) await pause(ms)
    for (const sink of sinks) {
      try {
        return await sink(events)
      } catch (error) {
        failure = error
      }
    }
  }
  if (failure !== undefined) throw failure
}

const queueSink =
  (queue: Queue<readonly ExperimentEvent[]>): EventSink =>
  async (events) => {
    await queue.send(events)
  }

const callSink =
  (env: Env, config: Config): EventSink =>
  async (events) => {
    await createSignedClient(
      { env, config },
      signExperimentCall,
    )({
      name: 'experiment events',
      method: 'POST',
      path: '/experiments/events',
      body: { events },
      data: z.object({ kept: z.number() }),
    })
  }
