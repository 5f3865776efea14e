import type { BodyOf } from '../../shared/contracts/browser-api.ts'
import type { StorefrontEvent } from '../../shared/contracts/storefront-events.ts'

export const WAIT_MS = 2000
const MAX_WAIT_MS = 60_000
/** MAX_EVENTS of the contract, whose schema the browser does not need. */
export const BATCH = 10
/** Batches that wait to be sent again. */
const MAX_KEPT = 50

/**
 * Sends events to worker/features/experiments/event-routes.ts in batches, each until it is taken, with the same id.
 * @param send whether the server takes a body
 */
export const createCollector = (send: (body: string) => Promise<boolean>, allowed: () => boolean) => {
  let queued: StorefrontEvent[] = []
  let batches: string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let wait = WAIT_MS
  const schedule = () => {
    timer ??= setTimeout(flush, wait)
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (!allowed()) [queued, batches] = [[], []]
    while (queued.length > 0)
      batches.push(
        JSON.stringify({
          id: crypto.randomUUID(),
          events: queued.splice(0, BATCH),
        } satisfies BodyOf<'POST /api/events'>),
      )
    for (const body of batches.splice(0))
      send(body).then((isTaken) => {
        wait = isTaken ? WAIT_MS : Math.min(2 * wait, MAX_WAIT_MS)
        if (isTaken) return
        batches = [...batches, body].slice(-MAX_KEPT)
        schedule()
      })
  }
  return {
    flush,
    sink: (event: StorefrontEvent) => {
      queued.push(event)
      schedule()
    },
  }
}
