import type { BodyOf } from '../../shared/contracts/browser-api.ts'
import type { Shown } from '../../shared/contracts/experiment-events.ts'
import type { StorefrontEvent } from '../../shared/contracts/storefront-events.ts'

export const WAIT_MS = 2000
export const RETRY_MS = 20_000
/** MAX_EVENTS of the contract, whose schema the browser does not need. */
export const BATCH = 10

type Batch = { id: string; timed: [event: StorefrontEvent, at: number][] }

/**
 * Sends events to worker/features/experiments/event-routes.ts in batches, each until it is taken, with the same id and the
 * ages of its events at that time.
 * @param send whether the server takes a body
 */
export const createCollector = (
  send: (body: string) => Promise<boolean>,
  allowed: () => boolean,
  variations?: Shown,
) => {
  let queued: Batch['timed'] = []
  let refused: Batch[] = []
  const sendBatch = (batch: Batch) => {
    const { id, timed } = batch
    const now = performance.now()
    const body: BodyOf<'POST /api/events'> = {
      id,
      events: timed.map(([event]) => event),
      variations,
      ages: timed.map(([, at]) => Math.round(now - at)),
    }
    send(JSON.stringify(body)).then((isTaken) => {
      if (!isTaken && refused.push(batch) === 1) setTimeout(flush, RETRY_MS)
    })
  }
  const sendQueued = () => {
    if (!allowed()) queued = refused = []
    while (queued[0]) sendBatch({ id: crypto.randomUUID(), timed: queued.splice(0, BATCH) })
  }
  const flush = () => {
    sendQueued()
    refused.splice(0).map(sendBatch)
  }
  return {
    flush,
    sink: (event: StorefrontEvent) => {
      if (queued.push([event, performance.now()]) === 1) setTimeout(sendQueued, WAIT_MS)
    },
  }
}
