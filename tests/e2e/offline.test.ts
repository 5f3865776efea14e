import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { travelPath } from '../../markets/links.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { expectAccessible, expectNoSidewaysScroll, type Visit } from '../support/browser.ts'
import { browserSite } from '../support/browser-site.ts'

const here = browserSite()

const TRIP = 'japan-tokyo-kyoto'
const tripOf = (market: MarketId) => here.site.origin(market) + travelPath(markets[market], TRIP)
const pathOf = (market: MarketId, route: 'search' | 'wishlist') => here.site.origin(market) + markets[market].paths[route]

/** A visit with the service worker in place, as a visitor has it from the second page on. */
const visit = async (market: MarketId, device: 'phone' | 'desktop'): Promise<Visit> => {
  const begun = await here.visit({ device, serviceWorker: true })
  await begun.page.goto(`${here.site.origin(market)}${markets[market].paths.travels}`)
  await begun.page.locator('.consent button[value="refused"]').click()
  await begun.page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return begun
}

/** What a cache holds, by address and text. */
const held = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    const kept = await caches.open(name)
    const keys = await kept.keys()
    return Promise.all(
      keys.map(async (key) => ({
        path: new URL(key.url).pathname,
        text: (await (await kept.match(key))?.text()) ?? '',
      })),
    )
  }, cache)
const pathsIn = async (page: Page, cache: string) => (await held(page, cache)).map(({ path }) => path)

/** What the gateway writes into a page for a visitor. */
const PERSONAL = /<html[^>]* data-(consent|signed-in|analytics)|id="visitor"|data-heart="[^"]*" aria-pressed="true"/

/** Without a network the browser itself says of each request that it has failed. */
const besidesTheNetwork = (problems: readonly string[]) =>
  problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::ERR/.test(problem))

describe('without a network', () => {
  it.each([
    ['it', 'phone'],
    ['de', 'desktop'],
  ] as const)('in %s on a %s: a trip that was seen, the list, and a heart that is sent later, once', async (market, device) => {
    const { page, context, problems } = await visit(market, device)
    const t = translators[market]
    await page.goto(tripOf(market))
    const title = (await page.locator('h1').textContent()) ?? ''
    await expect.poll(() => pathsIn(page, 'trips')).toEqual([travelPath(markets[market], TRIP)])
    const [copy] = await held(page, 'trips')
    expect(copy?.text.match(PERSONAL)).toBeNull()
    await page.locator('main .heart button').first().click()
    await page.locator('main .heart button[aria-pressed="true"]').first().waitFor()
    await page.goto(pathOf(market, 'search'))
    await expect.poll(async () => (await held(page, 'wishlist'))[0]?.text).toContain(title)

    await context.setOffline(true)
    await page.goto(tripOf(market))
    expect(await page.locator('h1').textContent()).toBe(title)
    await page.locator('.copy-note').waitFor()
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)

    await page.goto(pathOf(market, 'wishlist'))
    expect(await page.locator('h1').textContent()).toBe(t('offline.title'))
    await page.locator('[data-offline="wishlist"] a', { hasText: title }).waitFor()
    await page.locator('[data-offline="trips"] a', { hasText: title }).waitFor()
    expect(await page.locator('[data-offline="wishlist"] > p').textContent()).not.toContain('{')
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.screenshot({ path: `/tmp/s/sw8/offline-${market}.png`, fullPage: true })

    await page.locator('[data-offline="trips"] a').click()
    await page.locator('.copy-note').waitFor()
    const heart = page.locator('main .heart button').nth(1)
    const item = (await heart.getAttribute('data-heart')) ?? ''
    await heart.click()
    await page.locator('#toast:popover-open', { hasText: t('offline.queued') }).waitFor()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    expect(await held(page, 'wishes')).toHaveLength(1)
    await page.screenshot({ path: `/tmp/s/sw8/copy-${market}.png` })

    await context.setOffline(false)
    await expect.poll(() => held(page, 'wishes')).toEqual([])
    await page.goto(pathOf(market, 'wishlist'))
    await page.locator(`[data-heart="${item}"][aria-pressed="true"]`).first().waitFor()
    expect(besidesTheNetwork(problems)).toEqual([])
    await context.close()
  })
})
