const THROTTLE_MS = 200
const HIDE_MS = 500

let running = 0
/** The running tasks began while the bar showed the end of others, and have their own throttle after it. */
let isFollowUp = false
let timer: ReturnType<typeof setTimeout> | undefined

const state = (): DOMStringMap => document.documentElement.dataset

const showNext = (ms: number): void => {
  clearTimeout(timer)
  timer = setTimeout(() => {
    if (running > 0 && !isFollowUp) state().progress = 'busy'
    else delete state().progress
    if (isFollowUp) showNext(THROTTLE_MS)
    isFollowUp = false
  }, ms)
}

/** Starts a task of the progress bar; returns a function that ends it. A failure shows at once. */
export const startProgress = (): ((succeeded: boolean) => void) => {
  if (running++ === 0) {
    isFollowUp = state().progress !== undefined
    if (!isFollowUp) showNext(THROTTLE_MS)
  }
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
