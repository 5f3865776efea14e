import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { expectAccessible, expectNoSidewaysScroll, launchBrowser, startVisit } from '../support/browser.ts'
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

const panel = (page: Page, type: string) => page.locator(`.menu-details.menu-${type}`)
const opened = (page: Page, type: string) => page.locator(`.menu-details.menu-${type}[open]`)
const closed = (page: Page, type: string) => page.locator(`.menu-details.menu-${type}:not([open])`)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
/** What assistive technology is told of the element that has the focus. */
const expanded = async (page: Page): Promise<unknown> => {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  })
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

describe.each(['it', 'de'] as MarketId[])('the main menu in %s', (market) => {
  const home = () => `${site.origin(market)}/`

  it('opens under the mouse, one panel at a time, and closes when the mouse has left', async () => {
    const { page, end } = await startVisit(browser, site)
    await page.goto(home())
    await panel(page, 'mega-menu').locator('> summary').hover()
    await opened(page, 'mega-menu').waitFor()
    // A click of the same mouse must not close what its hovering has opened.
    await page.mouse.down()
    await page.mouse.up()
    await opened(page, 'mega-menu').waitFor()
    await panel(page, 'mega-menu').locator('.menu-panel a').last().hover()
    await expectAccessible(page)
    await opened(page, 'mega-menu').waitFor()
    await panel(page, 'drop-down').locator('> summary').hover()
    await opened(page, 'drop-down').waitFor()
    await closed(page, 'mega-menu').waitFor()
    await page.mouse.move(600, 780)
    await closed(page, 'drop-down').waitFor()
    await end()
  })

  it('is walked by arrow keys and says what is expanded', async () => {
    const { page, end } = await startVisit(browser, site)
    await page.goto(home())
    const summary = panel(page, 'mega-menu').locator('> summary')
    await summary.focus()
    expect(await expanded(page)).toBe(false)
    // The code for arrows comes with the first sign of intent.
    await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /menu/.test(name)))
    await page.keyboard.press('ArrowDown')
    await opened(page, 'mega-menu').waitFor()
    const first = await focused(page)
    expect(first).toBe(await panel(page, 'mega-menu').locator('.menu-panel a:visible').first().textContent())
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await expanded(page)).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe((await panel(page, 'drop-down').locator('> summary').textContent())?.trim())
    // The focus has moved on, so the panel is closed.
    await closed(page, 'mega-menu').waitFor()
    await page.keyboard.press('Enter')
    await opened(page, 'drop-down').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await closed(page, 'drop-down').waitFor()
    expect(await expanded(page)).toBe(false)
    await end()
  })

  it('shows every group open on wide screens, in one line of items from 1024 px on', async () => {
    const { page, end } = await startVisit(browser, site)
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(home())
      const tops = await page
        .locator('.menu-item')
        .evaluateAll((items) => items.map((each) => Math.round(each.getBoundingClientRect().top)))
      expect(new Set(tops).size).toBe(1)
      await expectNoSidewaysScroll(page)
      for (const type of ['mega-menu', 'columns', 'drop-down']) {
        await panel(page, type).locator('> summary').click()
        await opened(page, type).waitFor()
        const links = await panel(page, type).locator('.menu-panel li li a:visible').count()
        if (type === 'mega-menu') expect(links).toBeGreaterThan(30)
        await expectNoSidewaysScroll(page)
      }
      await page.locator('main').click({ position: { x: 5, y: 600 } })
      await closed(page, 'drop-down').waitFor()
    }
    await end()
  })

  it('is a page of its own on phones, with accordions, and forgets what was open', async () => {
    const { page, end } = await startVisit(browser, site, { device: 'phone' })
    await page.goto(home())
    await page.locator('form[action="/api/consent"] [value="refused"]').first().tap()
    await page.locator('.header-menu').tap()
    const menu = page.locator('#menu:popover-open')
    await menu.waitFor()
    expect(await page.locator('.header-home').isVisible()).toBe(false)
    expect(await menu.locator(`.menu-actions a[href="${markets[market].paths.search}"]`).isVisible()).toBe(true)
    await panel(page, 'mega-menu').locator('> summary').tap()
    await opened(page, 'mega-menu').waitFor()
    const group = page.locator('.menu-accordion').first()
    expect(await group.locator('a').first().isVisible()).toBe(false)
    await group.locator('> summary').tap()
    await group.locator('a:visible').first().waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await panel(page, 'drop-down').locator('> summary').tap()
    await opened(page, 'drop-down').waitFor()
    await closed(page, 'mega-menu').waitFor()
    await menu.locator('.menu-head button').tap()
    await closed(page, 'drop-down').waitFor({ state: 'attached' })
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('header-menu')
    await page.locator('.header-menu').tap()
    expect(await opened(page, 'drop-down').count()).toBe(0)
    await end()
  })
})

