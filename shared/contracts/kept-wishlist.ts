/** `GET /api/wishlist`: the list as the offline page and kept trips show it, in the market's words. */
export type KeptWishlist = {
  /** What is saved, as hearts name it: `travel/japan-tokyo-kyoto`. */
  hearts: string[]
  items: {
    title: string
    /** Path of the trip's page. */
    path: string
    /** Saved departures: days, price. */
    tours: { dates: string; price: string }[]
  }[]
}
