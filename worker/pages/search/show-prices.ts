/** The value of the filter `show` that opens the price grid. */
export const SHOW_PRICES = 'prices'
