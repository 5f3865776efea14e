import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core'
import { USER_AGENT } from '../tests/support/user-agent.ts'

/** `wallMs` is the visitor's waiting time, `cpuMs` the main thread's work, which other programs do not slow down. */
export type InteractionRow = { what: string; wallMs: number; cpuMs: number }

/** URLs of pages with the search widget and with filters. */
type Pages = { origin: string; home: string; search: string }

type TraceEvent = { name: string; ph: string; ts: number; dur: number; tdur?: number; pid: number; tid: number }
type Timed = Omit<InteractionRow, 'what'>

/** Repetitions of each journey; the median counts. */
const TIMES = 5
const SLOWER = 4

const DESKTOP = { width: 1280, height: 800 }
const PHONE = { width: 375, height: 740 }

/**
 * Measures hydration of the search widget, and the time from an interaction to the next paint: opening its sections,
 * picking a range, toggling a filter. The machine is throttled to a quarter of its speed.
 */
export const benchInteractions = async (pages: Pages, executablePath: string): Promise<InteractionRow[]> => {
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    const walks: InteractionRow[][] = []
    for (let walk = 0; walk < TIMES; walk++)
      walks.push([
        ...(await widgetOnDesktop(browser, pages)),
        ...(await filtersOnDesktop(browser, pages)),
        ...(await filtersOnPhone(browser, pages)),
      ])
    return (walks[0] ?? []).map(({ what }, index) => ({
      what,
      wallMs: median(walks.map((rows) => rows[index]?.wallMs ?? 0)),
      cpuMs: median(walks.map((rows) => rows[index]?.cpuMs ?? 0)),
    }))
  } finally {
    await browser.close()
  }
}

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0

const widgetOnDesktop = async (browser: Browser, { origin, home }: Pages): Promise<InteractionRow[]> => {
  const { page, session, end } = await visit(browser, origin + home, DESKTOP)
  const widget = page.locator('main .widget')
  const rows: InteractionRow[] = []
  const time = async (what: string, act: () => Promise<unknown>, until: () => Promise<unknown>) =>
    rows.push({ what, ...(await toNextPaint(page, session, act, until)) })
  rows.push({ what: 'the widget, from the first hover until it answers', ...(await wake(page, session)) })
  await time(
    'opening "where"',
    () => page.locator('#search-where').click(),
    () => page.locator('main .widget[data-open="where"]').waitFor(),
  )
  await page.keyboard.press('Escape')
  await time(
    'opening "when"',
    () => widget.locator('.widget-cell-when').click(),
    () => page.locator('main .widget[data-open="when"]').waitFor(),
  )
  await time(
    'opening the calendar',
    () => widget.locator('[role="tab"]').last().click(),
    () => widget.locator('.picker').waitFor(),
  )
  await widget.locator('.picker-day[data-status]').first().waitFor()
  const days = widget.locator('.picker-month').last().locator('.picker-day')
  for (const [what, day] of [
    ['picking the first day', 4],
    ['picking the second day', 15],
  ] as const)
    await time(
      what,
      () => days.nth(day).click(),
      () => days.nth(day).and(page.locator('[data-place="end"]')).waitFor(),
    )
  await end()
  return rows
}

const filtersOnDesktop = async (browser: Browser, { origin, search }: Pages): Promise<InteractionRow[]> => {
  const { page, session, end } = await visit(browser, origin + search, DESKTOP)
  const box = page.locator('.filters input[name="discounted"]')
  await box.scrollIntoViewIfNeeded()
  await box.hover()
  await page.waitForTimeout(1000)
  const row = await toNextPaint(
    page,
    session,
    () => box.click(),
    () => page.waitForURL((url) => url.searchParams.has('discounted')),
  )
  await end()
  return [{ what: 'toggling a filter, on a desktop', ...row }]
}

