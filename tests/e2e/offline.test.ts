import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../backend/identity/seed/demo-accounts.ts'
import { travelPath } from '../../markets/links.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { translators } from '../../markets/translate.ts'
import { expectAccessible, expectNoSidewaysScroll, type Visit } from '../support/browser.ts'
import { browserSite } from '../support/browser-site.ts'
import { olderBuild } from '../support/older-build.ts'

const here = browserSite()

const TRIP = 'japan-tokyo-kyoto'
const tripOf = (market: MarketId) => here.site.origin(market) + travelPath(markets[market], TRIP)
const pathOf = (market: MarketId, route: 'search' | 'wishlist') =>
  here.site.origin(market) + markets[market].paths[route]

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
  ] as const)(
    'in %s on a %s: a trip that was seen, the list, and a heart that is sent later, once',
    async (market, device) => {
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
      await expectAccessible(page, 'html', { market, state: 'offline' })
      await expectNoSidewaysScroll(page)

      await page.goto(pathOf(market, 'wishlist'))
      expect(await page.locator('h1').textContent()).toBe(t('offline.title'))
      await page.locator('[data-offline="wishlist"] a', { hasText: title }).waitFor()
      await page.locator('[data-offline="trips"] a', { hasText: title }).waitFor()
      expect(await page.locator('[data-offline="wishlist"] > p').textContent()).not.toContain('{')
      await expectAccessible(page, 'html', { market, state: 'offline' })
      await expectNoSidewaysScroll(page)

      await page.locator('[data-offline="trips"] a').click()
      await page.locator('.copy-note').waitFor()
      const heart = page.locator('main .heart button').nth(1)
      const item = (await heart.getAttribute('data-heart')) ?? ''
      await heart.click()
      await page.locator('#toast:popover-open', { hasText: t('offline.queued') }).waitFor()
      expect(await heart.getAttribute('aria-pressed')).toBe('true')
      expect(await held(page, 'wishes')).toHaveLength(1)

      // Two tabs that are loaded as the network comes back tell of it, as this page does.
      const tab = await context.newPage()
      await context.setOffline(false)
      await Promise.all([page.reload(), tab.goto(pathOf(market, 'search'))])
      await expect.poll(() => held(page, 'wishes')).toEqual([])
      await page.goto(pathOf(market, 'wishlist'))
      await page.locator(`[data-heart="${item}"][aria-pressed="true"]`).first().waitFor()
      const sent = here.site.logs.filter(
        (line) => line.route === '/api/wishlist/:kind/:id' && line.market === market && line.status === 200,
      )
      expect(sent).toHaveLength(2)
      expect(besidesTheNetwork(problems)).toEqual([])
      await context.close()
    },
  )
})

describe('hearts that wait', () => {
  it('are sent when the browser tells of the network, though no page is open', async () => {
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
    await expect.poll(() => held(page, 'wishes')).toHaveLength(2)
    // Taken back before it was sent: that waits behind it.
    await hearts.nth(1).click()
    await expect.poll(() => held(page, 'wishes')).toHaveLength(3)
    expect(await hearts.nth(1).getAttribute('aria-pressed')).toBe('false')
    const sent = () =>
      here.site.logs.filter(({ route, market }) => market === 'de' && route === '/api/wishlist/:kind/:id')
    const before = sent().length
    await page.goto('about:blank')
    await context.setOffline(false)
    const origin = here.site.origin('de')
    await cdp.send('ServiceWorker.dispatchSyncEvent', { origin, registrationId, tag: 'wishes', lastChance: false })
    await expect.poll(() => sent().length - before).toBe(3)
    await page.goto(pathOf('de', 'wishlist'))
    expect(await page.locator('.wish').count()).toBe(1)
    expect(await held(page, 'wishes')).toEqual([])
    expect(
      sent()
        .map(({ status }) => status)
        .slice(before),
    ).toEqual([200, 200, 200])
    await context.close()
  })
})

