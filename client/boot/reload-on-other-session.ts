/** Changes with every sign-in and every heart (worker/session/session-cookies.ts, worker/wishlist/saved-mark.ts). */
const mark = (): string => `${document.cookie.match(/__Host-s(igned-in|aved)=\w+/g)}`

/**
 * A page that comes back from the browser's memory shows who was signed in, and what was saved, when it was left: it is
 * loaded anew when that has changed since.
 */
export const reloadOnOtherSession = (): void => {
  const shown = mark()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && mark() !== shown) location.reload()
  })
}
