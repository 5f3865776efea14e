import { describe, expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { translators } from '../../../markets/translate.ts'
import { expectAccessible, expectNoSidewaysScroll, waitForEnhancement } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { travelOf } from './trip-page.ts'

describe('travel page', () => {
  it.each(casesOfRun([false], [true]))('opens the answer that a link targets, JavaScript %s', async (javaScript) => {
    const { page, end } = await inBrowser.visit({ device: 'phone', javaScript })
    await page.goto(inBrowser.site.origin('es') + travelOf('es'))
    const link = page.locator('.travel-faqs .faq-link').nth(1)
    const hash = (await link.getAttribute('href')) ?? ''
    expect(await page.locator(hash).isVisible()).toBe(false)
    await page.goto(inBrowser.site.origin('es') + travelOf('es') + hash)
    await page.locator(hash).waitFor()
    expect(await page.locator('.travel-faqs details[open]').count()).toBe(1)
    await end()
  })

  it.each(casesOfRun([true], [false]))(
    'shows a bar with the price and the link to the dates after 800 px, JavaScript %s',
    async (javaScript) => {
      const { page, end } = await inBrowser.visit({ device: 'phone', javaScript })
      await page.goto(inBrowser.site.origin('it') + travelOf('it'))
      const bar = page.locator('.booking-bar a')
      await bar.waitFor({ state: 'hidden' })
      await page.mouse.wheel(0, 1_500)
      await bar.waitFor()
      expect(await bar.getAttribute('href')).toBe('#departures')
      await page.mouse.wheel(0, -1_500)
      await bar.waitFor({ state: 'hidden' })
      await end()
    },
  )

  it('shares by the device’s share dialog, else copies its URL', async () => {
    const { page, context, end } = await inBrowser.visit()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const address = inBrowser.site.origin('de') + travelOf('de')
    await page.goto(`${address}?when=2027-04`)
    const link = page.locator('.gallery-open a[data-share]')
    expect(await link.getAttribute('href')).toContain(encodeURIComponent(address))
    await page.evaluate(() => {
      const shared: ShareData[] = []
      Object.assign(window, { shared })
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (data: ShareData) => shared.push(data),
      })
    })
    await waitForEnhancement(page, '[data-trip]:has([data-share])')
    await link.click()
    await waitUntil(page, 'the shared page', () => (window as unknown as { shared: ShareData[] }).shared.length === 1)
    const [shared] = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
    expect(shared).toEqual({ title: await page.locator('h1').textContent(), url: address })
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }))
    await link.click()
    await page.getByText(translators.de('tour.shareCopied')).waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
    await end()
  })

  it.each(casesOfRun<readonly ['it' | 'us', boolean]>([['it', true]], [['us', false]]))(
    'in %s introduces the coordinator on a card, in a modal and on a page, JavaScript %s',
    async (market, javaScript) => {
      const { page, end } = await inBrowser.visit({ device: 'phone', javaScript })
      await page.goto(inBrowser.site.origin(market) + travelOf(market))
      const card = page.locator('.leader')
      const name = await card.locator('h2').evaluate((heading) => heading.lastChild?.textContent ?? '')
      await card.locator('a[href*="type=coordinator"]').click()
      const modal = page.locator('dialog.modal')
      await modal.getByRole('heading', { name, exact: true }).waitFor()
      expect(await modal.locator('.date').count()).toBeGreaterThan(0)
      await expectNoSidewaysScroll(page)
      await modal.locator('.modal-close').click()
      await modal.waitFor({ state: 'detached' })
      await card.locator(`a[href*="/${markets[market].segments.coordinators}/"]`).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await end()
    },
  )
})

