import { whenIdle } from './hydration-trigger.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor's connection is one on which nothing should be fetched ahead of need. */
export const isThrifty = ({ saveData, effectiveType }: Connection = {}): boolean =>
  saveData === true || /2g/.test(effectiveType ?? '')

/** Files that these islands will need, each once, in the order given: React's first. */
export const filesToPrefetch = (ahead: string | undefined, islands: readonly (string | undefined)[]): string[] =>
  islands.length === 0 ? [] : [...new Set([ahead, ...islands].join(' ').split(' ').filter(Boolean))]

/**
 * Once the page is loaded and the browser idle, fetches the code of its islands without running any of it. As modules:
 * the browser compiles them, too, aside from the main thread, and nothing is left to do on intent but to run them.
 */
export const prefetchIslands = (): void => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (isThrifty(connection)) return
  addEventListener('load', () => whenIdle(prefetch))
}

const prefetch = (): void => {
  // An island inside what is closed, or hidden on this screen, is not needed yet.
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')].filter(
    (island) => island.checkVisibility?.() ?? true,
  )
  const ahead = document.getElementById('boot')?.dataset.ahead
  // Each in a moment of its own: beginning a request takes a slow phone some milliseconds.
  for (const href of filesToPrefetch(
    ahead,
    islands.map(({ dataset }) => dataset.islandFiles),
  ))
    whenIdle(() => {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.appendChild(link)
    })
}
