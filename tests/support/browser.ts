import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { PERSON } from '../../bench/person.ts'
import { findChromium } from '../../scripts/setup/find-chromium.ts'
import { noteEvidence, type Seen } from './evidence.ts'
import { type PassedFrame, violationsOf } from './inject-axe.ts'
import type { Site } from './site.ts'

/** Thumb and mouse, and what is between them. */
export const DEVICES = {
  phone: { viewport: { width: 375, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const
export type Device = keyof typeof DEVICES

/**
 * How long everything but the boot script takes to come, ms: `SLOW_CODE=1500 npm test -- tests/e2e` shows what gets lost
 * when a visitor is faster than the code. 0 unless the environment says otherwise.
 */
const SLOW_CODE_MS = Number(process.env.SLOW_CODE ?? 0)

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Of a profile's own name beacons know nothing.
      `--user-agent=${PERSON}`,
    ],
  })

let running: Promise<Browser> | undefined

/**
 * The browser of all files of a process; it ends with it. What a visit keeps is in a profile of its own. One that has
 * died is followed by another.
 */
export const sharedBrowser = async (): Promise<Browser> => {
  if (running === undefined || !(await running).isConnected()) running = launchBrowser()
  return running
}

export type Visit = {
  page: Page
  context: BrowserContext
  /** Everything that must not happen in a browser: console output, script errors, failed or foreign requests. */
  problems: string[]
  /** Closes the visit; throws when there was any problem. */
  end: () => Promise<void>
}

export type VisitOptions = {
  device?: Device
  javaScript?: boolean
  headers?: Record<string, string>
  /** Lets the service worker in, for tests that are about it: it asks for more than a page does. */
  serviceWorker?: boolean
}

/** A fresh browser profile that watches for anything that should not happen. */
export const startVisit = async (
  browser: Browser,
  site: Site,
  { device = 'desktop', javaScript = true, headers, serviceWorker = false }: VisitOptions = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    ...DEVICES[device],
    userAgent: PERSON,
    javaScriptEnabled: javaScript,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    ...(headers && { extraHTTPHeaders: headers }),
  })
  // Routing turns the browser's own memory off, and without a network there is no other: not where that is the subject.
  if (SLOW_CODE_MS > 0 && !serviceWorker)
    await context.route(/\/assets\/(?!boot-)[^/]*\.js$/, async (route) => {
      await new Promise((come) => setTimeout(come, SLOW_CODE_MS))
      await route.continue().catch(() => {})
    })
  const page = await context.newPage()
  const problems: string[] = []
  const own = new RegExp(`^http://[a-z]+\\.localhost:${site.port}/`)
  page.on('console', (message) => {
    // The browser's own note that it did as it was told.
    if (message.type() === 'info' && message.text().startsWith('Clear-Site-Data header on')) return
    // A visitor who was quicker than the page keeps the focus.
    if (message.type() === 'info' && message.text().startsWith('Autofocus processing was blocked')) return
    // What stands in for the worker's registration where it is not let in.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    problems.push(`console ${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`script error: ${error.message}`))
  page.on('request', (request) => {
    if (!own.test(request.url()) && !request.url().startsWith('data:'))
      problems.push(`foreign request: ${request.url()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it was still loading.
    const reason = request.failure()?.errorText ?? ''
    if (!reason.includes('ERR_ABORTED')) problems.push(`failed request: ${request.url()} ${reason}`)
  })
  return {
    page,
    context,
    problems,
    async end() {
      await context.close()
      expect(problems).toEqual([])
    },
  }
}

/**
 * Holds files back, scripts of one name for instance, until the answer is called: what is done meanwhile is done by
 * somebody who is faster than the code. Call before the page is visited.
 */
export const holdBack = async ({ context }: Visit, files: RegExp): Promise<() => void> => {
  const { promise: coming, resolve: come } = Promise.withResolvers<void>()
  await context.route(files, async (route) => {
    await coming
    await route.continue().catch(() => {})
  })
  return come
}

/** Waits for the code of a part of the page, which comes when somebody is near it (client/boot/hydrate-islands.ts). */
export const waitForEnhancement = async (page: Page, part: string): Promise<void> => {
  await page.locator(part).first().dispatchEvent('pointerover')
  await page.locator(`${part}[data-enhanced]`).first().waitFor()
}

/**
 * Fails with each accessibility violation by rule, element and reason (WCAG 2.2 AA), in the page or one part of it.
 * @param seen what is looked at, as the accessibility statement tells of it
 * @param frame parts of header and footer that have passed on other pages of this visit (tests/support/inject-axe.ts)
 */
export const expectAccessible = async (page: Page, part = 'html', seen?: Seen, frame?: PassedFrame): Promise<void> => {
  expect(await violationsOf(page, part, frame)).toEqual([])
  if (seen !== undefined) noteEvidence('rules', seen)
}

/** Fails when the page is wider than its window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: innerWidth,
  }))
  expect(wide, 'width of the page').toBeLessThanOrEqual(window)
}

/**
 * Waits until the page no longer scrolls by itself. What is clicked while it still does is scrolled to by the browser's
 * driver, further than a person would: far enough to fold a dropdown.
 */
export const scrollEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let still = 0
    for (let last = scrollY; still < 15; last = scrollY) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      still = scrollY === last ? still + 1 : 0
    }
  })

/** Begins to watch layout shifts; the returned function tells their sum so far. Call before going to the page. */
export const watchLayoutShift = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const scope = window as unknown as { layoutShift: number }
    scope.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) scope.layoutShift += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)
}
