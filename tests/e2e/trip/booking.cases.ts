import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { tourPath } from '../../../markets/links.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { translators } from '../../../markets/translate.ts'
import { type Device, expectAccessible, expectNoSidewaysScroll, watchLayoutShift } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { busyPicture } from '../../support/busy-picture.ts'
import { largestPaint } from '../../support/largest-paint.ts'
import { pictureId } from '../../support/picture-name.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { travelOf } from './trip-page.ts'

const figure = (text: string | null) => Number((text ?? '').replace(/\D/g, ''))
const cases = casesOfRun<{ market: MarketId; device: Device; javaScript: boolean }>(
  [{ market: 'us', device: 'desktop', javaScript: true }],
  [{ market: 'de', device: 'phone', javaScript: false }],
)
/** Total and first payment of a departure page; checks that the payments add up. */
const totalOf = async (page: Page): Promise<number> => {
  const total = figure(await page.locator('.total-sum dd').textContent())
  const payments = await page.locator('.payments strong').allTextContents()
  expect(payments.map(figure).reduce((sum, amount) => sum + amount, 0)).toBe(total)
  return total
}

describe('from two departures to the booking of one (§1)', () => {
  it.each(cases)('$market on a $device, JavaScript $javaScript', async ({ market, device, javaScript }) => {
    const { page, end } = await inBrowser.visit({ device, javaScript })
    const origin = inBrowser.site.origin(market)
    await page.goto(origin + travelOf(market))

    // Planned departures only.
    await page.locator('.departure-filters select[name="status[]"]').selectOption('PLANNED')
    await page.locator('.departure-filters button').click()
    await page.waitForURL((url) => url.searchParams.get('status[]') === 'PLANNED' && url.hash === '#departures')
    const statuses = await page
      .locator('[id^=departure-]:not(.departures-others *) .status')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-status')))
    expect(statuses.length).toBeGreaterThan(1)
    expect(new Set(statuses)).toEqual(new Set(['PLANNED']))

    // Two of them, each with its total and its free cancellation date.
    const links = await page
      .locator('.departure:not(.departures-others *) .departure-ways a[href*="/jpn-"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    const seen: { total: number; free: string | null }[] = []
    for (const href of [links.at(-1), links.at(-2)]) {
      await page.goto(origin + href)
      await expectNoSidewaysScroll(page)
      seen.push({
        total: await totalOf(page),
        free: await page.locator('.cancellation dd').first().textContent(),
      })
    }
    expect(seen[0]?.free).not.toBe(seen[1]?.free)

    // An option raises the price, at once with script, wherever it is shown, and goes into the booking.
    await page.locator('.total-options [name="flexible"]').check()
    if (!javaScript) await page.locator('.total-options button').click()
    await page.waitForURL((url) => url.searchParams.get('flexible') === '1')
    const total = await totalOf(page)
    expect(total).toBeGreaterThan(seen[1]?.total ?? 0)
    for (const shown of await page.locator('a[href="#total"] >> visible=true').allTextContents())
      expect(figure(shown)).toBe(total)
    expect(await page.locator('.flight-from [name="flexible"]').count()).toBe(
      await page.locator('.flight-from').count(),
    )

    const booking = page.locator('a[href*="/booking/"]:visible')
    if (javaScript) await page.evaluate(() => scrollTo(0, 900))
    await booking.first().click()
    await page.waitForURL((url) => url.hostname === 'booking.localhost' && url.searchParams.get('flexible') === '1')
    await end()
  })
})

describe('departure page', () => {
  it('books with an option that was ticked just before', async () => {
    const { page, end } = await inBrowser.visit({ device: 'desktop' })
    const origin = inBrowser.site.origin('it')
    await page.goto(`${origin}${travelOf('it')}`)
    const href = await page.locator('.departure-ways a[href*="/jpn-"]').nth(3).getAttribute('href')
    await page.goto(origin + href)
    const isTicked = (url: URL) => url.origin === origin && url.searchParams.get('flexible') === '1'
    const slow = Promise.withResolvers<void>()
    await page.route(isTicked, async (route) => {
      await slow.promise
      await route.continue()
    })
    const requested = page.waitForRequest((request) => isTicked(new URL(request.url())))
    await page.locator('.total-options [name="flexible"]').check()
    await requested
    await page.locator('a[href*="/booking/"]:visible').first().click({ noWaitAfter: true })
    slow.resolve()
    await page.waitForURL((url) => url.hostname === 'booking.localhost' && url.search === '?flexible=1')
    await end()
  })

  it('says what happened to a departure that is sold out or unknown, with three dates above the trip’s story', async () => {
    const { page, problems, end } = await inBrowser.visit({ device: 'desktop' })
    await page.goto(`${inBrowser.site.origin('es')}${travelOf('es')}?status[]=SOLD_OUT`)
    const soldOut = await page.locator('.departure-line a').first().getAttribute('href')
    const unknown = tourPath(markets.es, 'japon-tokio-kioto', 'JPN-19990101-Z')
    for (const [path, status, title] of [
      [soldOut, 200, 'tour.soldOutTitle'],
      [unknown, 404, 'tour.unknownTitle'],
    ] as const) {
      const response = await page.goto(`${inBrowser.site.origin('es')}${path}`)
      expect(response?.status()).toBe(status)
      // The browser reports the 404.
      if (status === 404) problems.splice(0)
      const gone = page.locator('.tour-gone')
      expect(await gone.textContent()).toContain(translators.es(title))
      expect(await page.locator('.other-dates a').count()).toBe(3)
      expect(await page.locator('a[href*="/booking/"]').count()).toBe(0)
      const story = await page.locator('#itinerary').boundingBox()
      const whole = await gone.boundingBox()
      expect(story?.width).toBeGreaterThan(0.6 * (whole?.width ?? Infinity))
    }
    await end()
  })

  it.each(
    casesOfRun<readonly [Device, string]>(
      [['phone', 'portrait']],
      [
        ['desktop', 'landscape'],
        ['tablet', 'portrait'],
      ],
    ),
  )(
    'on a %s paints its %s cover as the largest element, does not shift, and is accessible (§9)',
    async (device, variant) => {
      const { page, end } = await inBrowser.visit({ device })
      const picture = pictureId('japan-tokyo-kyoto')
      // Browsers count neither the tests' plain pictures as a largest paint, nor a second one of the same size.
      const [cover, others] = [busyPicture(1600, 1200), busyPicture(1, 1)]
      await page.route(/\/images\/uploads\//, (route) => {
        const body = route.request().url().includes(`/${picture}-`) ? cover : others
        return route.fulfill({ contentType: 'image/png', body })
      })
      const expectNoShift = await watchLayoutShift(page)
      const painted = { isCover: true, url: expect.stringMatching(`/${picture}-\\d+-50-${variant}/`) }
      await page.goto(`${inBrowser.site.origin('fr')}${travelOf('fr')}`, { waitUntil: 'load' })
      expect(await largestPaint(page)).toEqual(painted)
      const href = await page.locator('.departure-ways a[href*="/jpn-"]').nth(3).getAttribute('href')
      await page.goto(inBrowser.site.origin('fr') + href, { waitUntil: 'load' })
      expect(await largestPaint(page)).toEqual(painted)
      await expectNoShift()
      // A target that the notice covers in part counts as too small.
      await page.locator('.consent [value="refused"]').click()
      await page.locator('html[data-consent="refused"]').waitFor()
      await expectAccessible(page)
      await end()
    },
  )
})

describe('booking bar', () => {
  it('is above the consent notice at every width and hidden while another market is suggested', async () => {
    const { page, end } = await inBrowser.visit()
    await page.goto(inBrowser.site.origin('de') + travelOf('de'))
    const href = await page.locator('.departure-ways a[href*="/jpn-"]').nth(1).getAttribute('href')
    await page.goto(inBrowser.site.origin('de') + href)
    for (const width of [375, 500, 768, 1000]) {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }))
      const gap = () =>
        page.evaluate(() => {
          const [bar, notice] = ['.booking-bar .button', '.consent'].map((part) =>
            document.querySelector(part)?.getBoundingClientRect(),
          )
          return (notice?.top ?? 0) - (bar?.bottom ?? 0)
        })
      await expect.poll(gap, { message: `at ${width}` }).toBeGreaterThanOrEqual(0)
    }
    await page.goto(`${inBrowser.site.origin('de')}${href}?country=FR`)
    await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }))
    await page.locator('.geo button').click()
    await page.locator('.booking-bar .button').waitFor()
    await end()
  })
})
