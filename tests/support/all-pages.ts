import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { expectAccessible, expectNoSidewaysScroll, launchBrowser, startVisit, watchLayoutShift } from './browser.ts'
import { pagesOfMarket } from './market-pages.ts'
import { type Site, startSite } from './site.ts'

const WIDTHS = [1280, 768, 375] as const
type Width = (typeof WIDTHS)[number]

/** Markets to walk through; `axeAt`: the width at which accessibility is looked at, in markets where it is. */
export type Walk = { market: MarketId; axeAt?: Width }

/**
 * Tests that open every page of the markets once, in one browser profile per market, and want it quiet (console,
 * script errors, requests), still while it loads, hydrated without complaint, as wide as its window at every width,
 * and accessible. One load is enough for all of it, which is what makes all pages affordable.
 */
export const walkAllPages = (walks: readonly Walk[]): void => {
  let site: Site
  let browser: Browser
  beforeAll(async () => {
    site = await startSite()
    browser = await launchBrowser()
  })
  afterAll(async () => {
    await browser?.close()
    await site?.stop()
  })

  describe.each(walks)('every page of $market', ({ market, axeAt }) => {
    let page: Page
    let problems: string[]
    let shift: () => Promise<number>
    beforeAll(async () => {
      const visit = await startVisit(browser, site)
      page = visit.page
      problems = visit.problems
      shift = await watchLayoutShift(page)
      // The consent notice would lie over what is to be looked at; it has tests of its own.
      await page.goto(`${site.origin(market)}/`)
      await page.locator('form[action="/api/consent"] button[value="refused"]').first().click()
      await page.locator('html[data-consent="refused"]').waitFor()
    })
    afterAll(() => page?.context().close())

    it.each(pagesOfMarket(market))('$name', async ({ path, status }) => {
      problems.length = 0
      await page.setViewportSize({ width: WIDTHS[0], height: 800 })
      const answer = await page.goto(site.origin(market) + path, { waitUntil: 'load' })
      expect(answer?.status()).toBe(status)
      await page.evaluate(settled)
      // Zero to the fourth decimal, which is what browsers report: rounding of half pixels lies below it.
      expect(await shift(), 'layout shift').toBeLessThan(0.00005)
      await page.evaluate(wakeAllIslands)
      await page.locator('[data-island]:not([data-island-status="awake"])').first().waitFor({ state: 'detached' })
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page)
        if (width !== axeAt) continue
        await page.evaluate(faded)
        await expectAccessible(page)
      }
      // An address that does not exist is reported by the browser itself, and must be.
      expect(problems.filter((problem) => !(status === 404 && problem.includes('404')))).toEqual([])
    })
  })
}

/** Fonts are there and two frames have been drawn, so that what was to move has moved. Runs in the browser. */
const settled = async (): Promise<void> => {
  await document.fonts.ready
  for (let frame = 0; frame < 2; frame++) await new Promise((drawn) => requestAnimationFrame(drawn))
}

/** What fades because the window crossed a breakpoint is gone: half faded text has no contrast. Runs in the browser. */
const faded = async (): Promise<void> => {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
}

/** A pointer comes by every island. Runs in the browser. */
const wakeAllIslands = (): void => {
  for (const island of document.querySelectorAll('[data-island]'))
    island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
}
