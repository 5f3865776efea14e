import type { WemeetEvent } from '../../../shared/contracts/wemeet.ts'

/** A visitor's place at an event. */
export type EventScreen = {
  slug: string
  /**
   * open: one can be taken; joined: it was taken just now, and a confirmation is in the mail; attending: it is theirs;
   * attended: it is, and the event has begun; left: it was given back; full, over and cancelled: none can be taken.
   */
  state: 'open' | 'joined' | 'attending' | 'attended' | 'left' | 'full' | 'over' | 'cancelled' | 'unavailable'
  /** Null when the back end cannot tell. */
  event: WemeetEvent | null
  /** Under which it is taken; null while nobody is known. */
  email: string | null
  /** Another address may be proven: whoever is signed in has theirs. */
  another: boolean
  /** For whoever has proven an address just now: to a password, or to sign in. */
  account: { known: boolean; loginHref: string } | null
  /** The last form came to nothing. */
  problem: boolean
  closeHref: string
}
