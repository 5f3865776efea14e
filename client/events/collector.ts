import type { BodyOf } from '../../shared/contracts/browser-api.ts'
import type { StorefrontEvent } from '../../shared/contracts/storefront-events.ts'

export const WAIT_MS = 2000
const RETRY_MS = 20_000
/** MAX_EVENTS of the contract, whose schema the browser does not need. */
export const BATCH = 10

/**
 * Sends events to worker/features/experiments/event-routes.ts in batches, each until it is taken, with the same id.
 * @param send whether the server takes a body
 */
export const createCollector = (send: (body: string) => Promise<boolean>, allowed: () => boolean) => {
  let queued: StorefrontEvent[] = []
  let batches: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = (ms: number) => {
    timer ??= setTimeout(flush, ms)
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (!allowed()) {
      queued = []
      batches = []
    }
    while (queued.length > 0) {
      const batch: BodyOf<'POST /api/events'> = { id: crypto.randomUUID(), events: queued.splice(0, BATCH) }
      batches.push(JSON.stringify(batch))
    }
    for (const body of batches.splice(0))
      send(body).then((isTaken) => {
        if (isTaken) return
        batches.push(body)
        schedule(RETRY_MS)
      })
  }
  return {
    flush,
    sink: (event: StorefrontEvent) => {
      queued.push(event)
      schedule(WAIT_MS)
    },
  }
}
