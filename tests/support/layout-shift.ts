import type { Page } from 'playwright-core'

type LayoutShiftEntry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}
type Shift = { value: number; at: number; moved: string }
type Recorded = { shifts: Shift[]; loadedAt: number }

/** Records layout shifts that no input caused. Runs in the browser, before the page. */
export const recordLayoutShifts = (): void => {
  const recorded: Recorded = { shifts: [], loadedAt: Number.MAX_VALUE }
  ;(window as unknown as { recorded: Recorded }).recorded = recorded
  // The frame that paints the last elements can come after the event.
  const setLoaded = () => {
    recorded.loadedAt = performance.now()
  }
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(setLoaded)))
  const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ')
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources, startTime } of list.getEntries() as LayoutShiftEntry[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return `${element?.outerHTML.slice(0, 80)} from ${box(previousRect)} to ${box(currentRect)}`
      })
      recorded.shifts.push({ value, at: startTime, moved: `${moved.join(', ')} at ${Math.round(startTime)} ms` })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Sums of recorded layout shifts while the page loaded and since, and what moved. */
export const layoutShiftOf = async (page: Page): Promise<{ whileLoading: number; loaded: number; moved: string }> => {
  const { shifts, loadedAt } = await page.evaluate(() => (window as unknown as { recorded: Recorded }).recorded)
  const sum = { whileLoading: 0, loaded: 0 }
  for (const { value, at } of shifts) sum[at > loadedAt ? 'loaded' : 'whileLoading'] += value
  return { ...sum, moved: shifts.map(({ moved }) => moved).join('; ') }
}
