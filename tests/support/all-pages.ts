import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { pageTraits } from '../../worker/pages/private.ts'
import { walkAllStates } from './all-states.ts'
import { expectAccessible, expectNoSidewaysScroll, settled, watchLayoutShift } from './browser.ts'
import type { BrowserSite } from './browser-site.ts'
import { expectFocusSeen } from './focus.ts'
import { expectContrastInDark, injectAxe, type PassedFrame } from './inject-axe.ts'
import { type MarketPage, pagesOfMarket } from './market-pages.ts'
import { expectReflow, stopDrawing, stopLayout } from './reflow.ts'
import { IS_WHOLE_RUN } from './whole-run.ts'

/** Widths between which layouts change; pages that fit 320 px, which `expectReflow` checks, fit 375 px. */
const WIDE = [1280, 768] as const
const HEIGHT = 800

/** Markets that are walked closely, each at another width: sticky parts and focus rings do not depend on language. */
const CLOSELY: Partial<Record<MarketId, { width: number; statesWidth: number }>> = {
  de: { width: 1280, statesWidth: 375 },
  fr: { width: 768, statesWidth: 768 },
  it: { width: 375, statesWidth: 1280 },
}

/**
 * Defines tests that load pages of a market, in one browser profile, and check them for problems (console, script
 * errors, requests), layout shifts, hydration, accessibility (decision 34) and horizontal scrolling, closely walked
 * markets also for scrolling, all widths and the focus: one page of each kind, every page in a whole run. Then it
 * defines the tests of every state of the market.
 */
export const walkAllPages = (here: BrowserSite, market: MarketId): void => {
  const closely = CLOSELY[market]
  const width = closely?.width ?? 375
  const frame: PassedFrame = new Set()
  describe(`every page of ${market}`, () => {
    let page: Page
    let problems: string[]
    let expectNoShift: () => Promise<void>
    beforeAll(async () => {
      const visit = await here.visit({ consent: 'refused' })
      page = visit.page
      problems = visit.problems
      expectNoShift = await watchLayoutShift(page)
      await injectAxe(page)
      await page.setViewportSize({ width, height: HEIGHT })
    })
    afterAll(() => page?.context().close())

    it.each(IS_WHOLE_RUN ? pagesOfMarket(market) : pagePerKind(market))('$name', async ({ path, status }) => {
      problems.length = 0
      const response = await page.goto(here.site.origin(market) + path, { waitUntil: 'load' })
      expect(response?.status()).toBe(status)
      await page.evaluate(closely ? scrolledThrough : settled)
      await expectNoShift()
      expect(await page.evaluate(hydrateAllIslands), 'islands that do not wake').toEqual([])
      // Elsewhere, the header or a banner can cover most of a link by chance.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expectAccessible(page, 'html', frame)
      if (market === 'de') await expectContrastInDark(page)
      if (closely) await expectFocusSeen(page, frame)
      await stopDrawing(page)
      await expectNoSidewaysScroll(page)
      for (const other of closely ? WIDE.filter((each) => each !== width) : []) {
        await page.setViewportSize({ width: other, height: HEIGHT })
        await expectNoSidewaysScroll(page)
      }
      await expectReflow(page)
      await stopLayout(page)
      await page.setViewportSize({ width, height: HEIGHT })
      // The browser reports a 404 itself.
      const own = (problem: string) => !(status === 404 && problem.includes('404'))
      expect(problems.filter(own)).toEqual([])
    })
  })

  walkAllStates(here, { market, width: closely?.statesWidth ?? width, byUrl: closely !== undefined, frame })
}

const pagePerKind = (market: MarketId): MarketPage[] => {
  const kindOf = ({ route }: MarketPage) => (route === null ? 'missing' : pageTraits(route)?.kind)
  const pages = pagesOfMarket(market)
  return pages.filter((page, i) => pages.findIndex((other) => kindOf(other) === kindOf(page)) === i)
}

/** Waits like `settled`, then scrolls to the end, where late pictures load, and back. Runs in the browser. */
const scrolledThrough = async (): Promise<void> => {
  const drawn = async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise((then) => requestAnimationFrame(then))
  }
  const to = (top: number) => {
    scrollTo({ top, behavior: 'instant' })
    return drawn()
  }
  await document.fonts.ready
  await drawn()
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) await to(top)
  await to(0)
  // Half faded text has no contrast.
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
  await Promise.allSettled(transitions.map(({ finished }) => finished))
}

/** Moves a pointer over every island and returns those that do not hydrate. Runs in the browser. */
const hydrateAllIslands = async (): Promise<string[]> => {
  for (const island of document.querySelectorAll('[data-island]'))
    island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  const asleep = () => [...document.querySelectorAll<HTMLElement>('[data-island]:not([data-island-status="awake"])')]
  for (let wait = 0; wait < 1500 && asleep().length > 0; wait++) await new Promise((later) => setTimeout(later, 20))
  return asleep().map(({ dataset }) => dataset.island ?? '')
}
