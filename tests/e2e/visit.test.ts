import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectAccessible, launchBrowser, startVisit } from '../support/browser.ts'
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

describe.each([true, false])('with JavaScript %s', (javaScript) => {
  it('the consent notice goes away once answered, and the answer can be changed', async () => {
    const { page, context, end } = await startVisit(browser, site, { javaScript })
    await page.goto(`${site.origin('it')}/`)
    const notice = page.locator('form[action="/api/consent"] button[value="refused"]').first()
    await notice.waitFor()
    await notice.click()
    await page.locator('html[data-consent="refused"]').waitFor()
    expect(await notice.isVisible()).toBe(false)
    const names = async () => (await context.cookies()).map((cookie) => cookie.name)
    expect(await names()).not.toContain('__Host-device')
    await page.reload()
    expect(await notice.isVisible()).toBe(false)
    await page.locator('footer a[href*="type=tracking-preferences"]').click()
    await page.locator('dialog button[value="granted"]').click()
    await page.locator('html[data-consent="granted"]').waitFor()
    await page.locator('dialog').waitFor({ state: 'detached' })
    await end()
  })

  it('the currency form changes every price and stays chosen', async () => {
    const { page, end } = await startVisit(browser, site, { javaScript })
    await page.goto(`${site.origin('it')}/cerca`)
    const select = page.locator('form[action="/api/currency"] select').first()
    await select.selectOption('GBP')
    await page.locator('form[action="/api/currency"] button').first().click()
    await page.waitForURL((url) => url.pathname === '/cerca')
    await page.locator('main', { hasText: '£' }).waitFor()
    await page.goto(`${site.origin('it')}/viaggi/japan-tokyo-kyoto`)
    await page.locator('main', { hasText: '£' }).waitFor()
    await end()
  })

  it('the top banner closes and stays closed', async () => {
    const { page, end } = await startVisit(browser, site, { javaScript })
    await page.goto(`${site.origin('it')}/`)
    const banner = page.locator('[data-banner]').first()
    await banner.waitFor()
    await banner.locator('button').first().click()
    await page.locator('html[data-hide-banner-0]').waitFor()
    expect(await banner.isVisible()).toBe(false)
    await page.reload()
    expect(await banner.isVisible()).toBe(false)
    await end()
  })

  it('filters, sorting and pages of the search are addresses', async () => {
    const { page, end } = await startVisit(browser, site, { javaScript })
    await page.goto(`${site.origin('it')}/cerca?continentId%5B%5D=asia&sort=price%3Aasc`)
    const next = page.locator('a[rel~="next"]').first()
    await next.click()
    await page.waitForURL((url) => url.searchParams.get('page') === '2')
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price:asc')
    await page.goBack()
    await page.waitForURL((url) => !url.searchParams.has('page'))
    await end()
  })
})

describe('the destination look-up', () => {
  it('sleeps until intent, then answers by keyboard with nothing lost', async () => {
    const { page, end } = await startVisit(browser, site)
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await page.goto(`${site.origin('it')}/`)
    const island = page.locator('main [data-island="destination-lookup"]').first()
    expect(await island.getAttribute('data-island-status')).toBe('asleep')
    const input = page.locator('main [name="textSearch"]').first()
    await input.pressSequentially('giapone', { delay: 15 })
    await page.locator('main [data-island="destination-lookup"][data-island-status="awake"]').first().waitFor()
    expect(await input.inputValue()).toBe('giapone')
    const option = page.locator('[role="option"]').first()
    await option.waitFor()
    expect(await option.textContent()).toContain('Giappone')
    expect(await input.getAttribute('aria-expanded')).toBe('true')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    expect(await input.getAttribute('aria-expanded')).toBe('false')
    await end()
  })

  it('stays a plain form when its script cannot be had', async () => {
    const { page, context } = await startVisit(browser, site)
    await page.route(/destination-lookup/, (route) => route.abort())
    await page.goto(`${site.origin('it')}/`)
    await page.locator('main [name="textSearch"]').first().fill('giappone')
    await page.locator('main form[method="get"] button[type="submit"]').first().click()
    await page.waitForURL((url) => url.pathname === '/cerca')
    expect(await page.locator('main a[href^="/viaggi/japan"]').count()).toBeGreaterThan(0)
    await context.close()
  })
})
