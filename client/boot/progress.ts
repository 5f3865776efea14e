/** Spec section 4: the bar appears 200 ms after the start and hides 500 ms after the end. */
const THROTTLE_MS = 200
const HIDE_MS = 500

let running = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** The stylesheet draws the bar: it advances while `busy`, fills up when `done` and turns red when `failed`. */
const show = (state?: 'busy' | 'done' | 'failed'): void => {
  const { dataset } = document.documentElement
  if (state === undefined) delete dataset.progress
  else dataset.progress = state
}

/** Begins one piece of work that the progress bar shows; call the answer, with its success, when it has ended. */
export const beginProgress = (): ((succeeded: boolean) => void) => {
  if (running++ === 0) {
    clearTimeout(timer)
    timer = setTimeout(show, THROTTLE_MS, 'busy')
  }
  return (succeeded) => {
    running--
    if (succeeded && running > 0) return
    clearTimeout(timer)
    // What was faster than the throttle was never shown.
    if (succeeded && document.documentElement.dataset.progress === undefined) return
    show(succeeded ? 'done' : 'failed')
    timer = setTimeout(show, HIDE_MS)
  }
}

/** Shows the way to another page, by link or form, where the browser tells of it. */
export const showNavigation = (): void => {
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest, signal }) => {
    if (destination.sameDocument || typeof downloadRequest === 'string') return
    const end = beginProgress()
    const over = new AbortController()
    const finish = () => {
      over.abort()
      end(true)
    }
    signal.addEventListener('abort', finish, over)
    addEventListener('pagehide', finish, over)
  })
}
