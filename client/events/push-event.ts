import type { PushedEvent } from '../../shared/contracts/storefront-events.ts'

/** An event, and the element it is about: the elements around it name the travel and departure. */
export type PushedDetail = [event: PushedEvent, part?: Element | null]

declare global {
  interface WindowEventMap {
    track: CustomEvent<PushedDetail>
    searchchange: Event
  }
}

/** Pushes an event of what the visitor did. Nothing listens before consent: client/track.ts is loaded with it. */
export const pushEvent = (...detail: PushedDetail): void => {
  dispatchEvent(new CustomEvent('track', { detail }))
}

/** Reports that another search is shown without a page load, which counts as a page view. */
export const pushSearchChange = (): void => {
  dispatchEvent(new Event('searchchange'))
}

export type PendingEvent = { send: () => void; cancel: () => void }

/**
 * Pushes an event once its request has succeeded (`send`), or when the page goes before that, as the request arrives
 * anyway. `cancel` drops it.
 */
export const pushOnResponse = (...pushed: PushedDetail): PendingEvent => {
  let isOver = false
  const cancel = () => {
    isOver = true
    removeEventListener('pagehide', send, true)
  }
  const send = () => {
    // A page may return from the back/forward cache together with the response.
    if (!isOver) pushEvent(...pushed)
    cancel()
  }
  // Captured to run before the flush of all events (client/track.ts).
  addEventListener('pagehide', send, true)
  return { send, cancel }
}
