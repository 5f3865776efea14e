const THROTTLE_MS = 200
const HIDE_MS = 500

let running = 0
let timer: ReturnType<typeof setTimeout> | undefined

const showNext = (ms: number): void => {
  const { dataset } = document.documentElement
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (running > 0) dataset.progress = 'busy'
    else delete dataset.progress
  }, ms)
}

/** Starts a task of the progress bar; returns a function that ends it. A failure shows at once, for half a second. */
export const startProgress = (): ((succeeded: boolean) => void) => {
  const { dataset } = document.documentElement
  if (running++ === 0 && dataset.progress !== 'failed') showNext(THROTTLE_MS)
  return (succeeded) => {
    running--
    if (succeeded && (running > 0 || dataset.progress !== 'busy')) return
    dataset.progress = succeeded ? 'done' : 'failed'
    showNext(HIDE_MS)
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
