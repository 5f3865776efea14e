import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { expectAccessible, holdBack, scrollEnded } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { checkClosely, found, overflow, search } from './widget.ts'

const focused = (page: Page, selector: string) =>
  waitUntil(page, `focus on ${selector}`, (wanted) => document.activeElement?.matches(wanted), selector)
/** Without smooth scrolling: a click while the page moves scrolls it farther, which folds the dropdown. */
const standStill = (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })
const storedHistory = (page: Page) => page.evaluate(() => JSON.parse(localStorage.getItem('search-history') ?? '[]'))

describe.each(casesOfRun<MarketId>(['it'], ['de', 'us']))('search widget on a desktop in %s', (market) => {
  const check = checkClosely(market, 'main .widget')

  it('finds by continent and dates, by keyboard, stores the search, and offers it from the menu (§2, §5, §9)', async () => {
    const { page, end } = await inBrowser.visit({ consent: 'refused' })
    await standStill(page)
    await page.goto(`${inBrowser.site.origin(market)}/`)
    const widget = page.locator('main .widget')

    // Destination: arrows move among the continents, Space selects one, fills the bar and closes the list.
    await page.locator('#search-where').focus()
    await page.locator('main .widget[data-open="where"]').waitFor()
    const asia = widget.locator('[name="where"][value="continent:asia"]')
    await asia.focus()
    await page.keyboard.press('ArrowRight')
    await waitUntil(page, 'focus on a destination', () => (document.activeElement as HTMLInputElement).name === 'where')
    expect(await asia.evaluate((radio) => radio === document.activeElement)).toBe(false)
    expect(await widget.locator('[name="where"]:checked').count()).toBe(0)
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Space')
    await page.locator('main .widget:not([data-open])').waitFor()
    const name = await page.locator('#search-where').inputValue()
    expect(name).not.toBe('')
    await focused(page, '.widget-cell-when')

    // Dates: Space on a selected month deselects it, like a second click.
    await page.keyboard.press('Enter')
    await page.locator('main .widget[data-open="when"]').waitFor()
    const value = widget.locator('.widget-value')
    const anytime = await value.textContent()
    await widget.locator('.chip', { has: page.locator('[value="2027-03"]') }).click()
    expect(await value.textContent()).toContain('2027')
    await page.keyboard.press('Space')
    expect(await value.textContent()).toBe(anytime)
    for (const said of ['2027', anytime ?? '']) {
      await widget.locator('.chip', { has: page.locator('[value="2027-03"]') }).click()
      expect(await value.textContent()).toContain(said)
    }

    // Seasons, and suggestions where the market has them: each tab is opened once, the last one below.
    const tabs = await widget.locator('[role="tab"]').count()
    await widget.locator('[role="tab"][aria-selected="true"]').focus()
    for (let tab = 1; tab < tabs - 1; tab++) {
      await page.keyboard.press('ArrowRight')
      await widget.locator('[role="tab"]').nth(tab).and(page.locator('[aria-selected="true"]')).waitFor()
      await expectAccessible(page, 'main .widget')
    }

    // Days: the grid by keyboard.
    await widget.locator('[role="tab"][aria-selected="true"]').focus()
    await page.keyboard.press('End')
    await widget.locator('.picker-day[data-status]').first().waitFor()
    await widget.locator('.picker-day[tabindex="0"]').focus()
    const first = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.day ?? '')
    for (const key of ['PageDown', 'PageDown', 'ArrowDown', 'Home']) await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    const start = await page.evaluate(() => (document.activeElement as HTMLElement).dataset.day ?? '')
    expect(start > first).toBe(true)
    // The bar shows the current selection: one day, then both, then one again.
    const oneDay = await value.textContent()
    expect(oneDay).toContain(String(Number(start.slice(8))))
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press(' ')
    const range = await value.textContent()
    expect([anytime, oneDay]).not.toContain(range)
    await page.keyboard.press(' ')
    expect([anytime, oneDay, range]).not.toContain(await value.textContent())
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press(' ')
    expect(await value.textContent()).toBe(range)
    expect(await widget.locator('.picker-day[aria-selected="true"]').count()).toBe(8)
    await check(page)

    // Escape folds the widget; the search shows all of it, and Back restores the widget.
    await page.keyboard.press('Escape')
    await page.locator('main .widget:not([data-open])').waitFor()
    await widget.locator('.widget-go').click()
    await page.waitForURL(search(market))
    expect(found(page).getAll('continentId[]')).toEqual(['asia'])
    expect(found(page).get('dateFrom')).toBe(start)
    const [entry, ...others] = await storedHistory(page)
    expect(others).toEqual([])
    expect(entry).toMatchObject({ title: name, userStatus: 'not-logged', values: { params: { dateFrom: start } } })
    await page.goBack()
    await expect
      .poll(() => page.locator('#search-where').inputValue(), { message: 'destination in the field' })
      .toBe(name)
    await expect.poll(() => value.textContent(), { message: 'period in the bar' }).toBe(range)
    expect(await asia.isChecked()).toBe(true)
    expect(await page.locator('main .widget[data-open]').count()).toBe(0)
    const sent = await widget.evaluate((form) => Object.fromEntries(new FormData(form as HTMLFormElement)))
    expect(sent).toMatchObject({ where: 'continent:asia', dateFrom: start })

    // The menu's toggle opens the history, 400 ms later, because there is one.
    await page.goto(`${inBrowser.site.origin(market)}${markets[market].paths.travels}`)
    await page.locator('.header-search > summary').click()
    await page.locator('.header .widget[data-open="history"]').waitFor()
    await focused(page, '#header-search-where')
    await checkClosely(market, '.header .widget')(page)
    // A scrolling row on large screens, a list on small ones.
    expect(await overflow(page.locator('.header .widget-history'))).toBe('auto')
    await page.locator('.widget-history a').click()
    await page.waitForURL(search(market))
    expect(found(page).get('dateFrom')).toBe(start)
    await end()
  })
})

