import type { SavedTravel, Wish } from '../../../shared/contracts/wishlist.ts'

/** What a visitor has just done to the list. */
export type WishlistNotice =
  | { kind: 'full' | 'failed' | 'unknown' | 'unshared' | 'noCookies' }
  | {
      /** partly: the trip is back, and these departures of it are not. */
      kind: 'added' | 'partly' | 'removed'
      item: Wish
      title: string
      /** Departures that went with a removed trip: undoing brings them back. */
      tours: readonly string[]
      /** Path of the page that the heart was on. */
      back: string | null
    }

/** What friends have said of somebody's own list. */
export type OwnVotes = {
  names: readonly string[]
  /** Departures that suit most of them, the best first. */
  best: readonly { id: string; title: string; startingDate: string; endingDate: string; names: readonly string[] }[]
}

/** The link for friends; `votes` is null when they cannot be told. */
export type OwnShare = { href: string; votes: OwnVotes | null }

/** The wishlist page's views (spec section 2), and what they share. */
export type WishlistView = {
  /** Signed in; else the list is this browser's. */
  isAccount: boolean
  notice: WishlistNotice | null
  loginHref: string
} & (
  | { state: 'empty' | 'not-logged-in' | 'unavailable' }
  | {
      state: 'regular'
      items: readonly SavedTravel[]
      /** The link for friends; null while there is none. */
      share: OwnShare | null
    }
)
