import { whenIdle } from './hydration-trigger.ts'
import { islandTexts } from './island-texts.ts'

type Connection = { saveData?: boolean; effectiveType?: string }

/** Whether the connection is too slow or metered to prefetch on. */
export const isThrifty = ({ saveData, effectiveType }: Connection = {}): boolean =>
  saveData === true || /2g/.test(effectiveType ?? '')

/** Never on a thrifty connection. */
export const whenLoadedAndIdle = (task: () => void): void => {
  if (!isThrifty((navigator as Navigator & { connection?: Connection }).connection))
    addEventListener('load', () => whenIdle(task))
}

/** Prefetches the islands' code when idle; `modulepreload` also compiles it off the main thread. */
export const prefetchIslands = (): void => whenLoadedAndIdle(prefetch)

const prefetch = (): void => {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island]'))
    if (island.checkVisibility?.() ?? true)
      islandTexts(island).then(({ files }) => files[island.dataset.island ?? '']?.forEach(preload), Boolean)
}

/** One per idle period: starting a request takes a slow phone some milliseconds. */
const preload = (href: string): void =>
  whenIdle(() => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.appendChild(link)
  })
