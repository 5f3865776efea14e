import { markOf } from './session.ts'
import { workerUrl } from './trusted-types.ts'

/** Registers the service worker, and sends it the page type, the mark and the time of the request (decision 31). */
export const registerWorker = (): void => {
  const { serviceWorker } = navigator
  // The development server has none: it would serve outdated files.
  if (!import.meta.env.PROD || serviceWorker === undefined) return
  serviceWorker.onmessage = (event) => {
    import('../offline/refresh-hearts.ts').then((module) => module.refreshHearts(event), Boolean)
  }
  addEventListener('load', () => {
    serviceWorker.register(workerUrl()).catch(Boolean)
    serviceWorker.ready.then(({ active }) =>
      active?.postMessage([document.documentElement.dataset.pageType, markOf(document.cookie), performance.timeOrigin]),
    )
  })
}