describe('search widget on a desktop', () => {
  it('handles a double click once and accepts typed dates while its options load', async () => {
    const visit = await inBrowser.visit({ consent: 'refused' })
    const { page, end } = visit
    const wake = await holdBack(visit, /\/react-/)
    await page.goto(`${inBrowser.site.origin('it')}/`)
    const when = page.locator('main .widget-cell-when')
    await when.dblclick()
    wake()
    await page.locator('main .widget[data-open="when"]').waitFor()
    expect(await when.getAttribute('aria-expanded')).toBe('true')

    const arrive = await holdBack(visit, /\/api\/search-options/)
    await page.goto(`${inBrowser.site.origin('it')}${markets.it.paths.travels}`)
    await page.locator('.header-search > summary').click()
    await page.locator('.header .widget[data-open]').waitFor()
    await page.locator('.header .widget-cell-when').click()
    await page.locator('#header-search-dateFrom').fill('2027-03-10')
    const answered = page.waitForResponse(/\/api\/search-options/)
    arrive()
    await answered
    await page.locator('#header-search-dateTo').fill('2027-03-20')
    await page.locator('.header .widget-cell-when').focus()
    await page.locator('.header .widget-value', { hasText: /10.20 mar 2027/ }).waitFor()
    await page.locator('.header .picker-day').first().waitFor()
    await end()
  })

  it('clears, folds on scroll, and follows the search history of another tab (§2, §4, §5, §7, §9)', async () => {
    const { page, context, problems, end } = await inBrowser.visit({ consent: 'refused' })
    await standStill(page)
    await page.goto(`${inBrowser.site.origin('it')}${markets.it.paths.travels}`)
    await page.locator('.header-search > summary').click()
    // Without a history it opens the destination.
    await page.locator('.header .widget[data-open="where"]').waitFor()
    await page.locator('.header .widget-tile').first().waitFor()
    const panel = await page.locator('.header .widget-panel-where').evaluate((each) => ({
      least: getComputedStyle(each).minWidth,
      width: each.getBoundingClientRect().width,
    }))
    expect(panel.least).toBe('450px')
    expect(panel.width).toBeGreaterThanOrEqual(450)
    // Folding resets the selection.
    await page.locator('.header .widget-tile').first().click()
    await expect
      .poll(() => page.locator('#header-search-where').inputValue(), { message: 'destination in the field' })
      .not.toBe('')
    await page.locator('.header-search > summary').click()
    await page.locator('.header-search > summary').click()
    await page.locator('.header .widget[data-open="where"]').waitFor()
    expect(await page.locator('#header-search-where').inputValue()).toBe('')
    expect(await page.locator('.header .widget [name="where"]:checked').count()).toBe(0)
    await page.goto(`${inBrowser.site.origin('it')}/`)
    const widget = page.locator('main .widget')
    // Without a selection the clear button is disabled, hydrated or not.
    expect(await widget.locator('.widget-clear').isDisabled()).toBe(true)
    await page.locator('#search-where').fill('giappone')
    await widget.locator('[role="option"]').first().waitFor()
    expect(await widget.locator('[role="option"]').first().textContent()).toMatch(/\d+ itinerar.*\d+ partenz/)
    expect(await widget.locator('.widget-go').isDisabled()).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.locator('main .widget:not([data-open])').waitFor()
    expect(await widget.locator('.widget-go').isDisabled()).toBe(false)
    // With a selection the bar offers the continents.
    await page.locator('#search-where').click()
    await widget.locator('.widget-tile').first().waitFor()
    expect(await widget.locator('[role="option"]:visible').count()).toBe(0)
    // A failed destination search says so, and leaves the search to the button.
    await page.route('**/api/destinations?*', (route) => route.abort())
    await page.locator('#search-where').fill('xyzzy')
    await page.waitForEvent('requestfailed')
    await widget.locator('.lookup-loader').waitFor({ state: 'detached' })
    expect(await widget.locator('.lookup-none').textContent()).toContain('I suggerimenti non si caricano')
    expect(await widget.locator('.widget-go').isDisabled()).toBe(false)
    await page.unroute('**/api/destinations?*')
    problems.splice(0)
    await page.locator('#search-where').fill('xyzzyx')
    await widget.locator('.lookup-none').waitFor()
    await page.locator('#search-where').fill('giappone')
    await widget.locator('[role="option"]').first().waitFor()
    await expectAccessible(page, 'main .widget')
    await widget.locator('[role="option"]').first().click()
    await widget.locator('.widget-cell-when').click()
    await scrollEnded(page)
    await widget.locator('.chip', { has: page.locator('[value="2027-05"]') }).click()
    const clear = widget.locator('.widget-clear')
    await clear.click()
    expect(await page.locator('#search-where').inputValue()).toBe('')
    expect(await clear.isDisabled()).toBe(true)
    const at = await page.evaluate(() => scrollY)
    await page.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' })
      // The scroll event comes with the next frame, its effect with the one after.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    }, at + 250)
    expect(await widget.getAttribute('data-open')).toBe('when')
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at + 251)
    await page.locator('main .widget:not([data-open])').waitFor()

    // Corrupt storage counts as no history; another tab's search is added.
    expect(await widget.locator('.widget-cell-history').count()).toBe(0)
    const other = await context.newPage()
    await other.goto(`${inBrowser.site.origin('it')}/robots.txt`)
    await other.evaluate(() => {
      const values = { destinationName: 'Perù', params: { dateFrom: null, dateTo: null }, gtm: {} }
      const good = { date: '2027-01-15T10:00:00.000Z', userStatus: 'logged', values, title: 'Perù', description: '' }
      localStorage.setItem('search-history', JSON.stringify([{}, 7, { ...good, url: '/cerca?destinationId[]=per' }]))
    })
    await widget.locator('.widget-cell-history').waitFor()
    await other.evaluate(() => localStorage.setItem('search-history', '{corrupt'))
    await widget.locator('.widget-cell-history').waitFor({ state: 'detached' })
    await end()
  })
})