describe('where there are no service workers', () => {
  it.each([
    ['at all', () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })],
    [
      'allowed',
      () => {
        ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('no', 'SecurityError'))
      },
    ],
  ])('%s, the site is as ever', async (_, forbid) => {
    const { page, context, end } = await here.visit({ serviceWorker: true })
    await context.addInitScript(forbid)
    await page.goto(tripOf('it'), { waitUntil: 'load' })
    await page.locator('main .heart button').first().click()
    await page.locator('main .heart button[aria-pressed="true"]').first().waitFor()
    expect(await page.evaluate(() => caches.keys())).toEqual([])
    await end()
  })
})

describe('where a device has no room', () => {
  it('the site is as ever, and a heart that could not be kept is told of', async () => {
    const { page, context, problems } = await visit('fr', 'desktop')
    await page.goto(`${pathOf('fr', 'search')}?tab=travels`)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Storage.overrideQuotaForOrigin', { origin: here.site.origin('fr'), quotaSize: 1 })
    await page.goto(tripOf('fr'))
    const hearts = page.locator('main .heart button')
    await hearts.first().click()
    await page.locator('main .heart button[aria-pressed="true"]').first().waitFor()
    await context.setOffline(true)
    await hearts.nth(1).click()
    const failure = (await page.locator('#toast').getAttribute('data-error')) ?? ''
    await page.locator('#toast:popover-open', { hasText: failure }).waitFor()
    await expect.poll(() => hearts.nth(1).getAttribute('aria-pressed')).toBe('false')
    expect(await pathsIn(page, 'trips')).toEqual([])
    await page.goto(tripOf('fr'))
    expect(await page.locator('h1').textContent()).toBe(translators.fr('offline.title'))
    expect(besidesTheNetwork(problems)).toEqual([])
    await context.close()
  })
})

describe('what is somebody’s own', () => {
  it('in es: no copy has any of it, it is wiped at sign-out, and never shown or sent for anybody else', async () => {
    const { page, context, problems } = await visit('es', 'desktop')
    const signIn = async () => {
      await page.goto(`${here.site.origin('es')}/login?return=%2Fviajes`)
      await page.locator('[name="email"]').fill('giulia@example.com')
      await page.locator('[name="password"]').fill(DEMO_PASSWORD)
      await page.locator('[name="password"]').press('Enter')
      await page.waitForURL(`${here.site.origin('es')}/viajes`)
    }
    await signIn()
    await page.goto(tripOf('es'))
    const title = (await page.locator('h1').textContent()) ?? ''
    const account = await page.locator('#visitor').textContent()
    const { name, id } = JSON.parse(account ?? '').account
    await page.locator('main .heart button').first().click()
    await page.locator('main .heart button[aria-pressed="true"]').first().waitFor()
    await expect.poll(() => pathsIn(page, 'trips')).toEqual([travelPath(markets.es, TRIP)])
    const [copy] = await held(page, 'trips')
    for (const own of [name, id]) expect(copy?.text.includes(own)).toBe(false)
    expect(copy?.text.match(PERSONAL)).toBeNull()
    await page.goto(pathOf('es', 'search'))
    await expect.poll(async () => (await held(page, 'wishlist'))[0]?.text).toContain(title)
    // Nothing else is kept than what is meant to be: no page of this visitor, no answer of a call.
    const kept = await page.evaluate(() => caches.keys())
    expect(kept.filter((each) => !each.startsWith('build-')).sort()).toEqual(['trips', 'wishlist'])

    // A session that ends without signing out: its list is not shown any more, and forgotten.
    const cookies = await context.cookies()
    await context.clearCookies({ name: /__Host-(session|signed-in)/ })
    await context.setOffline(true)
    await page.goto(pathOf('es', 'wishlist'))
    await page.locator('[data-offline="trips"] a').first().waitFor()
    expect(await page.locator('[data-offline="wishlist"]').isVisible()).toBe(false)
    await expect.poll(() => held(page, 'wishlist')).toEqual([])
    await context.addCookies(cookies)

    // A heart that waits for her network does not wait for somebody else's.
    await page.goto(tripOf('es'))
    await page.locator('main .heart button').nth(1).click()
    await expect.poll(() => held(page, 'wishes')).toHaveLength(1)
    const posts: string[] = []
    context.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
    await context.clearCookies({ name: /__Host-(session|signed-in)/ })
    await context.setOffline(false)
    await page.goto(tripOf('es'))
    await expect.poll(() => held(page, 'wishes')).toEqual([])
    expect(posts.filter((path) => path.includes('/wishlist/tour/'))).toEqual([])

    await context.addCookies(cookies)
    await page.goto(tripOf('es'))
    await expect.poll(() => held(page, 'wishlist')).toHaveLength(1)
    const tab = await context.newPage()
    await tab.goto(pathOf('es', 'search'))
    await page.locator('.header-actions .account > summary').click()
    await page.locator('.header-actions .account-panel button').click()
    await page.locator('html[data-signed-in="false"]').waitFor()
    // What the browser has by itself may be kept by now: nothing.
    expect((await held(page, 'wishlist')).filter(({ text }) => text.includes(title))).toEqual([])
    await context.setOffline(true)
    await page.goto(pathOf('es', 'wishlist'))
    // In the tab that was open all the while it is gone, too.
    await tab.goto(pathOf('es', 'wishlist'))
    for (const each of [page, tab]) {
      await each.locator('[data-offline="trips"] a').first().waitFor()
      expect(await each.locator('[data-offline="wishlist"]').isVisible()).toBe(false)
    }
    expect(besidesTheNetwork(problems)).toEqual([])
    await context.close()
  })
})