const filtersOnPhone = async (browser: Browser, { origin, search }: Pages): Promise<InteractionRow[]> => {
  const { page, session, end } = await visit(browser, `${origin}${search}?modal&type=filters`, PHONE)
  const box = page.locator('dialog input[name="days"][value="MAX_6"]')
  const apply = page.locator('dialog .filters-apply button')
  const before = await apply.textContent()
  await box.scrollIntoViewIfNeeded()
  await page.waitForTimeout(500)
  const row = await toNextPaint(
    page,
    session,
    () => box.click(),
    () => apply.filter({ hasNotText: before ?? '' }).waitFor(),
  )
  await end()
  return [{ what: 'toggling a filter in the modal, on a phone', ...row }]
}

const visit = async (browser: Browser, url: string, viewport: typeof DESKTOP) => {
  const context = await browser.newContext({ userAgent: USER_AGENT, viewport })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const seen: { start: number; duration: number; id: number }[] = []
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime, duration, interactionId } of list.getEntries() as (PerformanceEntry & {
        interactionId: number
      })[])
        if (interactionId > 0) seen.push({ start: startTime, duration, id: interactionId })
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  // The notice covers the widget.
  const refuse = page.locator('form[action="/api/consent"] [value="refused"]').first()
  if (!new URL(url).searchParams.has('modal')) await refuse.click()
  await page.waitForTimeout(800)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { page, session, end: () => context.close() }
}

const wake = async (page: Page, session: CDPSession): Promise<Timed> => {
  const stop = await trace(session)
  const from = await page.evaluate(() => {
    const island = document.querySelector('main [data-island="search-widget"]')
    const times = { from: 0, to: 0 }
    Object.assign(window, { times })
    island?.addEventListener('pointerover', () => (times.from ||= performance.now()), true)
    new MutationObserver(() => {
      if (island?.getAttribute('data-island-status') === 'awake') times.to ||= performance.now()
    }).observe(island as Node, { attributes: true })
    return true
  })
  if (from) await page.locator('main .widget-bar').hover()
  await page.locator('main [data-island-status="awake"]').waitFor()
  const { from: start, to } = await page.evaluate(
    () => (window as unknown as { times: { from: number; to: number } }).times,
  )
  return { wallMs: to - start, cpuMs: await stop(start, to) }
}

/** Longest event of an interaction, from its start to the resulting paint. */
const toNextPaint = async (
  page: Page,
  session: CDPSession,
  act: () => Promise<unknown>,
  until: () => Promise<unknown>,
): Promise<Timed> => {
  const seen = () => page.evaluate(() => (window as unknown as { seen: { start: number; duration: number }[] }).seen)
  const before = (await seen()).length
  const stop = await trace(session)
  await act()
  await until()
  await page.waitForTimeout(700)
  const own = (await seen()).slice(before)
  const longest = own.reduce((most, each) => (each.duration > most.duration ? each : most), { start: 0, duration: 0 })
  // Browsers do not report less than a frame.
  const cpuMs = await stop(longest.start, longest.start + longest.duration)
  return { wallMs: longest.duration, cpuMs }
}

/**
 * Records the main thread; the returned function stops it and returns the CPU time between two instants of the page's
 * clock.
 */
const trace = async (session: CDPSession): Promise<(from: number, to: number) => Promise<number>> => {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  session.on('Tracing.dataCollected', collect)
  const categories = ['toplevel', 'blink.user_timing', 'devtools.timeline']
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'performance.mark("clock"), performance.getEntriesByName("clock").at(-1).startTime',
  })
  return async (from, to) => {
    const done = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
    await session.send('Tracing.end')
    await done
    session.off('Tracing.dataCollected', collect)
    const mark = events.find(({ name }) => name === 'clock')
    if (mark === undefined) throw new Error('the trace does not know the time')
    const micros = (at: number) => mark.ts + (at - result.value) * 1000
    const tasks = events.filter(
      ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('::RunTask') && pid === mark.pid && tid === mark.tid,
    )
    // A task that starts before the end counts whole: it paints.
    return tasks
      .filter(({ ts, dur }) => ts + dur > micros(from) && ts < micros(to))
      .filter((task, _, among) => !among.some((other) => other !== task && contains(other, task)))
      .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
  }
}

/** Tasks contain other tasks. */
const contains = (outer: TraceEvent, inner: TraceEvent): boolean =>
  outer.ts <= inner.ts && outer.ts + outer.dur >= inner.ts + inner.dur
