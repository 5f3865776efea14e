import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import {
  type Device,
  expectAccessible,
  expectNoSidewaysScroll,
  launchBrowser,
  startVisit,
  watchLayoutShift,
} from '../support/browser.ts'
import { type Site, startSite } from '../support/site.ts'

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

const pagesOf = (id: MarketId): Record<string, string> => {
  const { paths, segments } = markets[id]
  return {
    home: '/',
    search: paths.search ?? '',
    'search without results': `${paths.search}?textSearch=zzzzqqqq`,
    travel: `/${segments.travels}/japan-tokyo-kyoto`,
    destinations: paths.travels ?? '',
    'confirmed departures': paths.tours ?? '',
    wishlist: paths.wishlist ?? '',
  }
}

/** One market on every device, scrolled through; all markets and pages are in all-pages-*.test.ts. */
const cases = (['it'] as MarketId[]).flatMap((market) =>
  Object.entries(pagesOf(market)).flatMap(([name, path]) =>
    (['phone', 'tablet', 'desktop'] as Device[]).map((device) => ({ market, name, path, device })),
  ),
)

describe('every page is accessible, quiet, still and as wide as its window', () => {
  it.each(cases)('$name in $market on a $device', async ({ market, path, device }) => {
    const { page, end } = await startVisit(browser, site, { device })
    const shift = await watchLayoutShift(page)
    await page.goto(site.origin(market) + path, { waitUntil: 'networkidle' })
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    // Scroll through, so that late pictures load where they belong.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        scrollTo(0, y)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    })
    // Zero to the fourth decimal, which is what browsers report: rounding of half pixels lies below it.
    expect(await shift()).toBeLessThan(0.00005)
    await end()
  })
})

describe('the error page', () => {
  it.each(['it', 'fr'] as MarketId[])('of %s is accessible and leads to the trips', async (market) => {
    const { page, problems, context } = await startVisit(browser, site)
    await page.goto(`${site.origin(market)}/no-such-page`)
    await expectAccessible(page)
    await page.locator(`main a[href="${markets[market].paths.travels}"]`).first().click()
    await page.waitForURL((url) => url.pathname === markets[market].paths.travels)
    await context.close()
    // The 404 itself is all there is to report.
    expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
  })
})
