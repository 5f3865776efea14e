import { type ExperimentEvent, signExperimentCall } from '../../../shared/contracts/experiment-events.ts'
import { portOf } from '../../data/transport.ts'
import type { Config, Env } from '../../env.ts'

/** Takes events, all or none. Throws when nothing is known to have been taken: then they may be sent again, they count once. */
export type EventSink = (events: readonly ExperimentEvent[]) => Promise<void>

const TIMEOUT_MS = 2000
/** Pauses before each round of tries: the first one at once. */
const PAUSES_MS = [0, 250, 1500]

/** Where events go, in this order: the queue, and the back end itself where there is none or it takes nothing. */
export const eventSinks = (env: Env, config: Config): EventSink[] => {
  const { EVENTS } = env
  const { CONTENT_KEY } = config
  return [
    ...(EVENTS === undefined ? [] : [queueSink(EVENTS)]),
    ...(CONTENT_KEY === undefined ? [] : [callSink(env, config, CONTENT_KEY)]),
  ]
}

/**
 * Tries the sinks in turn, three rounds of them, until one has taken the events. Without any sink there is nothing to
 * do. Throws the last failure. @param pause waits so many ms
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
  (env: Env, config: Config, key: string): EventSink =>
  async (events) => {
    const { fetch, base } = portOf(env, config)
    const answer = await fetch(
      new Request(`${base}/experiments/events`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${await signExperimentCall(key, config.now())}`,
        },
        body: JSON.stringify({ events }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    )
    await answer.body?.cancel()
    if (!answer.ok) throw new Error(`status ${answer.status}`)
  }
