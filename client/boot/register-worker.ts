import { markOf } from '../offline/session-mark.ts'

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