describe('without JavaScript', () => {
  it('panels open and close, and the header’s search is a link beside the cover’s', async () => {
    const { page, end } = await startVisit(browser, site, { javaScript: false })
    await page.goto(`${site.origin('it')}/`)
    await panel(page, 'mega-menu').locator('> summary').click()
    await panel(page, 'mega-menu').locator('.menu-panel li li a:visible').first().waitFor()
    await page.mouse.click(640, 700)
    await closed(page, 'mega-menu').waitFor()
    await page.locator('.header-search-link').click()
    await page.waitForURL((url) => url.pathname === '/cerca')
    await end()
  })

  it('the search bar opens, and searches', async () => {
    const { page, end } = await startVisit(browser, site, { javaScript: false })
    await page.goto(`${site.origin('it')}/viaggi`)
    await page.locator('.header-search > summary').click()
    await page.locator('.header-search [name="textSearch"]').fill('giappone')
    await page.locator('.header-search button[type="submit"]').click()
    await page.waitForURL((url) => url.pathname === '/cerca' && url.searchParams.get('textSearch') === 'giappone')
    await end()
  })

  it('the menu of phones opens, with its accordions', async () => {
    const { page, end } = await startVisit(browser, site, { device: 'phone', javaScript: false })
    await page.goto(`${site.origin('de')}/`)
    await page.locator('.header-menu').tap()
    await panel(page, 'mega-menu').locator('> summary').tap()
    await page.locator('.menu-accordion > summary').first().tap()
    const link = page.locator('.menu-accordion').first().locator('a:visible').first()
    const href = await link.getAttribute('href')
    await link.tap()
    await page.waitForURL((url) => url.pathname + url.search === href)
    await end()
  })
})

describe('the header', () => {
  it('offers its search once the cover’s is out of view, at most 820 px wide, with the focus in it', async () => {
    const { page, end } = await startVisit(browser, site)
    await page.goto(`${site.origin('it')}/`)
    const toggle = page.locator('.header-search > summary')
    expect(await toggle.isVisible()).toBe(false)
    await page.evaluate(() => scrollTo({ top: 1200, behavior: 'instant' }))
    await page.locator('html[data-cover-passed]').waitFor()
    await toggle.click()
    await page.locator('#header-search-where:focus').waitFor()
    expect((await page.locator('.header-search form').boundingBox())?.width).toBe(820)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.locator('.header-search:not([open])').waitFor()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.locator('html:not([data-cover-passed])').waitFor()
    expect(await toggle.isVisible()).toBe(false)
    await end()
  })

  it('is transparent under 50 px of scroll, and shows the way up after 800 px', async () => {
    const { page, end } = await startVisit(browser, site)
    await page.goto(`${site.origin('it')}/`)
    const ground = () => page.locator('.header').evaluate((header) => getComputedStyle(header).backgroundColor)
    const to = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
    await to(49)
    await page.locator('html:not([data-scrolled])').waitFor()
    expect(await ground()).toBe('rgba(0, 0, 0, 0)')
    await to(50)
    await page.locator('html[data-scrolled]').waitFor()
    await page.waitForFunction(
      () => getComputedStyle(document.querySelector('.header') as Element).backgroundColor === 'rgb(255, 255, 255)',
    )
    await to(799)
    expect(await page.locator('.to-top').isVisible()).toBe(false)
    await to(800)
    await page.locator('.to-top:visible').waitFor()
    await to(1600)
    await page.locator('.to-top').click()
    await page.waitForFunction(() => scrollY === 0)
    await end()
  })

  it('leaves 20 px between itself and what an anchor leads to', async () => {
    const { page, end } = await startVisit(browser, site)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(`${site.origin('it')}/viaggi/japan-tokyo-kyoto`)
    const anchor = page.locator('main a[href^="#"]').first()
    const id = (await anchor.getAttribute('href')) ?? ''
    await anchor.click()
    await page.waitForURL((url) => url.hash === id)
    const gap = () =>
      page.evaluate((target) => {
        const bottom = document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0
        return Math.round((document.querySelector(target)?.getBoundingClientRect().top ?? 0) - bottom)
      }, id)
    await expect.poll(gap).toBe(20)
    await end()
  })
})

describe('the progress bar', () => {
  it('shows a slow post and the end of it', async () => {
    const { page, end } = await startVisit(browser, site)
    await page.goto(`${site.origin('it')}/`)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/consent', async (route) => {
      await held
      await route.continue()
    })
    await page.locator('form[action="/api/consent"] [value="refused"]').first().click()
    await page.locator('html[data-progress="busy"]').waitFor()
    release()
    await page.locator('html[data-progress="done"]').waitFor()
    await page.locator('html:not([data-progress])').waitFor()
    await end()
  })

  it('shows the way to a slow page', async () => {
    const { page, end } = await startVisit(browser, site)
    await page.goto(`${site.origin('it')}/`)
    // While it navigates, a page cannot be asked: it has to tell.
    const { promise: busy, resolve: say } = Promise.withResolvers<string>()
    await page.exposeFunction('say', say)
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      const tell = () => (window as unknown as { say: (state?: string) => void }).say(dataset.progress)
      new MutationObserver(tell).observe(document.documentElement, { attributeFilter: ['data-progress'] })
    })
    await page.route('**/partenze-confermate', async (route) => {
      expect(await busy).toBe('busy')
      await route.continue()
    })
    await page.locator('.menu-item > a[href="/partenze-confermate"]').click({ noWaitAfter: true })
    await page.waitForURL((url) => url.pathname === '/partenze-confermate')
    await page.locator('html:not([data-progress])').waitFor()
    await end()
  })

  it('turns red when a post fails; the message goes from the toast, not while it is focused, and stays in place', async () => {
    const { page, context } = await startVisit(browser, site)
    await page.goto(`${site.origin('de')}/`)
    await page.route('**/api/consent', (route) => route.abort())
    await page.locator('form[action="/api/consent"] [value="refused"]').first().click()
    await page.locator('html[data-progress="failed"]').waitFor()
    const toast = page.locator('#toast:popover-open')
    await toast.waitFor()
    await toast.focus()
    const paused = await toast.evaluate((each) => each.getAnimations()[0]?.playState)
    expect(paused).toBe('paused')
    await expectAccessible(page)
    await page.locator('.consent button').first().focus()
    await toast.waitFor({ state: 'hidden' })
    expect(await page.locator('.consent .form-failure').textContent()).toContain('schiefgelaufen')
    await context.close()
  })
})
