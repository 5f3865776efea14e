import type { Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import { type Device, expectAccessible, expectNoSidewaysScroll } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { clearProgress, recordProgress, redBar } from '../../support/progress-states.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { dialog, modalGone, opener, travelOf } from './dialog.ts'

const isModal = (page: Page) => dialog(page).evaluate((element) => element.matches(':modal'))
const typeShown = (page: Page) => new URL(page.url()).searchParams.get('type')
type Way = { market: MarketId; device: Device }
const PHONE: Way = { market: 'it', device: 'phone' }
const DESKTOP: Way = { market: 'de', device: 'desktop' }

describe.each(casesOfRun([DESKTOP], [PHONE]))(
  'modal over a travel page in $market on a $device',
  ({ market, device }) => {
    /** Scrolls to the opener, opens the modal, and returns the scroll position. */
    const open = async (page: Page, type: string): Promise<number> => {
      const link = opener(page, type)
      await link.scrollIntoViewIfNeeded()
      await link.focus()
      const at = await page.evaluate(() => scrollY)
      await page.keyboard.press('Enter')
      await dialog(page).waitFor()
      return at
    }

    it('opens by its link and closes by Escape and Back, in a whole run also by the cross and the backdrop (§2, §4)', async () => {
      const { page, end } = await inBrowser.visit({ device })
      await page.goto(`${travelOf(market)}?utm_source=mail`)
      let documents = 0
      page.on('request', (request) => request.isNavigationRequest() && documents++)
      const ways = casesOfRun<[string, () => Promise<unknown>]>(
        [
          ['Escape', () => page.keyboard.press('Escape')],
          ['Back', () => page.goBack()],
        ],
        [
          ['the cross', () => page.locator('.modal-close').click()],
          ['the backdrop', () => page.mouse.click(4, 4)],
        ],
      )
      for (const [way, close] of ways) {
        const at = await open(page, 'available-dates')
        expect(await isModal(page), way).toBe(true)
        expect(typeShown(page), way).toBe('available-dates')
        expect(page.url(), way).toContain('utm_source=mail')
        expect(await page.evaluate(() => document.activeElement?.id), way).toBe('modal-title')
        expect(await page.locator('body').getAttribute('class'), way).toContain('has-modal')
        expect(await page.locator('.header').isVisible(), way).toBe(false)
        await expectNoSidewaysScroll(page)
        await close()
        await modalGone(page)
        await page.waitForURL(`${travelOf(market)}?utm_source=mail`)
        const focused = await page.evaluate(() => document.activeElement?.getAttribute('href'))
        expect(focused, way).toContain('type=available-dates')
        expect(await page.evaluate(() => scrollY), way).toBe(at)
        expect(await page.locator('body.has-modal').count(), way).toBe(0)
      }
      expect(documents).toBe(0)
      await end()
    })

    it('reopens by Forward, and one step back closes it after a change of view', async () => {
      const { page, end } = await inBrowser.visit({ device })
      await page.goto(travelOf(market))
      await open(page, 'available-dates')
      await dialog(page).locator('a[href*="layout=calendar"]').click()
      await dialog(page).locator('table').first().waitFor()
      await page.goBack()
      await modalGone(page)
      expect(page.url()).toBe(travelOf(market))
      await page.goForward()
      await dialog(page).locator('table').first().waitFor()
      expect(await isModal(page)).toBe(true)
      await end()
    })
  },
)

describe('modal URL', () => {
  it.each(casesOfRun([PHONE], [DESKTOP]))(
    'is open without JavaScript in $market on a $device, with a link that closes it',
    async (way) => {
      const { page, end } = await inBrowser.visit({ device: way.device, javaScript: false })
      await page.goto(travelOf(way.market))
      await opener(page, 'gallery').click()
      await dialog(page).waitFor()
      expect(typeShown(page)).toBe('gallery')
      await expectNoSidewaysScroll(page)
      await page.locator('.modal-close').click()
      await page.waitForURL(travelOf(way.market))
      expect(await dialog(page).count()).toBe(0)
      await end()
    },
  )

  it('stays closed with an error message while offline, and opens on the next click', async () => {
    const { page, context } = await inBrowser.visit()
    await recordProgress(page)
    await page.goto(travelOf('it'))
    let visits = 0
    page.on('request', (request) => request.isNavigationRequest() && visits++)
    /** URLs of modals, not their script. */
    const MODAL_ADDRESS = /[?&]modal/
    const offline = (route: Route) => route.abort('connectionfailed')
    await page.route(MODAL_ADDRESS, offline)
    const link = opener(page, 'travel-description')
    await link.click()
    await redBar(page)
    const message = 'Qualcosa è andato storto! Riprova più tardi.'
    await page.locator('#toast', { hasText: message }).waitFor()
    // The toast disappears; the message next to the link stays until the link works.
    const stays = page.locator('main a[href*="type=travel-description"] + .form-failure')
    expect(await stays.textContent()).toBe(message)
    // Part of the page: the fixed header covers some of the rest.
    await expectAccessible(page, '.travel-about')
    expect([await dialog(page).count(), page.url(), visits]).toEqual([0, travelOf('it'), 0])
    await page.unroute(MODAL_ADDRESS, offline)
    await link.click()
    await dialog(page).waitFor()
    expect(await page.locator('.form-failure').count()).toBe(0)
    expect(typeShown(page)).toBe('travel-description')
    // Forward to a modal that fails to load returns to the page.
    await page.goBack()
    await modalGone(page)
    await page.route(MODAL_ADDRESS, offline)
    await clearProgress(page)
    await page.evaluate(() => history.forward())
    await redBar(page)
    await page.waitForURL(travelOf('it'))
    expect([await dialog(page).count(), visits]).toEqual([0, 0])
    await context.close()
  })

  it('is opened by a full navigation when its request is refused', async () => {
    const { page, context } = await inBrowser.visit()
    await page.goto(travelOf('it'))
    await page.route(/modal/, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 404, body: '' }),
    )
    await opener(page, 'travel-description').click()
    await page.waitForEvent('load')
    await dialog(page).waitFor()
    expect(typeShown(page)).toBe('travel-description')
    await context.close()
  })
})

