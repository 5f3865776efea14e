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
