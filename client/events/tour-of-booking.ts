/** The tour that a link leads to booking, from the checkout address `/booking/{id}/start`; null for other links. */
export const tourOfBooking = (pathname: string): string | null =>
  /^\/booking\/([^/]+)\/start$/.exec(pathname)?.[1] ?? null