describe('what a page says in the moment in which it is left', () => {
  it('arrives, with the worker in between', async () => {
    const { page, end } = await here.visit({ serviceWorker: true })
    await page.goto(tripOf('it'))
    await page.locator('form[action="/api/consent"] button[value="granted"]').first().click()
    await page.locator('html[data-consent="granted"]').waitFor()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    const told = () => here.site.logs.flatMap(({ events }) => (Array.isArray(events) ? events : []))
    for (const [selector, event] of [
      ['.departure-ways a[href*="/jpn-"]', 'departure_details'],
      ['a[href*="/booking/"]:visible', 'booking_click'],
    ] as const) {
      await page.goto(tripOf('it'))
      const left = page.waitForEvent('framenavigated')
      await page.locator(selector).first().dispatchEvent('click')
      await left
      await expect.poll(() => told().filter((each) => each === event).length).toBe(1)
    }
    await end()
  })
})

describe('a new build', () => {
  it('takes over from an old one at once: its files are gone, what was kept is not', async () => {
    const { page, context } = await here.visit({ serviceWorker: true })
    const old = await olderBuild(here.site)
    try {
      await page.goto(`${old.origin('fr')}/`)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
      await page.goto(old.origin('fr') + travelPath(markets.fr, TRIP))
      await expect.poll(() => pathsIn(page, 'trips')).toHaveLength(1)
      const names = () => page.evaluate(async () => (await caches.keys()).sort())
      expect(await names()).toEqual(['build-older', 'trips'])
      old.deploy()
      await page.reload()
      await expect.poll(names).toEqual([`build-${old.id}`, 'trips'])
      await context.setOffline(true)
      await page.goto(`${old.origin('fr')}${markets.fr.paths.search}`)
      await page.locator('[data-offline="trips"] a').first().waitFor()
    } finally {
      await context.close()
      old.close()
    }
  })

  it('is fetched ahead as ever, and asks for a page once more only to keep it', async () => {
    const { page, end } = await visit('us', 'desktop')
    const link = page.locator('main a[href^="/destinations/"]').first()
    await link.scrollIntoViewIfNeeded()
    const asked = () => here.site.logs.filter(({ route, market }) => route === 'travels-travel' && market === 'us')
    await link.hover()
    await expect.poll(() => asked().length).toBe(1)
    await link.click()
    await page.locator('h1').waitFor()
    const delivery = await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
          .deliveryType,
    )
    expect(delivery).toBe('navigational-prefetch')
    await expect.poll(() => pathsIn(page, 'trips')).toHaveLength(1)
    // One that the click used, one that is kept; both are nobody's visit.
    expect(asked().map(({ prefetch }) => prefetch)).toEqual([true, true])
    // One request for each visit, and none for what the browser has.
    await page.goto(pathOf('us', 'search'))
    await page.reload()
    const searches = here.site.logs.filter(({ route, market }) => route === 'search' && market === 'us')
    expect(searches.map(({ status }) => status)).toEqual([200, 304])
    await end()
  })
})