describe('focus', () => {
  it('stays in a modal over a page of carousels', async () => {
    const { page, end } = await inBrowser.visit()
    await page.goto(`${inBrowser.site.origin('us')}/`)
    // Tab reaches rows of sections that have been drawn.
    for (const row of await page.locator('main .carousel-row').all()) await row.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await page.locator('.header-actions .preferences').click()
    await dialog(page).waitFor()
    for (let tab = 0; tab < 16; tab++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer, .header')?.tagName)).toBe(
        undefined,
      )
    }
    await page.keyboard.press('Escape')
    await modalGone(page)
    expect(await page.locator('[inert]').count()).toBe(0)
    await end()
  })

  it('returns to the menu button after a modal opened in the phone menu', async () => {
    const { page, end } = await inBrowser.visit({ device: 'phone' })
    await page.goto(`${inBrowser.site.origin('it')}/`)
    for (const link of casesOfRun(['.menu .talk-to-us'], ['.menu .preferences'])) {
      await page.locator('.header-menu').tap()
      await page.locator(link).tap()
      await dialog(page).waitFor()
      expect(await page.locator('[inert] main').count()).toBe(1)
      expect(await page.locator('body.has-menu').count()).toBe(0)
      await page.keyboard.press('Escape')
      await modalGone(page)
      expect(await page.evaluate(() => document.activeElement?.className)).toContain('header-menu')
      expect(await page.locator('[inert]').count()).toBe(0)
    }
    await end()
  })
})

describe('motion', () => {
  it('is absent for users who prefer reduced motion', async () => {
    const { page, end } = await inBrowser.visit()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${travelOf('it')}?modal&type=gallery`)
    const { duration } = await dialog(page).evaluate((box) => ({ duration: getComputedStyle(box).transitionDuration }))
    expect(duration).toBe('0s')
    await end()
  })
})
