import { describe, expect, it } from 'vitest'
import type { MarketId } from '../../../markets/market-id.ts'
import { expectNoSidewaysScroll } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { checkClosely, found, overflow, search } from './widget.ts'

describe.each(casesOfRun<MarketId>(['de'], ['it', 'fr']))('search widget on a phone in %s', (market) => {
  const check = checkClosely(market, 'dialog .widget')

  it('is a full page with accordions and a footer (§2, §5, §9)', async () => {
    const { page, end } = await inBrowser.visit({ device: 'phone' })
    await page.goto(`${inBrowser.site.origin(market)}/`)
    await page.locator('.widget-opener').tap()
    const dialog = page.locator('dialog.modal')
    await dialog.waitFor()
    expect(new URL(page.url()).searchParams.get('type')).toBe('search')
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: 375 })
    await dialog.locator('.widget-tile').first().tap()
    // After the destination come the dates.
    await dialog.locator('.widget-fold[open] .widget-tabs').waitFor()
    expect(await dialog.locator('.widget-fold[open]').count()).toBe(1)
    await dialog.locator('[role="tab"]').last().tap()
    await dialog.locator('.picker-day[data-status]').first().waitFor()
    expect(await dialog.locator('.picker-month:visible').count()).toBe(1)
    await dialog.locator('.picker-next').tap()
    await dialog.locator('.picker-day:visible').nth(3).tap()
    await check(page)
    await expectNoSidewaysScroll(page)
    await dialog.locator('.widget-go').tap()
    await page.waitForURL(search(market))
    expect(found(page).get('dateFrom')).toBe(found(page).get('dateTo'))
    expect(found(page).has('continentId[]')).toBe(true)

    // The next visit has a history, as a list.
    let arrive = () => {}
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route(/search-widget/, (route) => arrival.then(() => route.continue()))
    await page.goto(`${inBrowser.site.origin(market)}/?modal&type=search`)
    expect(await dialog.locator('.widget-clear').isDisabled()).toBe(true)
    // A section opened before the script has loaded shows the calendar.
    await dialog.locator('.widget-fold').nth(1).locator('summary').tap()
    await dialog.locator('.widget-fold[open] [role="tab"]').last().waitFor()
    arrive()
    await dialog.locator('[data-island-status="awake"]').waitFor()
    await dialog.locator('[role="tab"]').last().tap()
    await dialog.locator('.picker-day[data-status]').first().waitFor()
    const history = dialog.locator('.widget-fold', { has: page.locator('.widget-history') })
    await history.locator('summary').tap()
    await history.locator('a').waitFor()
    expect(await overflow(history.locator('.widget-history'))).toBe('visible')
    await check(page)
    await expectNoSidewaysScroll(page)
    await end()
  })
})

describe('calendar of the search widget', () => {
  it('opens at the first month with a bookable departure', async () => {
    const { page, end } = await inBrowser.visit({ device: 'phone' })
    const entry = { tours: 1, cents: 89900, price: '899 €', basePrice: '', label: '1 Termin' }
    const days = [
      { ...entry, day: '2027-02-10', status: 'WAITING_LIST' },
      { ...entry, day: '2027-05-08', status: 'PLANNED' },
    ]
    await page.route('**/api/departure-days*', (route) => route.fulfill({ json: { days } }))
    await page.goto(`${inBrowser.site.origin('de')}/?modal&type=search`)
    const dialog = page.locator('dialog.modal')
    await dialog.locator('.widget-fold').nth(1).locator('summary').tap()
    await dialog.locator('[role="tab"]').last().tap()
    await dialog.locator('.picker-name:visible', { hasText: 'Mai 2027' }).waitFor()
    expect(await dialog.locator('.picker-day[tabindex="0"]').getAttribute('data-day')).toBe('2027-05-08')
    await dialog.locator('.picker-previous').tap()
    await dialog.locator('.picker-name:visible', { hasText: 'April 2027' }).waitFor()
    await end()
  })
})

describe('search widget without JavaScript', () => {
  it('submits text and dates of the cover’s search, and links to all sections', async () => {
    const { page, end } = await inBrowser.visit({ javaScript: false })
    await page.goto(`${inBrowser.site.origin('es')}/`)
    await page.locator('#search-where').focus()
    const widget = page.locator('main .widget')
    await widget.locator('[name="dateFrom"]').fill('2027-04-01')
    await widget.locator('[name="dateTo"]').fill('2027-04-30')
    await widget.locator('.widget-go').click()
    await page.waitForURL(search('es'))
    expect(found(page).get('dateFrom')).toBe('2027-04-01')
    await page.goBack()
    await page.locator('.search-cover-box noscript a').click()
    const dialog = page.locator('dialog.modal')
    await dialog.locator('label', { has: page.locator('[value="continent:europe"]') }).click()
    await dialog.locator('summary').nth(1).click()
    await dialog.locator('.chip', { has: page.locator('[value="2027-04"]') }).click()
    await dialog.locator('.widget-go').click()
    await page.waitForURL(search('es'))
    expect(found(page).getAll('continentId[]')).toEqual(['europe'])
    await end()
  })

  it('is a full page on a phone', async () => {
    const { page, end } = await inBrowser.visit({ device: 'phone', javaScript: false })
    await page.goto(`${inBrowser.site.origin('us')}/destinations`)
    await page.locator('.header-search-link').tap()
    const dialog = page.locator('dialog.modal')
    await dialog.locator('[name="textSearch"]').fill('peru')
    await dialog.locator('summary').nth(1).tap()
    await dialog.locator('[name="dateFrom"]').fill('2027-05-01')
    await dialog.locator('[name="dateTo"]').fill('2027-05-20')
    await dialog.locator('.widget-go').tap()
    await page.waitForURL(search('us'))
    expect(found(page).get('textSearch')).toBe('peru')
    expect(found(page).get('dateTo')).toBe('2027-05-20')
    await end()
  })
})
