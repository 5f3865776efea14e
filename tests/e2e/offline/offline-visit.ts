import type { Page } from 'playwright-core'
import type { MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import type { Visit } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { itsPath } from '../../support/market-pages.ts'
import { waitUntil } from '../../support/wait-until.ts'

export const tripOf = (market: MarketId) => inBrowser.site.origin(market) + itsPath(markets[market])
export const pathOf = (market: MarketId, route: 'search' | 'wishlist') =>
  inBrowser.site.origin(market) + markets[market].paths[route]

/** Starts a visit with an active service worker, as from the second page on. */
export const visit = async (market: MarketId, device: 'phone' | 'desktop'): Promise<Visit> => {
  const begun = await inBrowser.visit({ device, serviceWorker: true })
  await begun.page.goto(`${inBrowser.site.origin(market)}${markets[market].paths.travels}`)
  await begun.page.locator('.consent button[value="refused"]').click()
  // Then the code of forms is in the cache, too.
  await begun.page.locator('html[data-consent="refused"]').waitFor({ state: 'attached' })
  await waitUntil(begun.page, 'a service worker in control', () => navigator.serviceWorker.controller !== null)
  return begun
}

/** Entries of a cache: URL and text. */
export const cacheEntries = (page: Page, cache: string) =>
  page.evaluate(async (name) => {
    if (!(await caches.has(name))) return []
    const cache = await caches.open(name)
    const keys = await cache.keys()
    return Promise.all(
      keys.map(async (key) => ({
        path: new URL(key.url).pathname,
        text: (await (await cache.match(key))?.text()) ?? '',
      })),
    )
  }, cache)
export const pathsIn = async (page: Page, cache: string) => (await cacheEntries(page, cache)).map(({ path }) => path)

/** Visitor data that the gateway writes into a page. */
export const PERSONAL =
  /<html[^>]* data-(consent|signed-in|analytics)|id="visitor"|class="i-heart"[^>]* aria-pressed="true"/

/** Offline, the browser reports each failed request. */
export const withoutNetworkErrors = (problems: readonly string[]) =>
  problems.filter((problem) => !/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::ERR/.test(problem))
