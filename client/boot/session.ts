/**
 * A page that comes back from the browser's memory shows who was signed in, and what was saved, when it was left: it is
 * loaded anew when that has changed since.
 */
export const reloadOnOtherSession = (): void => {
  const shown = markOf(document.cookie)
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && markOf(document.cookie) !== shown) location.reload()
  })
}

/**
 * Registers the service worker once the page is loaded, and tells it which page that is and whose (decision 49). Where
 * there are no service workers, or the browser forbids them, nothing happens (spec section 8).
 */
export const registerWorker = (): void => {
  const { serviceWorker } = navigator
  // The development server has none: it would show yesterday's files.
  if (!import.meta.env.PROD || serviceWorker === undefined) return
  addEventListener('load', () => {
    serviceWorker.register('/sw.js').catch(Boolean)
    serviceWorker.ready.then(({ active }) =>
      active?.postMessage([document.documentElement.dataset.pageType, markOf(document.cookie)]),
    )
  })
}

/**
 * Two cookies that scripts may read and that open nothing: one changes with every sign-in and is gone after signing out,
 * the other changes with every heart (worker/features/session/session-cookies.ts, worker/features/wishlist/list-cookie.ts).
 */
export const markOf = (cookies: string): string => `${cookies.match(/__Host-s(igned-in|aved)=\w+/g)}`

/** Whose a mark is: one value for each sign-in, empty for a browser in which nobody is signed in. */
export const ownerOf = (mark: string): string => /__Host-signed-in=(\w+)/.exec(mark)?.[1] ?? ''
