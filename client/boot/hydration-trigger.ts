const INTENT = ['pointerover', 'touchstart', 'focusin', 'click', 'keydown', 'input'] as const

const PRESS = ['click', 'change'] as const

/**
 * Calls `onTrigger` once, by the rule (`visible`, `idle` or `now`) or on the first intent; `again`, after a failure, on
 * the next press or as soon as there is a network.
 */
export const onHydrationTrigger = (island: HTMLElement, rule: string | undefined, onTrigger: () => void): void => {
  const rules = new AbortController()
  const once = () => {
    if (rules.signal.aborted) return
    rules.abort()
    onTrigger()
  }
  const isAgain = rule === 'again'
  if (rule === 'now' || (!isAgain && island.matches(':focus-within'))) {
    once()
    return
  }
  if (isAgain) addEventListener('online', once, rules)
  for (const type of isAgain ? PRESS : INTENT)
    island.addEventListener(type, once, { capture: true, passive: true, signal: rules.signal })
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
