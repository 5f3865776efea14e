import type { StorefrontEvent } from '../../shared/contracts/storefront-events.ts'
import type { EventSink } from './subscribe-to-events.ts'

/** How long events wait for others to be sent together. */
export const WAIT_MS = 2000
/** As many as one call may bring (MAX_EVENTS of the contract, whose checks the browser does not need). */
export const BATCH = 10

type Collector = { sink: EventSink; flush: () => void }

/**
 * Sends events to our own collector (worker/api/events.ts), a few at a time. `flush` sends what is waiting, at once:
 * for a page that is about to go. What the browser does not take is tried again later.
 * @param send hands a body to the browser, which sends it even when the page is gone; false when it does not take it
 * @param allowed whether events may still be sent: a consent may have been withdrawn since
 */
export const createCollector = (send: (body: string) => boolean, allowed: () => boolean): Collector => {
  let waiting: StorefrontEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    timer ??= setTimeout(flush, WAIT_MS)
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (!allowed()) waiting = []
    while (waiting.length > 0) {
      if (!send(JSON.stringify({ events: waiting.slice(0, BATCH) }))) return later()
      waiting = waiting.slice(BATCH)
    }
  }
  return {
    flush,
    sink: (event) => {
      waiting.push(event)
      later()
    },
  }
}
