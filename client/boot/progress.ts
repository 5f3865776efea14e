const THROTTLE_MS = 200
const HIDE_MS = 500

let running = 0
let timer: ReturnType<typeof setTimeout> | undefined

const state = (): DOMStringMap => document.documentElement.dataset

const showNext = (ms: number): void => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (running > 0) state().progress = 'busy'
    else delete state().progress
  }, ms)
}

/** Starts a task of the progress bar; returns a function that ends it. A failure shows at once. */
export const startProgress = (): ((succeeded: boolean) => void) => {
  // What follows the end of another, such as the dialog after a heart, does not hide it early.
  if (running++ === 0 && state().progress === undefined) showNext(THROTTLE_MS)
  return (succeeded) => {
    running--
    if (succeeded && (running > 0 || state().progress !== 'busy')) return
    state().progress = succeeded ? 'done' : 'failed'
    showNext(HIDE_MS)
  }
}

export const showNavigation = (): void => {
  window.navigation?.addEventListener('navigate', ({ destination, downloadRequest, signal }) => {
    // Mail, telephone and calendar files do not leave the page.
    if (destination.sameDocument || downloadRequest != null || /^[^h]|\.ics\?/.test(destination.url)) return
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
