import type { Page } from 'playwright-core'

/** For how long a paint may go untold, in ms, until what has been told is taken for all. */
const PATIENCE = 5_000

/**
 * The largest thing that the page has painted, as the browser measures it: its picture, and whether it is the cover.
 * A paint is told some frames after it happened, and only when it is larger than all before: the cover is waited for.
 */
export const largestPaint = (page: Page): Promise<{ url: string; isCover: boolean }> =>
  page.evaluate(
    (patience) =>
      new Promise((resolve) => {
        const cover = document.querySelector('main img[fetchpriority="high"]')
        let largest = { url: '', isCover: false }
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { url, element } = entry as PerformanceEntry & { url: string; element: Element | null }
            largest = { url, isCover: cover !== null && element === cover }
          }
          if (largest.isCover) resolve(largest)
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        setTimeout(() => resolve(largest), patience)
      }),
    PATIENCE,
  )
