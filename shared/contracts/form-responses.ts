/** JSON response to a form that our own script posts: the URL of the next page or modal. */
export type NextLocation = { location: string }

/** JSON response to a heart. */
export type WishlistChange = {
  /** Ids of all saved travels and departures, after the change. */
  travels: string[]
  tours: string[]
  /** The first saved item prompts for an email (spec section 4). */
  ask: boolean
}
