import { type Browser, chromium } from 'playwright-core'
import { layoutShiftOf, recordLayoutShifts } from './layout-shift.ts'
import { USER_AGENT } from './user-agent.ts'

export type BrowserRow = {
  page: string
  scriptsRun: string[]
  longestScriptMs: number
  layoutShift: { whileLoading: number; loaded: number; moved: string }
  /** Recorded analytics events; the visit has no consent. */
  events: number
}

type Measured = { longest: number }

/**
 * Measures a first visit before any interaction on a phone with a quarter of this machine's speed: executed scripts,
 * their longest main-thread task in ms, the layout shift, and events recorded without consent.
 * @param together visits all pages concurrently and at full speed, when durations do not matter
 */
export const measureFirstVisit = async (
  origin: string,
  pages: Readonly<Record<string, string>>,
  executablePath: string,
  { together = false } = {},
): Promise<BrowserRow[]> => {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const rate = together ? 1 : 4
    const measure = async ([page, path]: [string, string]) => ({ page, ...(await visit(browser, origin + path, rate)) })
    if (together) return await Promise.all(Object.entries(pages).map(measure))
    const rows: BrowserRow[] = []
    for (const page of Object.entries(pages)) rows.push(await measure(page))
    return rows
  } finally {
    await browser.close()
  }
}

const visit = async (browser: Browser, url: string, rate: number): Promise<Omit<BrowserRow, 'page'>> => {
  const context = await browser.newContext({
    userAgent: USER_AGENT,
    viewport: { width: 375, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  await session.send('Profiler.enable')
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await page.addInitScript(recordLayoutShifts)
  await page.addInitScript(() => {
    const seen = { longest: 0 }
    ;(window as unknown as { seen: Measured }).seen = seen
    new PerformanceObserver((list) => {
      for (const frame of list.getEntries() as (PerformanceEntry & {
        scripts: { duration: number; sourceURL: string }[]
      })[]) {
        // Frames are long for many reasons; only our scripts in them count.
        for (const script of frame.scripts)
          if (script.sourceURL.includes('/assets/')) seen.longest = Math.max(seen.longest, script.duration)
      }
    }).observe({ type: 'long-animation-frame', buffered: true })
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(2500)
  const { longest } = await page.evaluate(() => (window as unknown as { seen: Measured }).seen)
  const layoutShift = await layoutShiftOf(page)
  const events = await page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer?.length ?? 0)
  const { result } = await session.send('Profiler.takePreciseCoverage')
  const scriptsRun = result
    .filter(
      ({ url: file, functions }) =>
        file.includes('/assets/') && functions.some((each) => each.ranges.some((range) => range.count > 0)),
    )
    .map(({ url: file }) => new URL(file).pathname)
  await context.close()
  return { scriptsRun, longestScriptMs: longest, layoutShift, events }
}