describe('the wheel over the open dropdown', () => {
  const openWhen = async (page: Page) => {
    const panel = page.locator('main .widget .widget-panel-when')
    await standStill(page)
    await page.goto(`${inBrowser.site.origin('it')}/`)
    await page.locator('main .widget').hover()
    await page.locator('main [data-island="search-widget"][data-island-status="awake"]').first().waitFor()
    await page.locator('main .widget .widget-cell-when').click()
    await scrollEnded(page)
    await panel.locator('.chip').first().waitFor()
    await panel.hover({ position: { x: 200, y: 20 } })
    return panel
  }

  it('scrolls the page, and closes the dropdown beyond 250 px (§9)', async () => {
    const { page, end } = await inBrowser.visit({ consent: 'refused' })
    await page.setViewportSize({ width: 1280, height: 1000 })
    const panel = await openWhen(page)
    expect(await panel.evaluate((each) => each.scrollHeight - each.clientHeight)).toBeLessThanOrEqual(0)
    const top = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 250)
    await expect.poll(() => page.evaluate(() => scrollY), { message: 'scroll position' }).toBe(top + 250)
    await scrollEnded(page)
    expect(await page.locator('main .widget').getAttribute('data-open')).toBe('when')
    await page.mouse.wheel(0, 10)
    await page.locator('main .widget:not([data-open])').waitFor()
    await end()
  })

  it('scrolls a dropdown that overflows to its end first', async () => {
    const { page, end } = await inBrowser.visit({ consent: 'refused' })
    await page.setViewportSize({ width: 1280, height: 520 })
    const panel = await openWhen(page)
    const left = () => panel.evaluate((each) => each.scrollHeight - each.clientHeight - each.scrollTop)
    const whole = await left()
    expect(whole).toBeGreaterThan(40)
    const top = await page.evaluate(() => scrollY)
    await page.mouse.wheel(0, 40)
    await expect.poll(left, { message: 'distance that is left to scroll' }).toBe(whole - 40)
    await page.mouse.wheel(0, 2000)
    await expect.poll(left, { message: 'distance that is left to scroll' }).toBeLessThanOrEqual(1)
    expect(await page.evaluate(() => scrollY)).toBe(top)
    expect(await page.locator('main .widget').getAttribute('data-open')).toBe('when')
    // Browsers end a gesture at the panel's end and scroll the page with the next.
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 300)
          return page.locator('main .widget').getAttribute('data-open')
        },
        { message: 'open part of the search' },
      )
      .toBeNull()
    await end()
  })
})
