import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { travelOf } from '../modals/dialog.ts'

const notice = (page: Page) => page.locator('.consent')
const banner = (page: Page) => page.locator('.banner-bottom')
const boxOf = async (page: Page, part: string) => (await page.locator(part).boundingBox())!
const scrollToEnd = (page: Page) =>
  page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))

describe('consent notice', () => {
  it.each(
    casesOfRun<[width: number, height: number, javaScript: boolean]>(
      [[375, 740, true]],
      [
        [375, 740, false],
        [1280, 800, true],
        [1280, 800, false],
      ],
    ),
  )(
    'is open at once at %i × %i px and covers no banner at the end of the page, JavaScript %s',
    async (width, height, javaScript) => {
      const { page, end } = await inBrowser.visit({ javaScript })
      await page.setViewportSize({ width, height })
      await page.goto(`${inBrowser.site.origin('es')}/`)
      const box = await boxOf(page, '.consent')
      const inner = await page.evaluate(() => document.documentElement.clientWidth)
      expect([box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, inner, height])
      await scrollToEnd(page)
      const [footer, bean, close, below] = [
        await boxOf(page, 'footer.footer'),
        await boxOf(page, '.banner-bottom'),
        await boxOf(page, '.banner-bottom .banner-close'),
        await boxOf(page, '.consent'),
      ]
      expect(footer.y + footer.height).toBeLessThanOrEqual(bean.y + 0.5)
      expect(bean.y + bean.height).toBeLessThanOrEqual(below.y + 0.5)
      expect(close.y).toBeGreaterThanOrEqual(bean.y)
      expect(close.x + close.width).toBeLessThanOrEqual(inner)
      expect([close.width, close.height]).toEqual([44, 44])
      await expectNoSidewaysScroll(page)
      await banner(page).locator('.banner-close').click()
      await banner(page).waitFor({ state: 'hidden' })
      await notice(page).locator('[value="refused"]').click()
      await page.locator('html[data-consent="refused"]').waitFor()
      expect(await notice(page).isVisible()).toBe(false)
      await end()
    },
  )

  it.each(casesOfRun<MarketId>(['de'], ['it', 'us', 'we', 'es', 'fr']))(
    'leaves the search of the home page usable on phones in %s',
    async (market) => {
      const { page, end } = await inBrowser.visit({ device: 'phone' })
      await page.goto(`${inBrowser.site.origin(market)}/`)
      await notice(page).waitFor()
      const [search, box] = [await boxOf(page, '.search-cover .widget-opener'), await boxOf(page, '.consent')]
      expect(search.y + search.height).toBeLessThanOrEqual(box.y)
      await expectAccessible(page, '.consent')
      await expectNoSidewaysScroll(page)
      await end()
    },
  )

  it('covers no filter of the search, at any place of the page', async () => {
    const { page, end } = await inBrowser.visit()
    await page.goto(`${inBrowser.site.origin('de')}/suchen`)
    await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
    const last = page.locator('.filters-form [type="checkbox"]:visible').last()
    await page.locator('.filters').evaluate((filters) => filters.scrollTo({ top: filters.scrollHeight }))
    const [filter, box] = [(await last.boundingBox())!, await boxOf(page, '.consent')]
    expect(filter.y).toBeGreaterThan(0)
    expect(filter.y + filter.height).toBeLessThanOrEqual(box.y)
    await end()
  })

  it('covers no focused link of a travel on phones', async () => {
    const { page, end } = await inBrowser.visit({ device: 'phone' })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(travelOf('de'))
    const { y: top } = await boxOf(page, '.consent')
    const links = await page.locator(':is(nav.breadcrumbs a, .faq-item summary):visible').all()
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) {
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
      await link.focus()
      const { y, height } = (await link.boundingBox())!
      expect(y + height, String(await link.textContent())).toBeLessThanOrEqual(top + 0.5)
    }
    await end()
  })
})
