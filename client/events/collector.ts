import type { BodyOf } from '../../shared/contracts/browser-api.ts'
import type { StorefrontEvent } from '../../shared/contracts/storefront-events.ts'

export const WAIT_MS = 2000
/** MAX_EVENTS of the contract, whose schema the browser does not need. */
export const BATCH = 10

/**
 * Sends events to worker/features/experiments/event-routes.ts in batches.
 * @param send false when the browser rejects a body, which is then retried
 */
export const createCollector = (send: (body: string) => boolean, allowed: () => boolean) => {
  let queued: StorefrontEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const schedule = () => {
    timer ??= setTimeout(flush, WAIT_MS)
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (!allowed()) queued = []
    while (queued.length > 0) {
      if (!send(JSON.stringify({ events: queued.slice(0, BATCH) } satisfies BodyOf<'POST /api/events'>)))
        return schedule()
      queued = queued.slice(BATCH)
    }
  }
  return {
    flush,
    sink: (event: StorefrontEvent) => {
      queued.push(event)
      schedule()
    },
  }
}
