import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, waitForEnhancement } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { casesOfRun, IS_WHOLE_RUN } from '../../support/whole-run.ts'
import { cards, countOf, isMarked, mark, query, results, total } from './results-page.ts'

/** A search without results. */
const NONE = 'destinationId[]=jpn&dateFrom=2027-03-01&dateTo=2027-03-31&priceTo=30000'

/** Entries of the data layer, by event. */
const dataLayerOf = (page: Page, event: string) =>
  page.evaluate(
    (name) => (window as { dataLayer?: { event: string }[] }).dataLayer?.filter((each) => each.event === name) ?? [],
    event,
  )

describe('filters on a desktop', () => {
  it('apply in place: focus, scroll and open groups stay, Back reverts them (§1, §2)', async () => {
    const { page, end } = await inBrowser.visit({ consent: 'refused' })
    await page.goto(`${inBrowser.site.origin('it')}/cerca`)
    await mark(page)
    const all = await total(page)
    await page.locator('.filter-group', { hasText: 'Stile di viaggio' }).locator('summary').first().click()
    const style = page.locator('.filters input[name="travelStyles[]"][value="TREKKING"]')
    const counted = await countOf(
      page.locator('.filters .filter-line', { has: page.locator('[value="TREKKING"]') }).locator('.filter-count'),
    )
    await style.check()
    await page.waitForURL((url) => url.searchParams.get('travelStyles[]') === 'TREKKING')
    expect(await total(page)).toBe(counted)
    expect(counted).toBeLessThan(all)
    expect(await style.isChecked()).toBe(true)
    expect(await style.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await page.locator('#search-status').textContent()).toBe(await page.locator('.search-total').textContent())

    await page.locator('.filters input[name="days"][value="MAX_6"]').check()
    await page.waitForURL((url) => url.searchParams.get('durations') === 'MAX_6')
    await page.locator('.active-filters a', { hasText: 'Trekking' }).click()
    await page.waitForURL((url) => !url.searchParams.has('travelStyles[]'))
    expect(query(page).get('durations')).toBe('MAX_6')
    await expectAccessible(page, '.active-filters')

    await page.goBack()
    await page.locator('.active-filters a', { hasText: 'Trekking' }).waitFor()
    await page.goBack()
    await page.goBack()
    await page.waitForURL((url) => url.search === '')
    await expect.poll(() => total(page), { message: 'number of results' }).toBe(all)
    expect(await isMarked(page)).toBe(true)

    // The same after a page was visited between.
    await style.check()
    await page.waitForURL((url) => url.searchParams.has('travelStyles[]'))
    await page.locator('.card-title a').first().click()
    await page.locator('[data-trip]').waitFor()
    await page.goBack()
    await page.locator('.active-filters a', { hasText: 'Trekking' }).waitFor()
    await page.goBack()
    await page.waitForURL((url) => url.search === '')
    await expect.poll(() => total(page), { message: 'number of results' }).toBe(all)
    expect(await style.isChecked()).toBe(false)
    await end()
  })

  it('have the options of a closed group and the countries of a continent once open, also in new results', async () => {
    const { page, end } = await inBrowser.visit({ consent: 'refused' })
    await page.goto(`${inBrowser.site.origin('it')}/cerca`)
    const group = page.locator('.filters .filter-group', { hasText: 'Atmosfera' })
    expect(await group.locator('input').count()).toBe(0)
    await group.locator('summary').focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await group.locator('input').first().waitFor()
    expect(await group.locator('a').count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.closest('.filter-group')?.textContent)).toContain('Natura')

    const fold = page.locator('.filters .filter-more', { hasText: 'Asia' })
    const countries = fold.locator('input')
    expect(await countries.count()).toBe(0)
    await fold.locator('summary').click()
    await expect.poll(() => countries.count(), { message: 'countries of Asia' }).toBeGreaterThan(10)
    expect(await fold.locator('a').count()).toBe(0)
    await page.locator('.filters input[name="days"][value="MAX_6"]').check()
    await page.waitForURL((url) => url.searchParams.get('durations') === 'MAX_6')
    // Until the new ones have come, those of before stay.
    expect(await countries.count()).toBeGreaterThan(0)
    await fold.locator('a').waitFor({ state: 'detached' })
    expect(await countries.count()).toBeGreaterThan(0)
    const country = await countries.first().inputValue()
    await countries.first().check()
    await page.waitForURL((url) => url.searchParams.get('destinationId[]') === country)
    expect(await fold.locator(`input[value="${country}"]`).isChecked()).toBe(true)
    await end()
  })

  it.runIf(IS_WHOLE_RUN)('link to the modal for countries without JavaScript', async () => {
    const { page, end } = await inBrowser.visit({ javaScript: false })
    await page.goto(`${inBrowser.site.origin('it')}/cerca?textSearch=mare`)
    const fold = page.locator('.filters .filter-more', { hasText: 'Asia' })
    await fold.locator('summary').click()
    await fold.locator('a').click()
    await page.waitForURL((url) => url.searchParams.get('type') === 'filters')
    expect(query(page).get('textSearch')).toBe('mare')
    expect(await page.locator('dialog input[name="destinationId[]"]').count()).toBeGreaterThan(10)
    await end()
  })

  it('apply the order, more results and the price grid in place, in America (§4, §9)', async () => {
    const { page, end } = await inBrowser.visit({ consent: 'granted' })
    const search = `${inBrowser.site.origin('us')}/search`
    await page.goto(`${search}?continentId%5B%5D=asia`)
    await mark(page)
    // The list is marked as busy meanwhile.
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/sort=price/, (route) => arrival.then(() => route.continue()))
    await page.locator('#sort').selectOption('price:asc')
    const list = page.locator('.search-main .results').first()
    await expect
      .poll(() => list.evaluate((element) => getComputedStyle(element).opacity), { message: 'opacity of the list' })
      .toBe('0.5')
    arrive()
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price:asc')
    await expect
      .poll(() => list.evaluate((element) => getComputedStyle(element).opacity), { message: 'opacity of the list' })
      .toBe('1')
    expect(await page.locator('.search-main .results-title').count()).toBe(0)
    expect(await dataLayerOf(page, 'search_sort')).toMatchObject([{ sort: 'price:asc', tab: 'tours', durations: [] }])
    const listed = await results(page).count()
    const shown = await cards(page).count()
    const first = await cards(page).first().elementHandle()
    const more = page.locator('.show-more-link')
    const longer = new URL((await more.getAttribute('href')) ?? '', page.url()).searchParams.get('perPage')
    await more.scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => scrollY)
    await more.click()
    await page.waitForURL((url) => url.searchParams.get('perPage') === longer)
    expect(await results(page).count()).toBeGreaterThan(listed)
    expect(await cards(page).count()).toBeGreaterThan(shown)
    expect(await first?.evaluate((card) => card.isConnected)).toBe(true)
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThan(5)
    expect(
      await cards(page)
        .nth(shown)
        .locator('.card-title a')
        .evaluate((link) => link === document.activeElement),
    ).toBe(true)
    // Another filter starts again.
    await page.locator('.search-grid-open').click()
    const table = page.locator('.price-grid table')
    await table.waitFor()
    expect(query(page).get('perPage')).toBeNull()
    await expectAccessible(page, '.price-grid')
    const cell = table.locator('.price-grid-cell').first()
    const departures = Number(((await cell.locator('.price-grid-count').textContent()) ?? '').replace(/[^\d]/g, ''))
    await cell.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL((url) => url.searchParams.has('dateFrom'))
    expect(await total(page)).toBe(departures)
    expect((await dataLayerOf(page, 'search_filter')).at(-1)).toMatchObject({ total: departures, sort: 'price:asc' })
    expect(await isMarked(page)).toBe(true)
    // Each search is a page view, longer lists are not, and banners count once.
    await expect
      .poll(() => dataLayerOf(page, 'page_view'), { message: 'recorded page views' })
      .toMatchObject(Array(4).fill({ path: '/search' }))
    const banners = (await dataLayerOf(page, 'banner_show')) as { bannerId?: string }[]
    expect(new Set(banners.map(({ bannerId }) => bannerId)).size).toBe(banners.length)

    // Later pages grow too; Back from a travel restores all of it.
    await page.goto(`${search}?page=2`)
    const second = await cards(page).first().elementHandle()
    await more.scrollIntoViewIfNeeded()
    await waitForEnhancement(page, '[data-search="found"]')
    const before = await page.evaluate(() => scrollY)
    await more.click()
    await page.waitForURL((url) => url.searchParams.get('show') === 'from-2' && url.searchParams.get('page') === '3')
    expect(await cards(page).count()).toBe(40)
    expect(await second?.evaluate((card) => card.isConnected)).toBe(true)
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(5)
    await cards(page).nth(25).locator('.card-title a').click()
    await page.waitForURL((url) => !url.pathname.startsWith('/search'))
    await page.goBack()
    await expect.poll(() => cards(page).count(), { message: 'number of cards' }).toBe(40)
    await end()
  })

  it.each(casesOfRun([['one filter', NONE]], [['two filters', `${NONE}&costCenters[]=SHORT_HAUL`]]))(
    'suggest, with no results for %s, changes that find as many as they state (§2)',
    async (_, search) => {
      const { page, end } = await inBrowser.visit()
      await page.goto(`${inBrowser.site.origin('it')}/cerca?${search}`)
      expect(await total(page)).toBe(0)
      await expectAccessible(page, '.relaxations')
      const way = page.locator('.relaxations a', { hasText: 'Senza' }).first()
      const promised = Number(/^[\d.]+/.exec((await way.locator('strong').textContent()) ?? '')?.[0].replace('.', ''))
      expect(promised).toBeGreaterThan(0)
      await way.click()
      await page.waitForURL((url) => !url.searchParams.has('priceTo'))
      expect(await total(page)).toBe(promised)
      await end()
    },
  )
})

