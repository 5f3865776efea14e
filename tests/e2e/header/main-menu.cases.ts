import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { expectNoSidewaysScroll, holdBack } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { casesOfRun } from '../../support/whole-run.ts'

const panel = (page: Page, type: string) => page.locator(`.menu-details.menu-${type}`)
const opened = (page: Page, type: string) => page.locator(`.menu-details.menu-${type}[open]`)
const closed = (page: Page, type: string) => page.locator(`.menu-details.menu-${type}:not([open])`)
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
/** Accessibility state of the focused element, or another. */
const expanded = async (page: Page, element = 'document.activeElement'): Promise<unknown> => {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: element })
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId ?? '',
    fetchRelatives: false,
  })
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value
}

/** A short page. */
const pageOf = (market: MarketId) => inBrowser.site.origin(market) + markets[market].paths.contacts

describe.each(casesOfRun<MarketId>(['it'], ['de']))('main menu in %s', (market) => {
  it('opens under the mouse, one panel at a time, and closes when the mouse has left (§4, §9)', async () => {
    const { page, end } = await inBrowser.visit({ consent: 'refused' })
    await page.goto(pageOf(market))
    await panel(page, 'mega-menu').locator('> summary').hover()
    await opened(page, 'mega-menu').waitFor()
    // A click of the same mouse must not close the panel that hovering opened.
    await page.mouse.down()
    await page.mouse.up()
    await opened(page, 'mega-menu').waitFor()
    await panel(page, 'mega-menu').locator('.menu-panel li a').last().hover()
    await opened(page, 'mega-menu').waitFor()
    await panel(page, 'drop-down').locator('> summary').hover()
    await opened(page, 'drop-down').waitFor()
    await closed(page, 'mega-menu').waitFor()
    await page.mouse.move(600, 780)
    await closed(page, 'drop-down').waitFor()
    await end()
  })

  it('closes a panel left before its script loads and handles an arrow key pressed before that', async () => {
    for (const does of ['leaves', 'presses'] as const) {
      const visit = await inBrowser.visit({ consent: 'refused' })
      const { page, end } = visit
      const release = await holdBack(visit, /enhance-menu/)
      await page.goto(pageOf(market))
      if (does === 'leaves') {
        await panel(page, 'columns').locator('> summary').click()
        await opened(page, 'columns').waitFor()
        await page.mouse.click(5, 780)
      } else {
        await panel(page, 'columns').locator('> summary').focus()
        await page.keyboard.press('ArrowDown')
      }
      release()
      await (does === 'leaves' ? closed : opened)(page, 'columns').waitFor()
      await end()
    }
  })

  it('supports arrow keys and states what is expanded', async () => {
    const { page, end } = await inBrowser.visit({ consent: 'refused' })
    await page.goto(pageOf(market))
    const summary = panel(page, 'mega-menu').locator('> summary')
    await summary.focus()
    expect(await expanded(page)).toBe(false)
    await page.keyboard.press('ArrowDown')
    await opened(page, 'mega-menu').waitFor()
    await panel(page, 'mega-menu').locator('.menu-panel li a:focus').waitFor()
    const first = await focused(page)
    expect(first).toBe(await panel(page, 'mega-menu').locator('.menu-panel a:visible').first().textContent())
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await expanded(page)).toBe(true)
    await page.keyboard.press('ArrowRight')
    expect(await focused(page)).toBe((await panel(page, 'drop-down').locator('> summary').textContent())?.trim())
    // The panel closes because the focus has moved.
    await closed(page, 'mega-menu').waitFor()
    await page.keyboard.press('Enter')
    await opened(page, 'drop-down').waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    await closed(page, 'drop-down').waitFor()
    expect(await expanded(page)).toBe(false)
    await end()
  })
})

