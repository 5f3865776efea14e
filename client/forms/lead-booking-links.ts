/** Has this page's booking links go by our own address, as the gateway would on the next one (booking-links.ts there). */
export const rewriteBookingLinks = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href$="/start"]'))
    if (link.origin !== location.origin && link.pathname.startsWith('/booking/')) link.href = `/api${link.pathname}`
}