describe('reviews', () => {
  it('are shown in place when requested, after a failure too, and after Back (§2)', async () => {
    const { page, problems, end } = await inBrowser.visit({ device: 'phone' })
    const origin = inBrowser.site.origin('de')
    await page.goto(origin + travelOf('de'))
    const reviews = page.locator('.review')
    const link = page.locator('.all-reviews')
    expect(await reviews.count()).toBe(3)
    const total = Number((await link.textContent())?.match(/\d+/)?.[0])
    await waitForEnhancement(page, '[data-trip]:has([data-share])')

    await page.route('**/*reviews=all*', (route) => route.abort())
    await link.click()
    await page.getByText(translators.de('errors.genericText')).waitFor()
    expect([await reviews.count(), new URL(page.url()).search]).toEqual([3, ''])
    await page.unroute('**/*reviews=all*')
    expect(problems.splice(0)).toContainEqual(expect.stringMatching(/^failed request: .*reviews=all /))

    await link.click()
    await link.waitFor({ state: 'detached' })
    expect(await reviews.count()).toBe(total)
    expect(new URL(page.url()).search).toBe('?reviews=all')
    // The first new one is in view, and the list has the focus.
    expect(await page.locator('.carousel-quote:focus').count()).toBe(1)
    const left = await reviews.nth(3).evaluate((review) => review.getBoundingClientRect().left)
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left).toBeLessThan(375)
    await expectAccessible(page, '.reviews')

    await page.locator('.breadcrumbs a').last().click()
    await page.waitForURL((url) => url.pathname !== travelOf('de'))
    await page.goBack()
    await reviews.nth(total - 1).waitFor({ state: 'attached' })
    await end()
  })
})

describe('group info', () => {
  it.each(casesOfRun([true], [false]))(
    'is shown after sign-in, and the page says so, JavaScript %s',
    async (javaScript) => {
      const { page, end } = await inBrowser.visit({ device: 'phone', javaScript })
      const origin = inBrowser.site.origin('de')
      await page.goto(origin + travelOf('de'))
      await page.locator('.departure[data-offer="book"] .departure-ways a[href*="/jpn-"]').first().click()
      const entry = page.locator('section:has(> #group)')
      await entry.getByText(translators.de('tour.groupSignedOut')).waitFor()
      const path = new URL(page.url()).pathname
      expect(await entry.locator('a[href*="/login"]').getAttribute('href')).toContain(
        encodeURIComponent(`${path}#group`),
      )
      await entry.locator('a[href*="type=group-info"]').click()
      const modal = page.locator('dialog.modal')
      await modal.getByText(translators.de('group.closedText')).waitFor()
      expect(await modal.locator('.group-people, .group-counts').count()).toBe(0)
      expect(await modal.locator('a[href*="login"]').count()).toBe(1)
      await end()
    },
  )
})

describe('trip page events after consent', () => {
  it('carry the fields of the travel and the departure (§3)', async () => {
    const { page, end } = await inBrowser.visit({ consent: 'granted' })
    await page.goto(inBrowser.site.origin('it') + travelOf('it'))
    await page.locator('.travel-faqs summary').first().click()
    await page.locator('main form[action="/api/wishlist/travel/japan-tokyo-kyoto"] button').first().click()
    await waitUntil(page, 'wishlist_change in the data layer', () =>
      (window as unknown as { dataLayer: { event: string }[] }).dataLayer.some(
        (each) => each.event === 'wishlist_change',
      ),
    )
    // Without a session the dialog requires an email, above an inert page.
    await page.locator('dialog.modal').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog.modal').waitFor({ state: 'detached' })
    await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
    await page.locator('.departure a[href*="/booking/"]').first().click()
    const events = await page.evaluate(() => (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer)
    const travel = { pageType: 'travel', travelId: 'japan-tokyo-kyoto', travelName: expect.any(String) }
    expect(events.find(({ event }) => event === 'faq')).toMatchObject({
      ...travel,
      sectionFrom: 'faqs-general',
      faqId: expect.any(String),
      label: expect.any(String),
    })
    expect(events.find(({ event }) => event === 'booking_click')).toMatchObject({
      ...travel,
      sectionFrom: 'departures',
      tourId: expect.stringContaining('japan-tokyo-kyoto-'),
      status: expect.any(String),
      missingDaysToDeparture: expect.any(Number),
    })
    expect(events.find(({ event }) => event === 'wishlist_change')).toMatchObject({ ...travel, wishlisted: true })
    await end()
  })
})
