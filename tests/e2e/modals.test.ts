import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { type Device, expectAccessible, expectNoSidewaysScroll, launchBrowser, startVisit } from '../support/browser.ts'
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

const travelOf = (id: MarketId) => `${site.origin(id)}/${markets[id].segments.travels}/japan-tokyo-kyoto`
const opener = (page: Page, type: string) => page.locator(`main a[href*="type=${type}"]`).first()
const dialog = (page: Page) => page.locator('dialog.modal')
const modalGone = (page: Page) => dialog(page).waitFor({ state: 'detached' })
const isModal = (page: Page) => dialog(page).evaluate((element) => element.matches(':modal'))
const typeShown = (page: Page) => new URL(page.url()).searchParams.get('type')

const devices: Device[] = ['phone', 'desktop']
const ways = (['it', 'de'] as MarketId[]).flatMap((market) => devices.map((device) => ({ market, device })))

describe.each(ways)('over the page of a travel in $market on a $device', ({ market, device }) => {
  /** Scrolls to the opener, opens, and tells where the page was. */
  const open = async (page: Page, type: string): Promise<number> => {
    const link = opener(page, type)
    await link.scrollIntoViewIfNeeded()
    await link.focus()
    const at = await page.evaluate(() => scrollY)
    await page.keyboard.press('Enter')
    await dialog(page).waitFor()
    return at
  }

  it.each(['Escape', 'Back', 'the cross', 'the backdrop'])('opens by its link and closes by %s', async (way) => {
    const { page, end } = await startVisit(browser, site, { device })
    await page.goto(`${travelOf(market)}?utm_source=mail`)
    let documents = 0
    page.on('request', (request) => request.isNavigationRequest() && documents++)
    const at = await open(page, 'available-dates')
    expect(await isModal(page)).toBe(true)
    expect(typeShown(page)).toBe('available-dates')
    expect(page.url()).toContain('utm_source=mail')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('modal-title')
    expect(await page.locator('body').getAttribute('class')).toContain('has-modal')
    await expectNoSidewaysScroll(page)
    if (way === 'Escape') await page.keyboard.press('Escape')
    else if (way === 'Back') await page.goBack()
    else if (way === 'the cross') await page.locator('.modal-close').click()
    else await page.mouse.click(4, 4)
    await modalGone(page)
    await page.waitForURL(`${travelOf(market)}?utm_source=mail`)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toContain('type=available-dates')
    expect(await page.evaluate(() => scrollY)).toBe(at)
    expect(await page.locator('body.has-modal').count()).toBe(0)
    expect(documents).toBe(0)
    await end()
  })

  it('opens again by Forward, and goes from one view to another with one way back', async () => {
    const { page, end } = await startVisit(browser, site, { device })
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
})

const PUBLIC = [
  'language',
  'currency',
  'languages-and-currencies',
  'talk-to-us',
  'tracking-preferences',
  'flight-club',
  'available-dates',
  'available-dates&layout=calendar',
  'gallery',
  'travel-description',
  'coordinator',
]
const opened = (
  [
    ['it', 'phone'],
    ['de', 'desktop'],
  ] as [MarketId, Device][]
).flatMap(([market, device]) => PUBLIC.map((type) => ({ market, device, type })))

describe('an address with a modal', () => {
  it.each(opened)('$type is accessible in $market on a $device', async ({ market, device, type }) => {
    const { page, end } = await startVisit(browser, site, { device })
    await page.goto(`${travelOf(market)}?modal&type=${type}`, { waitUntil: 'networkidle' })
    expect(await isModal(page)).toBe(true)
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const { wide, inside } = await dialog(page).evaluate((box) => ({ wide: box.scrollWidth, inside: box.clientWidth }))
    expect(wide).toBeLessThanOrEqual(inside)
    await page.keyboard.press('Escape')
    await modalGone(page)
    expect(page.url()).toBe(travelOf(market))
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
    await end()
  })

  it.each(ways)('is open without JavaScript in $market on a $device, with a link that closes it', async (way) => {
    const { page, end } = await startVisit(browser, site, { device: way.device, javaScript: false })
    await page.goto(travelOf(way.market))
    await opener(page, 'gallery').click()
    await dialog(page).waitFor()
    expect(typeShown(page)).toBe('gallery')
    await expectNoSidewaysScroll(page)
    await page.locator('.modal-close').click()
    await page.waitForURL(travelOf(way.market))
    expect(await dialog(page).count()).toBe(0)
    await end()
  })

  it('is visited plainly when it cannot be fetched', async () => {
    const { page, context } = await startVisit(browser, site)
    await page.goto(travelOf('it'))
    await page.route(/modal/, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort('connectionfailed'),
    )
    await opener(page, 'travel-description').click()
    await page.waitForEvent('load')
    await dialog(page).waitFor()
    expect(typeShown(page)).toBe('travel-description')
    await context.close()
  })
})

describe.each([true, false])('tracking preferences with JavaScript %s', (javaScript) => {
  it('are chosen by purpose, and shown as chosen the next time', async () => {
    const { page, end } = await startVisit(browser, site, { javaScript })
    await page.goto(`${site.origin('it')}/`)
    const link = page.locator('footer a[href*="type=tracking-preferences"]')
    await link.click()
    await dialog(page).locator('[data-of-consent="unset"]').waitFor()
    await dialog(page).locator('[name="analytics"]').check()
    await dialog(page).locator('button[value="selected"]').click()
    await page.locator('html[data-consent="analytics"]').waitFor()
    await modalGone(page)
    expect(await page.locator('.consent').isVisible()).toBe(false)
    await page.reload()
    await link.click()
    await dialog(page).locator('[data-of-consent="analytics"]').waitFor()
    expect(await dialog(page).locator('[data-of-consent="unset"]').isVisible()).toBe(false)
    if (javaScript) {
      expect(await dialog(page).locator('[name="analytics"]').isChecked()).toBe(true)
      expect(await dialog(page).locator('[name="marketing"]').isChecked()).toBe(false)
    }
    await dialog(page).locator('button[value="refused"]').click()
    await page.locator('html[data-consent="refused"]').waitFor()
    await modalGone(page)
    await end()
  })

  it('and a currency chosen in a modal changes the prices and closes it', async () => {
    const { page, end } = await startVisit(browser, site, { javaScript })
    await page.goto(`${site.origin('de')}/suchen?textSearch=japan&modal&type=currency`)
    await dialog(page).locator('button[value="GBP"]').click()
    await page.waitForURL(`${site.origin('de')}/suchen?textSearch=japan`)
    await page.locator('main', { hasText: '£' }).waitFor()
    expect(await dialog(page).count()).toBe(0)
    await end()
  })
})

describe('motion', () => {
  it('is none for who wants none', async () => {
    const { page, end } = await startVisit(browser, site)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${travelOf('it')}?modal&type=gallery`)
    const { duration } = await dialog(page).evaluate((box) => ({ duration: getComputedStyle(box).transitionDuration }))
    expect(duration).toBe('0s')
    await end()
  })
})
