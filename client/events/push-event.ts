import type { PushedEvent } from '../../shared/contracts/storefront-events.ts'

/** An event, and the element it is about. */
export type PushedDetail = [event: PushedEvent, part?: Element | null]

declare global {
  interface WindowEventMap {
    track: CustomEvent<PushedDetail>
    searchchange: Event
  }
}

/** Nothing listens before consent: client/track.ts is loaded with it. */
export const pushEvent = (...detail: PushedDetail): void => {
  dispatchEvent(new CustomEvent('track', { detail }))
}

/** Reports a search shown in place, which counts as a page view. */
export const pushSearchChange = (): void => {
  dispatchEvent(new Event('searchchange'))
}

export type PendingEvent = { send: () => void; cancel: () => void }

/** Pushes an event with `send`, or when the page goes before that, as its request arrives anyway. */
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
