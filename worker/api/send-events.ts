import type { StorefrontEvent } from '../../shared/contracts/storefront-events.ts'
import type { Config } from '../env.ts'

/** A batch for the analytics service; `id` stays the same when it is sent again. */
export type EventBatch = { id: string; at: string; market: string; events: readonly StorefrontEvent[] }

const TIMEOUT_MS = 2000
/** Before each try. */
const PAUSES_MS = [0, 250, 1500]

/**
 * Posts a batch to ANALYTICS_URL, or does nothing without one. Throws the last failure.
 * @param pause waits so many ms
 */
export const sendEvents = async (
  { ANALYTICS_URL, ANALYTICS_KEY }: Pick<Config, 'ANALYTICS_URL' | 'ANALYTICS_KEY'>,
  batch: EventBatch,
  pause = (ms: number): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, ms)),
): Promise<void> => {
  if (ANALYTICS_URL === undefined) return
  let failure: unknown
  for (const ms of PAUSES_MS) {
    if (ms > 0) await pause(ms)
    try {
      const answer = await fetch(ANALYTICS_URL, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(ANALYTICS_KEY !== undefined && { authorization: `Bearer ${ANALYTICS_KEY}` }),
        },
        body: JSON.stringify(batch),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      await answer.body?.cancel()
      if (answer.ok) return
      failure = new Error(`status ${answer.status}`)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}
