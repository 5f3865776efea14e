import { describe, expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { isMarked, mark, query, results, total } from './results-page.ts'

describe('results on a wide screen', () => {
  it.each(casesOfRun([['de', false]] as const, [['it', true]] as const))(
    'begin in the first screen below one row of tools, in %s with JavaScript %s',
    async (market, javaScript) => {
      const { page, end } = await inBrowser.visit({ javaScript })
      await page.goto(
        `${inBrowser.site.origin(market)}${markets[market].paths.search}?continentId%5B%5D=asia&durations=MAX_6`,
      )
      const top = await page
        .locator('.results .card')
        .first()
        .evaluate((card) => card.getBoundingClientRect().top)
      expect(top).toBeLessThanOrEqual(340)
      await expectNoSidewaysScroll(page)
      await end()
    },
  )
})

describe.each([true, false])('destination and month on a phone with JavaScript %s', (javaScript) => {
  it('are one link in 48 pixels, and their fields in the same place once it is followed', async () => {
    const { page, end } = await inBrowser.visit({ device: 'phone', javaScript })
    await page.goto(`${inBrowser.site.origin('de')}/suchen?continentId%5B%5D=asia`)
    const opener = page.locator('.search-open')
    expect(await opener.textContent()).toBe('Asien · Jederzeit')
    expect((await opener.boundingBox())?.height).toBe(48)
    expect(await page.locator('.search-bar').isVisible()).toBe(false)
    const below = () => page.locator('.search-layout').evaluate((layout) => (layout as HTMLElement).offsetTop)
    const before = await below()
    await opener.tap()
    await page.locator('#search-where:focus').waitFor()
    expect([await opener.isVisible(), await below()]).toEqual([false, before])
    await page.locator('#search-when').selectOption({ index: 2 })
    await page.locator('.search-box-go').tap()
    await page.waitForURL((url) => url.searchParams.has('dateFrom'))
    expect(await opener.textContent()).toMatch(/^Asien · \p{L}+ \d{4}$/u)
    await end()
  })
})

describe('filters on a phone, in Germany', () => {
  it('are a modal that shows a live count and applies nothing when it is closed (§4)', async () => {
    const { page, end } = await inBrowser.visit({ device: 'phone', consent: 'refused' })
    await page.goto(`${inBrowser.site.origin('de')}/suchen?textSearch=${'a'.repeat(140)}`)
    await expectNoSidewaysScroll(page)
    await page.goto(`${inBrowser.site.origin('de')}/suchen?continentId%5B%5D=asia`)
    await mark(page)
    const all = await total(page)
    await page.locator('.search-filters-open').tap()
    const dialog = page.locator('dialog.modal')
    await dialog.waitFor()
    const apply = dialog.locator('.filters-apply button')
    const before = await apply.textContent()
    await dialog.locator('input[name="days"][value="MAX_6"]').check()
    await expect.poll(() => apply.textContent(), { message: 'count on the button' }).not.toBe(before)
    await dialog.locator('details').evaluateAll((groups) => {
      for (const group of groups) (group as HTMLDetailsElement).open = true
    })
    await expectAccessible(page, 'dialog.modal')
    await expectNoSidewaysScroll(page)
    await page.goBack()
    await dialog.waitFor({ state: 'detached' })
    expect(await total(page)).toBe(all)

    await page.locator('.search-filters-open').tap()
    await dialog.waitFor()
    await dialog.locator('input[name="days"][value="MAX_6"]').check()
    await expect.poll(() => apply.textContent(), { message: 'count on the button' }).not.toBe(before)
    const promised = Number(((await apply.textContent()) ?? '').replace(/[^\d]/g, ''))
    await apply.tap()
    await dialog.waitFor({ state: 'detached' })
    await page.waitForURL((url) => url.searchParams.get('durations') === 'MAX_6' && !url.searchParams.has('modal'))
    await expect.poll(() => total(page), { message: 'number of results' }).toBe(promised)
    await page.goBack()
    await expect.poll(() => total(page), { message: 'number of results' }).toBe(all)
    expect(await isMarked(page)).toBe(true)
    await end()
  })
})

describe.each(casesOfRun<'phone' | 'desktop'>(['phone'], ['desktop']))(
  'search without JavaScript on a %s, in France',
  (device) => {
    it('filters, order, more results and prices are forms, links and URLs', async () => {
      const { page, end } = await inBrowser.visit({ device, javaScript: false, consent: 'refused' })
      await page.goto(`${inBrowser.site.origin('fr')}/recherche`)
      if (device === 'phone') {
        await page.locator('.search-filters-open').click()
        await page.waitForURL((url) => url.searchParams.get('type') === 'filters')
      }
      const form = page.locator(device === 'phone' ? 'dialog .filters-form' : '.filters .filters-form')
      await form.locator('input[name="when"][value="2027-03"]').check()
      await form.locator('select[name="daysSpan"]').selectOption('3')
      await form.locator('input[name="budgetTo"]').fill('1.500')
      await form.locator('.filters-apply button').click()
      await page.waitForURL((url) => url.searchParams.get('priceTo') === '150000')
      expect(Object.fromEntries(query(page))).toEqual({
        dateFrom: '2027-03-01',
        dateTo: '2027-03-31',
        daysSpan: '3',
        priceTo: '150000',
        currency: 'EUR',
      })
      expect(await page.locator('.card-note').count()).toBeGreaterThan(0)
      await page.locator('#sort').selectOption('discount:desc')
      await page.locator('.search-sort button').click()
      await page.waitForURL((url) => url.searchParams.get('sort') === 'discount:desc')
      await page.locator('.show-more-link').click()
      await page.waitForURL((url) => url.searchParams.get('perPage') === '40')
      expect(await results(page).count()).toBeGreaterThan(20)
      // Continues where the list ended.
      const place = async () => (await results(page).nth(20).boundingBox())?.y
      await expect.poll(place, { timeout: 10_000, message: 'place of the first new card' }).toBeLessThan(300)
      await page.locator('.search-grid-open').click()
      await page.locator('.price-grid table').waitFor()
      await expectNoSidewaysScroll(page)
      await end()
    })
  },
)
