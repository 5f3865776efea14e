/** Signs that a visitor means this island. All of them bubble, so one listener sees those of everything inside. */
const INTENT = ['pointerover', 'touchstart', 'focusin', 'click', 'keydown', 'input'] as const

/**
 * Calls `wake` once, by the island's own rule (`interaction`, `visible`, `idle` or `now`) or at the first sign of intent,
 * whichever comes first.
 */
export const onHydrationTrigger = (island: HTMLElement, rule: string | undefined, wake: () => void): void => {
  const rules = new AbortController()
  const once = () => {
    if (rules.signal.aborted) return
    rules.abort()
    wake()
  }
  // The visitor was faster than this script.
  if (rule === 'now' || island.matches(':focus-within')) {
    once()
    return
  }
  for (const type of INTENT) island.addEventListener(type, once, { capture: true, passive: true, signal: rules.signal })
  if (rule === 'idle') whenIdle(once)
  if (rule === 'visible') whenSeen(island, once, rules.signal)
}

const whenSeen = (island: HTMLElement, task: () => void, signal: AbortSignal): void => {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) task()
  })
  observer.observe(island)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** Runs a task when the browser has nothing better to do; where it cannot tell, a moment later. */
export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task, 200)
}
