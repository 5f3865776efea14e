import { describe, expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { translators } from '../../../markets/translate.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { travelOf } from './trip-page.ts'

describe('itinerary', () => {
  it('prints the stages with their pictures and nothing of the site around it (§2)', async () => {
    const { page, end } = await inBrowser.visit()
    await page.goto(`${inBrowser.site.origin('de')}${travelOf('de')}/${markets.de.segments.itinerary}`)
    // Clicked before its script has loaded.
    await page.evaluate(() => Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }))
    await page.locator('[data-does="print"]').evaluate((button: HTMLElement) => button.click())
    await page.locator('body[data-printed]').waitFor()
    expect(await page.locator('.stages li:has(img)').count()).toBeGreaterThan(0)
    expect(await page.locator('.stages img').count()).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.stages li').first().isVisible()).toBe(true)
    const around = page.locator('header.header, footer, .itinerary-ways, .breadcrumbs, .bean, .consent, #toast')
    expect(await around.filter({ visible: true }).count()).toBe(0)
    await end()
  })

  it('prints a trip unfolded, without what is around it or can only be pressed', async () => {
    const { page, end } = await inBrowser.visit({ javaScript: false })
    await page.goto(inBrowser.site.origin('it') + travelOf('it'))
    const folded = page.locator('main details:not([open], .departure-filters *) > :not(summary)')
    expect(await folded.count()).toBeGreaterThan(10)
    await page.emulateMedia({ media: 'print' })
    const hidden = await folded.evaluateAll((all) => all.filter((part) => !part.checkVisibility()).length)
    expect(hidden).toBe(0)
    const around = page.locator(
      'header.header, footer, .breadcrumbs, .bean, .consent, .booking-bar, form, .button, .menu-chevron',
    )
    expect(await around.filter({ visible: true }).count()).toBe(0)
    await end()
  })

  it('opens offline from its copy, which contains no visitor data (§2)', async () => {
    const { page, context } = await inBrowser.visit({ serviceWorker: true })
    const address = `${inBrowser.site.origin('it')}${travelOf('it')}/${markets.it.segments.itinerary}`
    await page.goto(address)
    await page.locator('[data-does="keep"]').click()
    await page.getByText(translators.it('tour.offlineSaved')).waitFor()
    const copy = await page.evaluate(async () => (await caches.match(location.pathname))?.text())
    expect(copy).toContain('class="stages"')
    await waitUntil(page, 'a service worker in control', () => navigator.serviceWorker.controller !== null)
    await context.setOffline(true)
    await page.goto(address)
    expect(await page.locator('.stages li').count()).toBeGreaterThan(2)
    for (const picture of await page.locator('.stages img').all()) {
      await picture.scrollIntoViewIfNeeded()
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), {
          message: 'width of the picture',
        })
        .toBeGreaterThan(0)
    }
    await context.close()
  })
})
