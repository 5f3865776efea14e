import { whenIdle } from './hydration-trigger.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the connection is too slow or metered to prefetch on. */
export const isThrifty = ({ saveData, effectiveType }: Connection = {}): boolean =>
  saveData === true || /2g/.test(effectiveType ?? '')

/** Never on a thrifty connection. */
export const whenLoadedAndIdle = (task: () => void): void => {
  if (!isThrifty((navigator as Navigator & { connection?: Connection }).connection))
    addEventListener('load', () => whenIdle(task))
}

/** Files of these islands, each once, with React's first. */
export const filesToPrefetch = (ahead: string | undefined, islands: readonly (string | undefined)[]): string[] =>
  islands.length === 0 ? [] : [...new Set([ahead, ...islands].join(' ').split(' ').filter(Boolean))]

/** Prefetches the islands' code when idle; `modulepreload` also compiles it off the main thread. */
export const prefetchIslands = (): void => whenLoadedAndIdle(prefetch)

const prefetch = (): void => {
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')]
    .filter((island) => island.checkVisibility?.() ?? true)
    .map(({ dataset }) => dataset.islandFiles)
  // One per idle period: starting a request takes a slow phone some milliseconds.
  for (const href of filesToPrefetch(document.getElementById('boot')?.dataset.ahead, islands))
    whenIdle(() => {
      const link = document.createElement('link')
      link.rel = 'modulepreload'
      link.href = href
      document.head.appendChild(link)
    })
}
