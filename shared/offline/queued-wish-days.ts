/** Days for which a browser without a network keeps a heart to be sent; the back end knows its key for longer. */
export const QUEUED_WISH_DAYS = 14
