import { describe, expect, it } from 'vitest'
import { markets } from '../../../markets/registry.ts'
import { translators } from '../../../markets/translate.ts'
import { expectAccessible, expectNoSidewaysScroll } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { itsPath, pagesOfMarket } from '../../support/market-pages.ts'
import { casesOfRun } from '../../support/whole-run.ts'
import { cacheEntries, PERSONAL, pathOf, pathsIn, tripOf, visit, withoutNetworkErrors } from './offline-visit.ts'

describe('offline visit', () => {
  it.each(casesOfRun<readonly ['it' | 'de', 'phone' | 'desktop']>([['it', 'phone']], [['de', 'desktop']]))(
    'in %s on a %s shows a visited trip and the wishlist, and sends a heart once, later (§7)',
    async (market, device) => {
      const { page, context, problems } = await visit(market, device)
      const t = translators[market]
      await page.goto(tripOf(market))
      const title = (await page.locator('h1').textContent()) ?? ''
      await expect.poll(() => pathsIn(page, 'trips'), { message: 'cached trips' }).toEqual([itsPath(markets[market])])
      const [copy] = await cacheEntries(page, 'trips')
      expect(copy?.text.match(PERSONAL)).toBeNull()
      await page.locator('main .heart button').first().click()
      await page.locator('.header-wishlist[data-saved="1"]').waitFor()
      await page.goto(pathOf(market, 'search'))
      await expect
        .poll(async () => (await cacheEntries(page, 'wishlist'))[0]?.text, { message: 'cached wishlist' })
        .toContain(title)

      await context.setOffline(true)
      await page.goto(tripOf(market))
      expect(await page.locator('h1').textContent()).toBe(title)
      await page.locator('.copy-note').waitFor()
      // The copy is neutral; the device adds what is saved.
      await page.locator('main .heart button[aria-pressed="true"]').first().waitFor()
      expect(await page.getAttribute('.header-wishlist', 'data-saved')).toBe('1')
      await expectAccessible(page, '.copy-note')
      await expectNoSidewaysScroll(page)

      await page.goto(pathOf(market, 'wishlist'))
      expect(await page.locator('h1').textContent()).toBe(t('offline.title'))
      await page.locator('[data-offline="wishlist"] a', { hasText: title }).waitFor()
      await page.locator('[data-offline="trips"] a', { hasText: title }).waitFor()
      expect(await page.locator('[data-offline="wishlist"] > p').textContent()).not.toContain('{')
      await expectAccessible(page, 'main')
      await expectNoSidewaysScroll(page)

      await page.locator('[data-offline="trips"] a').click()
      await page.locator('.copy-note').waitFor()
      const heart = page.locator('main .heart button').nth(1)
      const item = await page.locator('main .heart').nth(1).getAttribute('action')
      await heart.click()
      await page.locator('#toast:popover-open', { hasText: t('offline.queued') }).waitFor()
      expect(await heart.getAttribute('aria-pressed')).toBe('true')
      expect(await cacheEntries(page, 'wishes')).toHaveLength(1)
      // The heart stays pressed after a reload.
      await page.reload()
      await page.locator(`.heart[action="${item}"] [aria-pressed="true"]`).first().waitFor()

      // Two tabs loaded at the moment the network returns send each heart once.
      const tab = await context.newPage()
      await context.setOffline(false)
      await Promise.all([page.reload(), tab.goto(pathOf(market, 'search'))])
      await expect.poll(() => cacheEntries(page, 'wishes'), { message: 'cached wishlist changes' }).toEqual([])
      await page.goto(pathOf(market, 'wishlist'))
      await page.locator(`.heart[action="${item}"] [aria-pressed="true"]`).first().waitFor()
      const sent = inBrowser.site.logs.filter(
        (line) => line.route === '/api/wishlist/:kind/:id' && line.market === market && line.status === 200,
      )
      expect(sent).toHaveLength(2)
      expect(withoutNetworkErrors(problems)).toEqual([])
      await context.close()
    },
  )
})

