import { describe, expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { type Device, expectNoSidewaysScroll, scrollEnded } from '../support/browser.ts'
import { sharedBrowserSite } from '../support/browser-site.ts'
import { chosenMarkets } from '../support/chosen-markets.ts'
import { itsPath, itsSlug } from '../support/market-pages.ts'
import { casesOfRun } from '../support/whole-run.ts'

const here = sharedBrowserSite()

const walked = chosenMarkets(casesOfRun<MarketId>(['it'], ['de', 'fr']))
/** Market in which the visitor consents. */
const agreeing = walked[1] ?? walked[0]

/** Each market on a phone, in a whole run also on a desktop; JavaScript alternates per device. */
const cases = walked.flatMap((market, i) =>
  casesOfRun<Device>(['phone'], ['desktop']).map((device, j) => ({ market, device, javaScript: (i + j) % 2 === 0 })),
)

describe('from the home page to the booking URL', () => {
  it.each(cases)('$market.id on a $device, JavaScript $javaScript (§2)', async ({ market, device, javaScript }) => {
    const { page, end } = await here.visit({ device, javaScript })
    const { segments, paths, locale } = market
    const [japan] = itsSlug(market).split('-')
    await page.goto(`${here.site.origin(market.id)}/`)
    expect(await page.getAttribute('html', 'lang')).toBe(locale)

    // Destination and month: March 2027.
    const typed = new Intl.DisplayNames(locale, { type: 'region' }).of('JP')?.toLowerCase() ?? ''
    const phone = device === 'phone'
    if (phone) await page.locator('.widget-opener').tap()
    const form = page.locator(phone ? 'dialog form.widget' : 'main form.widget')
    const text = form.locator('[name="textSearch"]')
    await text.fill(typed)
    if (javaScript) {
      await page.locator('[role="option"]').first().waitFor()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
    }
    // With a script, choosing a destination opens the dates; without one the section is opened by hand.
    if (javaScript && !phone) {
      await form.locator('.widget-cell-when').click()
      await scrollEnded(page)
    }
    if (!javaScript && phone) await form.locator('summary').nth(1).tap()
    if (!javaScript && !phone) {
      // The cover's search lists its periods with a script only.
      await form.locator('[name="dateFrom"]').fill('2027-03-01')
      await form.locator('[name="dateTo"]').fill('2027-03-31')
    } else await form.locator('.chip', { has: page.locator('[value="2027-03"]') }).click()
    await form.locator('button[type="submit"]').first().click()
    await page.waitForURL((url) => url.pathname === paths.search)
    const found = new URL(page.url()).searchParams
    expect(found.get('dateFrom')).toBe('2027-03-01')
    expect(found.get('dateTo')).toBe('2027-03-31')
    expect([typed, 'jpn']).toContain((found.get('textSearch') ?? found.get('destinationId[]'))?.toLowerCase())
    const results = page.locator(`main a[href^="/${segments.travels}/${japan}"]`)
    expect(await results.count()).toBeGreaterThan(0)
    await expectNoSidewaysScroll(page)

    // Trip and departures.
    await results.first().click()
    await page.waitForURL((url) => url.pathname.startsWith(`/${segments.travels}/${japan}`))
    const booking = page.locator('a[href*="/booking/"]').first()
    expect(await booking.getAttribute('href')).toMatch(
      new RegExp(`^http://booking\\.localhost:${here.site.port}/booking/[^/]+/start$`),
    )
    await expectNoSidewaysScroll(page)

    // With consent the link goes through the counting URL, with an attribution.
    const agrees = market === agreeing
    if (agrees) {
      await page.locator('.consent button[value="granted"]').click()
      await page.locator('html[data-consent="granted"]').waitFor()
      await expect
        .poll(async () => (await booking.getAttribute('href'))?.trim(), { message: 'booking link' })
        .toMatch(/^\/api\/booking\/[^/]+\/start$/)
    }

    // Leaves for the booking URL.
    await booking.click()
    await page.waitForURL((url) => url.hostname === 'booking.localhost')
    expect(new URL(page.url()).searchParams.has('attribution')).toBe(agrees)
    expect(await page.locator('h1').count()).toBe(1)
    if (agrees) {
      await page.locator('form button').click()
      await page.waitForURL((url) => url.pathname.endsWith('/complete'))
      expect(await page.locator('form').count()).toBe(0)
    }
    await end()
  })
})

describe.each(walked.slice(0, 1))('from a departure to its row in $id', (market) => {
  it.each(casesOfRun([true], [false]))('opens the month that contains it, JavaScript %s (§2)', async (javaScript) => {
    const { page, end } = await here.visit({ javaScript })
    const travel = here.site.origin(market.id) + itsPath(market)
    await page.goto(travel)
    const hidden = page.locator('.month:not([open]) .departure-line').last()
    expect(await hidden.isVisible()).toBe(false)
    const id = (await hidden.getAttribute('id')) ?? ''

    await page.goto(`${here.site.origin(market.id)}${market.paths.search}?travelId[]=japan-tokyo-kyoto`)
    const cards = await page
      .locator('main .card-title a')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
    expect(cards.length).toBeGreaterThan(1)
    expect(new Set(cards).size).toBe(cards.length)

    await page.goto(`${travel}#${id}`)
    await page.locator(`[id="${id}"]:target`).waitFor()
    await end()
  })
})
