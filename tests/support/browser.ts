import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { expect, TestRunner } from 'vitest'
import { findChromium } from '../../local/browsers/find-chromium.ts'
import { MARKET_IDS } from '../../markets/market-id.ts'
import type { ConsentChoice } from '../../shared/consent/consent.ts'
import { COOKIE_CONSENT_VERSION, COOKIES } from '../../worker/visit/cookies.ts'
import { type PassedFrame, violationsOf } from './inject-axe.ts'
import { layoutShiftOf, recordLayoutShifts } from './layout-shift.ts'
import type { Site } from './site.ts'
import { USER_AGENT } from './user-agent.ts'

export const DEVICES = {
  phone: { viewport: { width: 375, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  tablet: { viewport: { width: 768, height: 1024 }, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const
export type Device = keyof typeof DEVICES

/**
 * Delay of all scripts but the boot script, in ms: `SLOW_CODE=1500 npm test -- tests/e2e` simulates visitors who are
 * faster than the scripts.
 */
const SLOW_CODE_MS = Number(process.env.SLOW_CODE ?? 0)

export const launchBrowser = (executablePath = findChromium(), ignoredArgs: string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath,
    // Windows and Linux have scroll bars that take width.
    ignoreDefaultArgs: ['--hide-scrollbars', ...ignoredArgs],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Beacons ignore the user agent of a browser context.
      `--user-agent=${USER_AGENT}`,
    ],
  })

let running: Promise<Browser> | undefined

/** Browser of all files of a process, restarted after a crash; each visit has a separate profile. */
export const sharedBrowser = async (): Promise<Browser> => {
  if (running === undefined || !(await running).isConnected()) running = launchBrowser()
  return running
}

export type Visit = {
  page: Page
  context: BrowserContext
  /** Forbidden in a browser: console output, script errors, failed or foreign requests. */
  problems: string[]
  /** Closes the visit; throws when there was a problem. */
  end: () => Promise<void>
}

export type VisitOptions = {
  device?: Device
  javaScript?: boolean
  headers?: Record<string, string>
  /** Allows the service worker, which makes more requests than a page. */
  serviceWorker?: boolean
  /** Choice made on an earlier visit to every market: its notice would cover the page, and answering it costs a second. */
  consent?: ConsentChoice
}

/** Starts a new browser profile that collects problems. */
export const startVisit = async (
  browser: Browser,
  site: Site,
  { device = 'desktop', javaScript = true, headers, serviceWorker = false, consent }: VisitOptions = {},
): Promise<Visit> => {
  const context = await browser.newContext({
    ...DEVICES[device],
    userAgent: USER_AGENT,
    javaScriptEnabled: javaScript,
    serviceWorkers: serviceWorker ? 'allow' : 'block',
    ...(headers && { extraHTTPHeaders: headers }),
  })
  if (consent !== undefined) {
    const value = `${consent}.${COOKIE_CONSENT_VERSION}.2026-11-01`
    const urls = MARKET_IDS.map((market) => `https://${new URL(site.origin(market)).host}/`)
    await context.addCookies(urls.map((url) => ({ name: COOKIES.consent, value, url, secure: true })))
  }
  // Routing disables the HTTP cache, which tests of the service worker need.
  if (SLOW_CODE_MS > 0 && !serviceWorker)
    await context.route(/\/assets\/(?!boot-)[^/]*\.js$/, async (route) => {
      await new Promise((come) => setTimeout(come, SLOW_CODE_MS))
      await route.continue().catch(() => {})
    })
  const page = await context.newPage()
  const problems: string[] = []
  const own = new RegExp(`^http://[a-z]+\\.localhost:${site.port}/`)
  page.on('console', (message) => {
    // Chromium's report on Clear-Site-Data.
    if (message.type() === 'info' && message.text().startsWith('Clear-Site-Data header on')) return
    // The visitor moved the focus before the page did.
    if (message.type() === 'info' && message.text().startsWith('Autofocus processing was blocked')) return
    // Playwright's report on a blocked service worker.
    if (message.text() === 'Service Worker registration blocked by Playwright') return
    // A cover of another width, after a change that only happens in tests, or late on a busy machine.
    if (message.text().includes('preloaded using link preload but not used')) return
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
    // Leaving a page cancels its pending requests.
    const reason = request.failure()?.errorText ?? ''
    if (!reason.includes('ERR_ABORTED')) problems.push(`failed request: ${request.url()} ${reason}`)
  })
  // A test that fails before `end` would not show them.
  TestRunner.getCurrentTest()?.context.onTestFailed(() =>
    console.log(`At ${page.url()}: ${problems.join('\n') || 'no problem'}`),
  )
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
 * Holds back matching files until the returned function is called, to simulate a visitor who is faster than the
 * scripts. Call it before loading the page.
 */
export const holdBack = async ({ context }: Visit, files: RegExp): Promise<() => void> => {
  const { promise: coming, resolve: come } = Promise.withResolvers<void>()
  await context.route(files, async (route) => {
    await coming
    await route.continue().catch(() => {})
  })
  return come
}

/** Waits for the script of a part, which loads on approach (client/boot/hydrate-islands.ts). */
export const waitForEnhancement = async (page: Page, part: string): Promise<void> => {
  await page.locator(part).first().dispatchEvent('pointerover')
  await page.locator(`${part}[data-enhanced]`).first().waitFor()
}

/**
 * Fails with each accessibility violation (WCAG 2.2 AA) of the page or one part of it.
 * @param frame parts of header and footer that passed on other pages of this visit (tests/support/inject-axe.ts)
 */
export const expectAccessible = async (page: Page, part = 'html', frame?: PassedFrame): Promise<void> => {
  expect(await violationsOf(page, part, frame)).toEqual([])
}

export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const { wide, window } = await page.locator('html').evaluate(async (html) => {
    // A machine without a font of the metric-matched fallback may have a wide one. Layout requests the fonts.
    html.getBoundingClientRect()
    await document.fonts.ready
    return { wide: html.scrollWidth, window: innerWidth }
  })
  expect(wide, 'width of the page').toBeLessThanOrEqual(window)
}

/** Phones zoom in on a focused field whose text is smaller than 16 px. */
export const expectNoZoomOnFocus = async (page: Page): Promise<void> => {
  const small = await page
    .locator('input:not([type="hidden"], [type="checkbox"], [type="radio"]), select, textarea')
    .evaluateAll((fields) =>
      fields
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.outerHTML.slice(0, 80)),
    )
  expect(small).toEqual([])
}

/**
 * Waits until the page stops scrolling. The driver scrolls to what it clicks meanwhile, farther than a person would:
 * far enough to fold a dropdown.
 */
export const scrollEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    let still = 0
    for (let last = scrollY; still < 15; last = scrollY) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      still = scrollY === last ? still + 1 : 0
    }
  })

export const isSignedIn = async (page: Page): Promise<boolean> =>
  (await page.getAttribute('html', 'data-signed-in')) === 'true'

/** Waits for fonts and two frames. Runs in the browser. */
export const settled = async (): Promise<void> => {
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
}

/** Browsers report four decimals; rounding of half pixels is below that. */
export const NO_SHIFT = 0.00005
/**
 * A busy machine paints a page while its HTML is still parsed, at places that differ from run to run. slow-html.test.ts
 * cuts pages at chosen places and allows none.
 */
export const MAX_SHIFT_WHILE_LOADING = 0.02

/** Watches layout shifts; the returned function expects none on the current page. Call it before loading the page. */
export const watchLayoutShift = async (
  page: Page,
  maxWhileLoading = MAX_SHIFT_WHILE_LOADING,
): Promise<() => Promise<void>> => {
  await page.addInitScript(recordLayoutShifts)
  return async () => {
    const { whileLoading, loaded, moved } = await layoutShiftOf(page)
    expect(loaded, `layout shift of ${moved}`).toBeLessThan(NO_SHIFT)
    expect(whileLoading, `layout shift of ${moved}`).toBeLessThan(maxWhileLoading)
  }
}
