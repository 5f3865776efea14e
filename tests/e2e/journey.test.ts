import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { type Device, expectNoSidewaysScroll, launchBrowser, startVisit } from '../support/browser.ts'
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

/** What a visitor of each market types to find Japan, and the month chosen: March 2027. */
const TYPED: Partial<Record<MarketId, string>> = { it: 'giappone', de: 'japan', fr: 'japon' }

const cases = (Object.keys(TYPED) as MarketId[]).flatMap((market) =>
  (['phone', 'desktop'] as Device[]).flatMap((device) =>
    [true, false].map((javaScript) => ({ market, device, javaScript })),
  ),
)

describe('from the home page to the booking address', () => {
  it.each(cases)('$market on a $device, JavaScript $javaScript', async ({ market, device, javaScript }) => {
    const { page, end } = await startVisit(browser, site, { device, javaScript })
    const { segments, paths } = markets[market]
    await page.goto(`${site.origin(market)}/`)
    expect(await page.getAttribute('html', 'lang')).toBe(markets[market].locale)

    // Find by destination and month.
    const form = page.locator('main form[method="get"]').first()
    const text = form.locator('[name="textSearch"]')
    await text.fill(TYPED[market] ?? '')
    if (javaScript) {
      await page.locator('[role="option"]').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    await form.locator('select[name="when"]').selectOption('2027-03')
    await form.locator('button[type="submit"]').first().click()
    await page.waitForURL((url) => url.pathname === paths.search)
    const found = new URL(page.url()).searchParams
    expect(found.get('dateFrom')).toBe('2027-03-01')
    expect(found.get('dateTo')).toBe('2027-03-31')
    expect(found.get('textSearch') ?? found.get('destinationId[]')).toMatch(/japan|giappone|japon|jpn/i)
    const results = page.locator(`main a[href^="/${segments.travels}/japan"]`)
    expect(await results.count()).toBeGreaterThan(0)
    await expectNoSidewaysScroll(page)

    // Open the trip and look at its departures.
    await results.first().click()
    await page.waitForURL((url) => url.pathname.startsWith(`/${segments.travels}/japan`))
    const booking = page.locator('a[href*="/booking/"]').first()
    expect(await booking.getAttribute('href')).toMatch(
      new RegExp(`^http://booking\\.localhost:${site.port}/booking/[^/]+/start$`),
    )
    await expectNoSidewaysScroll(page)

    // Leave for the booking address.
    await booking.click()
    await page.waitForURL((url) => url.hostname === 'booking.localhost')
    expect(await page.locator('h1').count()).toBe(1)
    await end()
  })
})

describe('from a departure to its row', () => {
  it.each([true, false])('opens the month that holds it, JavaScript %s', async (javaScript) => {
    const { page, end } = await startVisit(browser, site, { javaScript })
    await page.goto(`${site.origin('it')}/viaggi/japan-tokyo-kyoto`)
    const hidden = page.locator('.month:not([open]) .departure').last()
    expect(await hidden.isVisible()).toBe(false)
    const id = (await hidden.getAttribute('id')) ?? ''

    await page.goto(`${site.origin('it')}${markets.it.paths.search}?travelId[]=japan-tokyo-kyoto`)
    const cards = await page
      .locator('main .card-title a')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
    expect(cards.length).toBeGreaterThan(1)
    expect(new Set(cards).size).toBe(cards.length)

    await page.goto(`${site.origin('it')}/viaggi/japan-tokyo-kyoto#${id}`)
    await page.locator(`[id="${id}"]:target`).waitFor()
    await end()
  })
})
