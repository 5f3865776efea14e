import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { holdBack, type Visit, waitForEnhancement } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { query } from './results-page.ts'

const FOUND = '[data-search="found"]'
const settled = (page: Page) => page.locator(`${FOUND}[aria-busy="false"]`).waitFor()
const busy = (page: Page) => page.locator(`${FOUND}[aria-busy="true"]`).waitFor()

describe('search with fast input', () => {
  /** Opens the search and waits for its script. */
  const search = async ({ page }: Visit) => {
    await page.goto(`${inBrowser.site.origin('it')}/cerca`)
    await waitForEnhancement(page, FOUND)
  }

  it('applies an order and a filter changed in succession, and keeps text typed meanwhile', async () => {
    const visit = await inBrowser.visit({ consent: 'refused' })
    const { page, end } = visit
    await search(visit)
    const arrive = await holdBack(visit, /\/cerca\?/)
    await page.locator('#sort').selectOption('price:asc')
    await busy(page)
    await page.locator('.filters input[name="days"][value="MAX_6"]').check()
    await page.locator('#filter-budgetTo').pressSequentially('900')
    arrive()
    await page.waitForURL(({ searchParams: query }) => query.get('sort') === 'price:asc' && query.has('durations'))
    await settled(page)
    expect(await page.locator('.filters input[name="days"][value="MAX_6"]').isChecked()).toBe(true)
    expect(await page.locator('#sort').inputValue()).toBe('price:asc')
    expect(await page.locator('#filter-budgetTo:focus').inputValue()).toBe('900')
    await end()
  })

  it('shows the latest results after Back and Forward before the response arrives', async () => {
    const visit = await inBrowser.visit({ consent: 'refused' })
    const { page, end } = visit
    await search(visit)
    await page.locator('#sort').selectOption('price:asc')
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price:asc')
    await settled(page)
    const arrive = await holdBack(visit, /\/cerca$/)
    await page.evaluate(() => history.back())
    await busy(page)
    await page.evaluate(() => history.forward())
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price:asc')
    arrive()
    await settled(page)
    expect(query(page).get('sort')).toBe('price:asc')
    expect(await page.locator('#sort').inputValue()).toBe('price:asc')
    await end()
  })

  it('applies filters from a modal while an order is pending, and counts before the script has loaded', async () => {
    const visit = await inBrowser.visit({ device: 'phone', consent: 'refused' })
    const { page, end } = visit
    const release = await holdBack(visit, /enhance-search/)
    await page.goto(`${inBrowser.site.origin('it')}/cerca`)
    await page.locator('.search-filters-open').tap()
    const dialog = page.locator('dialog.modal')
    const apply = dialog.locator('.filters-apply button')
    const before = await apply.textContent()
    await dialog.locator('input[name="days"][value="MAX_6"]').check()
    release()
    await expect.poll(() => apply.textContent(), { message: 'count on the button' }).not.toBe(before)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    const arrive = await holdBack(visit, /sort=price/)
    await page.locator('#sort').selectOption('price:asc')
    await busy(page)
    await page.locator('.search-filters-open').tap()
    await dialog.locator('input[name="days"][value="MAX_6"]').check()
    await expect.poll(() => apply.textContent(), { message: 'count on the button' }).not.toBe(before)
    await apply.tap()
    arrive()
    await page.waitForURL(({ searchParams: query }) => query.get('sort') === 'price:asc' && query.has('durations'))
    await dialog.waitFor({ state: 'detached' })
    await settled(page)
    expect(await page.locator('#sort').inputValue()).toBe('price:asc')
    await end()
  })

  it('loads a script that failed offline as soon as the network is back', async () => {
    const { page, context } = await inBrowser.visit({ consent: 'refused' })
    await page.goto(`${inBrowser.site.origin('it')}/cerca`)
    await context.setOffline(true)
    await page.locator('#sort').focus()
    await page.locator('html[data-plain]').waitFor()
    await context.setOffline(false)
    await waitForEnhancement(page, FOUND)
    await context.close()
  })
})
