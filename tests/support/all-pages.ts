import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '../../markets/market-id.ts'
import type { PageKind } from '../../worker/pages/accessibility/states.ts'
import { pageTraits } from '../../worker/pages/private.ts'
import { isOfWidthChange, walkAllStates } from './all-states.ts'
import { expectAccessible, expectNoSidewaysScroll, settled, watchLayoutShift } from './browser.ts'
import { browserSite } from './browser-site.ts'
import { ALWAYS_WALKED } from './chosen-markets.ts'
import type { CheckedSubject } from './evidence.ts'
import { expectFocusSeen } from './focus.ts'
import { injectAxe } from './inject-axe.ts'
import { type MarketPage, pagesOfMarket } from './market-pages.ts'
import { expectReflow, stopDrawing, stopLayout } from './reflow.ts'
import { IS_WHOLE_RUN } from './whole-run.ts'

/** Widths between which layouts change; pages that fit 320 px, which `expectReflow` checks, fit 375 px. */
const WIDE = [1280, 768] as const
type Width = (typeof WIDE)[number] | 375
const HEIGHT = 800

/**
 * A market to check and the width at which its pages load.
 * @property statesWidth width of its states, where it differs
 * @property closely also scrolls pages, and checks every width and the focus, when all pages are checked
 */
export type Walk = { market: MarketId; width: Width; closely?: boolean; statesWidth?: Width }

/** Market with the longest words. */
const LONGEST: MarketId = 'de'

/** Markets by test file; each file has two, because files run concurrently. */
export const WALKS = {
  deUs: [
    { market: 'de', width: 1280, closely: true, statesWidth: 375 },
    { market: 'us', width: 768 },
  ],
  frEs: [
    { market: 'fr', width: 768, closely: true },
    { market: 'es', width: 375 },
  ],
  itWe: [
    { market: 'it', width: 375, closely: true, statesWidth: 1280 },
    { market: 'we', width: 1280 },
  ],
} as const satisfies Record<string, readonly Walk[]>

/** Set for the pseudo-market: its pages are checked for problems, shifts and accessibility rules at one width. */
const BRIEFLY = process.env.BRIEFLY !== undefined

/** True if this run checks all pages of a market; otherwise it checks one page of each kind. */
const isWalkedWhole = (market: MarketId): boolean =>
  IS_WHOLE_RUN || ALWAYS_WALKED.includes(market) || !KNOWN.includes(market)

/**
 * True if this run checks a market's states, and its pages at every width. The longest words stand for the others; other
 * browser tests open most dialogs in Italian.
 */
const isWalkedWidely = (market: MarketId): boolean => IS_WHOLE_RUN || market === LONGEST || !KNOWN.includes(market)

const KNOWN: readonly MarketId[] = Object.values(WALKS).flatMap((walks) => walks.map(({ market }) => market))

/** Markets in no other file, checked as soon as they have a folder. */
export const otherWalks = (): Walk[] =>
  MARKET_IDS.filter((id) => !KNOWN.includes(id)).map((market) => ({ market, width: 375, closely: !BRIEFLY }))

/**
 * Defines tests that load every page of the markets once, in one browser profile per market, and check it for problems
 * (console, script errors, requests), layout shifts, hydration, accessibility (decision 34) and horizontal scrolling;
 * `closely` adds scrolling, all widths and the focus. Then it defines the tests of every state of the market, of one
 * market unless the run is whole.
 */
export const walkAllPages = (walks: readonly Walk[]): void => {
  const here = browserSite()

  const walked = walks.map((walk) => ({ ...walk, frame: new Set<string>() }))
  describe.each(walked)('every page of $market', ({ market, width, frame, ...walk }) => {
    const isWhole = isWalkedWhole(market)
    const closely = isWhole && walk.closely === true
    let page: Page
    let problems: string[]
    let expectNoShift: () => Promise<void>
    beforeAll(async () => {
      const visit = await here.visit()
      page = visit.page
      problems = visit.problems
      expectNoShift = await watchLayoutShift(page)
      await injectAxe(page)
      // The consent notice would cover the page; it has separate tests.
      await page.goto(`${here.site.origin(market)}/`)
      await page.locator('form[action="/api/consent"] button[value="refused"]').first().click()
      await page.locator('html[data-consent="refused"]').waitFor()
      await page.setViewportSize({ width, height: HEIGHT })
    })
    afterAll(() => page?.context().close())

    it.each(isWhole ? pagesOfMarket(market) : pagePerKind(market))('$name', async ({ name, route, path, status }) => {
      const seen: CheckedSubject = { market, kind: kindOf(route), name }
      problems.length = 0
      const answer = await page.goto(here.site.origin(market) + path, { waitUntil: 'load' })
      expect(answer?.status()).toBe(status)
      await page.evaluate(closely ? scrolledThrough : settled)
      await expectNoShift()
      expect(await page.evaluate(hydrateAllIslands), 'islands that do not wake').toEqual([])
      // Elsewhere, the header or a banner can cover most of a link by chance.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await expectAccessible(page, 'html', seen, frame)
      // Sticky parts and focus rings do not depend on language: once per width is enough.
      if (closely) await expectFocusSeen(page, seen, frame)
      await stopDrawing(page)
      await expectNoSidewaysScroll(page)
      for (const other of closely && isWalkedWidely(market) ? WIDE.filter((each) => each !== width) : []) {
        await page.setViewportSize({ width: other, height: HEIGHT })
        await expectNoSidewaysScroll(page)
      }
      if (!BRIEFLY) await expectReflow(page, seen)
      await stopLayout(page)
      await page.setViewportSize({ width, height: HEIGHT })
      // The browser reports a 404 itself.
      const own = (problem: string) => !(status === 404 && problem.includes('404')) && !isOfWidthChange(problem)
      expect(problems.filter(own)).toEqual([])
    })
  })

  for (const { market, width, closely = false, statesWidth, frame } of walked) {
    if (!BRIEFLY && isWalkedWidely(market))
      walkAllStates(here, { market, width: statesWidth ?? width, byUrl: closely, frame })
  }
}

const kindOf = (route: MarketPage['route']): PageKind =>
  route === null ? 'missing' : (pageTraits(route)?.kind ?? 'missing')

const pagePerKind = (market: MarketId): MarketPage[] => {
  const pages = pagesOfMarket(market)
  return pages.filter(({ route }, i) => pages.findIndex((page) => kindOf(page.route) === kindOf(route)) === i)
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
