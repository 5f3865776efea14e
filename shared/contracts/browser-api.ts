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

/** `GET /api/wishlist`: the list for offline use, formatted for the market. */
export type WishlistCopy = {
  /** Saved items by the hearts' names, such as `travel/japan-tokyo-kyoto`. */
  hearts: string[]
  items: {
    title: string
    /** Path of the trip's page. */
    path: string
    tours: { dates: string; price: string }[]
  }[]
}