describe('stored page', () => {
  it.each(casesOfRun<'it' | 'de'>(['it'], ['de']))('of every kind has nothing over it in %s', async (market) => {
    const { page, context } = await visit(market, market === 'it' ? 'phone' : 'desktop')
    const kinds = ['travels-travel', 'travels-travel-tour', 'travels-travel-itinerary']
    const paths = pagesOfMarket(market).flatMap(({ route, path }) => (kinds.includes(route ?? '') ? [path] : []))
    for (const path of paths) {
      await page.goto(inBrowser.site.origin(market) + path)
      await expect.poll(() => pathsIn(page, 'trips'), { message: 'cached trips' }).toContain(path)
    }
    await context.setOffline(true)
    const owner = (path: string) =>
      page.goto(inBrowser.site.origin(market) + path).then(() =>
        page.evaluate(() => {
          const found = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
          return found?.closest('main') != null && document.documentElement.dataset.copy !== undefined
        }),
      )
    for (const path of [...paths, markets[market].paths.wishlist ?? ''])
      expect([path, await owner(path)]).toEqual([path, true])
    expect(paths).toHaveLength(kinds.length)
    await context.close()
  })
})

describe('pending hearts', () => {
  it('are sent by background sync when no page is open', async () => {
    const { page, context } = await visit('de', 'desktop')
    const cdp = await context.newCDPSession(page)
    const registered = new Promise<string>((found) =>
      cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const [first] = registrations
        if (first !== undefined) found(first.registrationId)
      }),
    )
    await cdp.send('ServiceWorker.enable')
    const registrationId = await registered
    await page.goto(`${pathOf('de', 'search')}?tab=travels`)
    await context.setOffline(true)
    const hearts = page.locator('main .heart button')
    for (const nth of [0, 1]) await hearts.nth(nth).click()
    await expect.poll(() => cacheEntries(page, 'wishes'), { message: 'cached wishlist changes' }).toHaveLength(2)
    // Reverted before it was sent: the newer change waits behind it.
    await hearts.nth(1).click()
    await expect.poll(() => cacheEntries(page, 'wishes'), { message: 'cached wishlist changes' }).toHaveLength(3)
    expect(await hearts.nth(1).getAttribute('aria-pressed')).toBe('false')
    const sent = () =>
      inBrowser.site.logs.filter(({ route, market }) => market === 'de' && route === '/api/wishlist/:kind/:id')
    const before = sent().length
    await page.goto('about:blank')
    await context.setOffline(false)
    const origin = inBrowser.site.origin('de')
    await cdp.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'wishes', lastChance: false })
    await expect.poll(() => sent().length - before, { message: 'sent changes' }).toBe(3)
    await page.goto(pathOf('de', 'wishlist'))
    await expect.poll(() => page.locator('.wish').count(), { message: 'saved travels' }).toBe(1)
    // The page reloads once if the hearts were sent while it loaded.
    await expect.poll(() => cacheEntries(page, 'wishes'), { message: 'cached wishlist changes' }).toEqual([])
    expect(
      sent()
        .map(({ status }) => status)
        .slice(before),
    ).toEqual([200, 200, 200])
    await context.close()
  })
})

describe('browser without service workers', () => {
  it.each([
    ['without the API', () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })],
    [
      'with a blocked registration',
      () => {
        ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'))
      },
    ],
  ])('%s works as usual (§8)', async (_, forbid) => {
    const { page, context, end } = await inBrowser.visit({ serviceWorker: true })
    await context.addInitScript(forbid)
    await page.goto(tripOf('it'), { waitUntil: 'load' })
    await page.locator('main .heart button').first().click()
    await page.locator('main .heart button[aria-pressed="true"]').first().waitFor()
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await end()
  })
})

describe('device without free storage', () => {
  it('works as usual, with an error for a heart that cannot be stored (§8)', async () => {
    const { page, context, problems } = await visit('fr', 'desktop')
    await page.goto(`${pathOf('fr', 'search')}?tab=travels`)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: inBrowser.site.origin('fr'), quotaSize: 1 })
    await page.goto(tripOf('fr'))
    const hearts = page.locator('main .heart button')
    await hearts.first().click()
    // The first heart asks for an address.
    await page.locator('dialog [name="email"]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.locator('main .heart button[aria-pressed="true"]').first().waitFor()
    await context.setOffline(true)
    await hearts.nth(1).click()
    const failure = (await page.locator('#toast').getAttribute('data-offline')) ?? ''
    await page.locator('#toast:popover-open', { hasText: failure }).waitFor()
    await expect.poll(() => hearts.nth(1).getAttribute('aria-pressed'), { message: 'state of the heart' }).toBe('false')
    expect(await pathsIn(page, 'trips')).toEqual([])
    await page.goto(tripOf('fr'))
    expect(await page.locator('h1').textContent()).toBe(translators.fr('offline.title'))
    expect(withoutNetworkErrors(problems)).toEqual([])
    await context.close()
  })
})
