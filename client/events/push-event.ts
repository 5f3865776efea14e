import type { PushedEvent } from '../../shared/contracts/storefront-events.ts'

/** An event, and the part of the page that it is about: what is around it says which travel and departure that is. */
export type Pushed = [event: PushedEvent, part?: Element | null]

declare global {
  interface WindowEventMap {
    track: CustomEvent<Pushed>
    searchchange: Event
  }
}

/**
 * The site's one way to tell what a visitor did. Nobody hears it before there is consent: the code that takes events
 * comes with the yes (client/track.ts).
 */
export const pushEvent = (...detail: Pushed): void => {
  dispatchEvent(new CustomEvent('track', { detail }))
}

/** Tells that another search is on the page, without the page having changed: whoever counts page views counts it. */
export const pushSearchChange = (): void => {
  dispatchEvent(new Event('searchchange'))
}

/** An event of what has been sent and not been answered yet. */
export type PendingEvent = { tell: () => void; forget: () => void }

/**
 * Has an event told once the answer is there (`tell`), or as the page goes before that: what was sent arrives all the
 * same. `forget` when it was refused.
 */
export const pushOnAnswer = (...pushed: Pushed): PendingEvent => {
  let isOver = false
  const forget = () => {
    isOver = true
    removeEventListener('pagehide', tell, true)
  }
  const tell = () => {
    // A page may come back from the browser's cache, and the answer with it.
    if (!isOver) pushEvent(...pushed)
    forget()
  }
  // Captured, so that it is before the one that sends off all events (client/track.ts).
  addEventListener('pagehide', tell, true)
  return { tell, forget }
}
