const INTENT = ['pointerover', 'touchstart', 'focusin', 'click', 'keydown', 'input'] as const

/** Calls `onTrigger` once, by the rule (`visible`, `idle` or `now`) or on the first intent. */
export const onHydrationTrigger = (island: HTMLElement, rule: string | undefined, onTrigger: () => void): void => {
  const rules = new AbortController()
  const once = () => {
    if (rules.signal.aborted) return
    rules.abort()
    onTrigger()
  }
  if (rule === 'now' || island.matches(':focus-within')) {
    once()
    return
  }
  for (const type of INTENT) island.addEventListener(type, once, { capture: true, passive: true, signal: rules.signal })
  if (rule === 'idle') whenIdle(once)
  if (rule === 'visible') whenVisible(island, once)
}

const whenVisible = (island: HTMLElement, task: () => void): void =>
  new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) task()
  }).observe(island)

export const whenIdle = (task: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task, 200)
}
