const THROTTLE_MS = 200
const HIDE_MS = 500

let running = 0
let timer: ReturnType<typeof setTimeout> | undefined

const show = (state?: 'busy' | 'done' | 'failed'): void => {
  const { dataset } = document.documentElement
  if (state === undefined) delete dataset.progress
  else dataset.progress = state
}

/** Starts a task of the progress bar; returns a function that ends it. */
export const startProgress = (): ((succeeded: boolean) => void) => {
  if (running++ === 0) {
    clearTimeout(timer)
    timer = setTimeout(show, THROTTLE_MS, 'busy')
  }
  return (succeeded) => {
    running--
    if (succeeded && running > 0) return
    clearTimeout(timer)
    // The bar was never shown.
    if (succeeded && document.documentElement.dataset.progress === undefined) return
    show(succeeded ? 'done' : 'failed')
    timer = setTimeout(show, HIDE_MS)
  }
}

export const showNavigation = (): void => {
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest, signal }) => {
    if (destination.sameDocument || typeof downloadRequest === 'string') return
    const end = startProgress()
    const over = new AbortController()
    const finish = () => {
      over.abort()
      end(true)
    }
    signal.addEventListener('abort', finish, over)
    addEventListener('pagehide', finish, over)
  })
}
