/** `GET /api/wishlist`: the list as the offline page shows it, in the market's words. */
export type KeptWishlist = {
  items: {
    title: string
    /** Path of the trip's page. */
    path: string
    /** Saved departures: days, price. */
    tours: { dates: string; price: string }[]
  }[]
}
