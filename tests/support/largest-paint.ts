import type { Page } from 'playwright-core'

/** Time without a new paint report after which the last one is final, in ms. */
const REPORT_TIMEOUT_MS = 5_000

/**
 * Largest contentful paint: URL of its picture, and whether it is the cover. Browsers report a paint some frames late
 * and only if it is larger than all before, so this waits for the cover.
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
    REPORT_TIMEOUT_MS,
  )