describe.each(casesOfRun<MarketId>(['de'], ['it']))('main menu in %s', (market) => {
  it('shows every group open on wide screens, in one line of items from 1024 px on', async () => {
    const { page, end } = await inBrowser.visit({ consent: 'refused' })
    for (const width of casesOfRun([1024], [1280])) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(pageOf(market))
      await panel(page, 'mega-menu').locator('> summary').click()
      await panel(page, 'mega-menu').locator('.menu-sub > .badge').first().waitFor()
      // Badges take no room in the row.
      await page.evaluate(() => {
        const marks = ['.menu-sub > .icon:not(.menu-chevron)', '.menu-sub > .badge'].flatMap(
          (mark) => document.querySelector(mark) ?? [],
        )
        if (marks.length < 2) throw new Error('no entry with an icon, or none with a badge')
        for (const top of document.querySelectorAll('.menu-item .menu-top'))
          for (const mark of marks) top.insertBefore(mark.cloneNode(true), top.firstChild)
      })
      const tops = await page
        .locator('.menu-item')
        .evaluateAll((items) => items.map((each) => Math.round(each.getBoundingClientRect().top)))
      expect(new Set(tops).size).toBe(1)
      await expectNoSidewaysScroll(page)
      for (const type of ['mega-menu', 'columns', 'drop-down']) {
        if ((await opened(page, type).count()) === 0) await panel(page, type).locator('> summary').click()
        await opened(page, type).waitFor()
        await panel(page, type).locator('.menu-panel li a:visible').first().waitFor()
        const links = await panel(page, type).locator('.menu-panel li li a:visible').count()
        if (type === 'mega-menu') {
          expect(links).toBeGreaterThan(30)
          const columns = await panel(page, type)
            .locator('.menu-group')
            .evaluateAll((groups) => groups.map((each) => Math.round(each.getBoundingClientRect().left)))
          expect(new Set(columns).size).toBe(6)
        }
        await expectNoSidewaysScroll(page)
      }
      await page.mouse.click(5, 780)
      await closed(page, 'drop-down').waitFor()
    }
    await end()
  })

  it('is a full page on phones, with accordions, and resets when it closes (§2, §3, §4)', async () => {
    const { page, end } = await inBrowser.visit({ device: 'phone', consent: 'refused' })
    await page.goto(pageOf(market))
    expect(await expanded(page, "document.querySelector('.header-menu')")).toBe(false)
    await page.locator('.header-menu').tap()
    const menu = page.locator('#menu:popover-open')
    await menu.waitFor()
    expect(await page.locator('.header-home').isVisible()).toBe(false)
    await page.locator('body.has-menu').waitFor()
    await page.locator('.menu-head button:focus').waitFor()
    for (let tab = 0; tab < 24; tab++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main, footer, .consent')?.tagName)).toBe(
        undefined,
      )
    }
    await page.keyboard.press('Escape')
    await page.locator('body:not(.has-menu)').waitFor()
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('header-menu')
    expect(await page.locator('[inert]').count()).toBe(0)
    await page.locator('.header-menu').tap()
    await menu.waitFor()
    expect(await menu.locator(`.menu-actions a[href="${markets[market].paths.search}"]`).isVisible()).toBe(true)
    await panel(page, 'mega-menu').locator('> summary').tap()
    await opened(page, 'mega-menu').waitFor()
    const group = page.locator('.menu-accordion').first()
    expect(await group.locator('a').first().isVisible()).toBe(false)
    await group.locator('> summary').tap()
    await group.locator('a:visible').first().waitFor()
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

describe('main menu without JavaScript', () => {
  it('opens and closes panels, whose links and the search are modals', async () => {
    const { page, end } = await inBrowser.visit({ javaScript: false })
    await page.goto(`${inBrowser.site.origin('it')}/viaggi`)
    await panel(page, 'mega-menu').locator('> summary').click()
    await panel(page, 'mega-menu').locator('.menu-panel a:visible').first().waitFor()
    await page.mouse.click(640, 700)
    await closed(page, 'mega-menu').waitFor()
    await panel(page, 'mega-menu').locator('> summary').click()
    await panel(page, 'mega-menu').locator('.menu-panel a').click()
    await page.waitForURL((url) => url.searchParams.get('type') === 'menu')
    expect(await page.locator('dialog.modal li li a:visible').count()).toBeGreaterThan(30)
    await page.locator('.modal-close').click()
    await page.waitForURL((url) => url.search === '')
    expect(await page.locator('.header-search').isVisible()).toBe(false)
    await page.locator('.header-search-link').click()
    await page.waitForURL((url) => url.searchParams.get('type') === 'search')
    await page.locator('dialog.modal [name="textSearch"]').fill('giappone')
    await page.locator('dialog.modal button[type="submit"]').click()
    await page.waitForURL((url) => url.pathname === '/cerca' && url.searchParams.get('textSearch') === 'giappone')
    await end()
  })
})

describe('main menu whose lists fail to load', () => {
  it('keeps the link to them and loads them at a later opening', async () => {
    const { page, problems, end } = await inBrowser.visit({ consent: 'refused' })
    await page.goto(pageOf('it'))
    await page.route(/type=menu/, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<p>' }))
    const failed = page.waitForResponse(/type=menu/)
    await panel(page, 'drop-down').locator('> summary').focus()
    await page.keyboard.press('Enter')
    await failed
    await panel(page, 'drop-down').locator('.menu-panel > a:visible').waitFor()
    await page.unroute(/type=menu/)
    const list = panel(page, 'drop-down').locator('.menu-panel li a')
    await expect
      .poll(
        async () => {
          // Closes and opens it.
          for (let press = 0; press < 2; press++) await page.keyboard.press('Enter')
          return list.count()
        },
        { message: 'links of the list' },
      )
      .toBeGreaterThan(3)
    expect(problems.splice(0).filter((problem) => !problem.includes('503'))).toEqual([])
    await end()
  })
})
