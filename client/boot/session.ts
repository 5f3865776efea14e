/** Reloads a page from the back/forward cache when the session or the saved items have changed since. */
export const reloadOnOtherSession = (): void => {
  const shown = markOf(document.cookie)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && markOf(document.cookie) !== shown) location.reload()
  })
}

/**
 * Mark of the session and the list: two script-readable cookies that grant nothing and change with every sign-in and
 * heart (worker/features/session/session-cookies.ts, worker/features/wishlist/list-cookie.ts).
 */
export const markOf = (cookies: string): string => `${cookies.match(/__Host-s(igned-in|aved)=\w+/g)}`
