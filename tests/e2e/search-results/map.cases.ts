import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'

const MAP = '/cerca?destinationId%5B%5D=jpn&destinationId%5B%5D=tha&show=map'

describe('the map of a search', () => {
  it('loads its code on intent, zooms and moves by buttons and keys, and shows the card of a pressed pin', async () => {
    const { page, context, problems } = await inBrowser.visit()
    const requests: string[] = []
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.goto(inBrowser.site.origin('it') + MAP)
    await page.locator('.map img').scrollIntoViewIfNeeded()
    await expect
      .poll(() => requests.filter((path) => path.includes('/assets/map-') && path.endsWith('.svg')).length)
      .toBe(1)
    expect(requests.filter((path) => path.includes('enhance-map'))).toEqual([])

    const viewBox = async () => ((await page.locator('.map-base').getAttribute('viewBox')) ?? '').split(' ').map(Number)
    const [, , width = 0] = await viewBox()
    const zoomIn = page.locator('.map [data-zoom="in"]')
    await zoomIn.click()
    await expect.poll(async () => (await viewBox())[2]).toBeLessThan(width)
    const [x = 0] = await viewBox()
    await zoomIn.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await viewBox())[0]).toBeGreaterThan(x)
    await page.locator('.map [data-zoom="out"]').click()
    await page.locator('.map [data-zoom="out"]').click()
    await expect.poll(async () => (await viewBox())[2]).toBe(width)

    const pin = page.locator('.map-pin a[data-trip-card]:visible').first()
    const name = (await pin.getAttribute('aria-label')) ?? ''
    await pin.focus()
    await page.keyboard.press('Enter')
    const card = page.locator('.map-card')
    await card.waitFor()
    expect(name).toContain((await card.locator('.card-title').textContent())?.trim())
    expect(page.url()).toContain('show=map')
    await expectAccessible(page, 'main')
    await page.keyboard.press('Escape')
    await expect.poll(() => card.count()).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(name)
    expect(problems).toEqual([])
    await context.close()
  })
})
