import { whenIdle } from './when-idle.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the visitor's connection is one on which nothing should be fetched ahead of need. */
export const isThrifty = ({ saveData, effectiveType }: Connection = {}): boolean =>
  saveData === true || /2g/.test(effectiveType ?? '')

/** Files that these islands will need, each once, in the order given: React's first. */
export const filesToPrefetch = (react: string | undefined, islands: readonly (string | undefined)[]): string[] =>
  islands.length === 0 ? [] : [...new Set([react, ...islands].join(' ').split(' ').filter(Boolean))]

/**
 * Once the page is loaded and the browser idle, fetches the code of its islands without running any of it. Prefetch
 * rather than modulepreload: the latter also compiles, which is work on the main thread that nobody has asked for.
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
  const react = document.getElementById('boot')?.dataset.react
  for (const href of filesToPrefetch(
    react,
    islands.map(({ dataset }) => dataset.islandFiles),
  )) {
    const link = document.createElement('link')
    link.rel = link.relList.supports('prefetch') ? 'prefetch' : 'modulepreload'
    link.as = 'script'
    link.href = href
    document.head.appendChild(link)
  }
}