describe('search without its script', () => {
  it('shows the buttons that apply order and filters', async () => {
    const { page, context } = await inBrowser.visit({ consent: 'refused' })
    await page.route(/enhance-search/, (route) => route.abort())
    await page.goto(`${inBrowser.site.origin('it')}/cerca`)
    const buttons = page.locator('.search-sort button, .filters .filters-apply button')
    expect(await buttons.first().isVisible()).toBe(false)
    await page.locator('#sort').focus()
    await page.locator('html[data-plain]').waitFor()
    for (const button of await buttons.all()) expect(await button.isVisible()).toBe(true)
    const sortBy = async (order: string) => {
      const before = await page.locator('#sort').inputValue()
      // The first choice is taken back with a message: the visitor has not seen the buttons.
      await page.locator('#sort').selectOption(order)
      await page.locator('#toast:popover-open').waitFor()
      await expect.poll(() => page.locator('#sort').inputValue(), { message: 'order' }).toBe(before)
      await page.locator('#sort').selectOption(order)
      await page.locator('.search-sort button').click()
    }
    await sortBy('price:asc')
    await page.waitForURL((url) => url.searchParams.get('sort') === 'price:asc')
    // The default order is in no URL.
    await sortBy('')
    await page.waitForURL((url) => url.search === '')
    await context.close()
  })
})
