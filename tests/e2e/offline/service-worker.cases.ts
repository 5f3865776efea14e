import type { Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '../../../demo/seed/demo-accounts.ts'
import { markets } from '../../../markets/registry.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { itsPath } from '../../support/market-pages.ts'
import { olderBuild } from '../../support/older-build.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { cacheEntries, PERSONAL, pathOf, pathsIn, tripOf, visit, withoutNetworkErrors } from './offline-visit.ts'

describe('offline data of a user', () => {
  it('is absent from page copies in es, is deleted at sign-out, and is never shown or sent for another user', async () => {
    const { page, context, problems } = await visit('es', 'desktop')
    const signIn = async () => {
      await page.goto(`${inBrowser.site.origin('es')}/login?return=%2Fviajes`)
      await page.locator('[name="email"]').fill('giulia@example.com')
      await page.locator('[name="password"]').fill(DEMO_PASSWORD)
      await page.locator('[name="password"]').press('Enter')
      await page.waitForURL(`${inBrowser.site.origin('es')}/viajes`)
    }
    await signIn()
    await page.goto(tripOf('es'))
    const title = (await page.locator('h1').textContent()) ?? ''
    const account = await page.locator('#visitor').textContent()
    const { name, id } = JSON.parse(account ?? '').account
    await page.locator('main .heart button').first().click()
    await page.locator('.header-wishlist[data-saved="1"]').waitFor()
    await expect.poll(() => pathsIn(page, 'trips'), { message: 'cached trips' }).toEqual([itsPath(markets.es)])
    const [copy] = await cacheEntries(page, 'trips')
    for (const own of [name, id]) expect(copy?.text.includes(own)).toBe(false)
    expect(copy?.text.match(PERSONAL)).toBeNull()
    await page.goto(pathOf('es', 'search'))
    await expect
      .poll(async () => (await cacheEntries(page, 'wishlist'))[0]?.text, { message: 'cached wishlist' })
      .toContain(title)
    // The caches contain no page of this visitor and no API response.
    const names = await page.evaluate(() => caches.keys())
    expect(names.filter((each) => !each.startsWith('build-')).sort()).toEqual(['trips', 'wishlist'])

    // A session that ends without sign-out: its list is hidden and deleted.
    const cookies = await context.cookies()
    await context.clearCookies({ name: /__Host-(session|signed-in)/ })
    await context.setOffline(true)
    await page.goto(pathOf('es', 'wishlist'))
    await page.locator('[data-offline="trips"] a').first().waitFor()
    expect(await page.locator('[data-offline="wishlist"]').isVisible()).toBe(false)
    await expect.poll(() => cacheEntries(page, 'wishlist'), { message: 'cached wishlist' }).toEqual([])
    await context.addCookies(cookies)

    // A heart pending offline is not sent for another user.
    await page.goto(tripOf('es'))
    await page.locator('main .heart button').nth(1).click()
    await expect.poll(() => cacheEntries(page, 'wishes'), { message: 'cached wishlist changes' }).toHaveLength(1)
    const posts: string[] = []
    context.on('request', (request) => request.method() === 'POST' && posts.push(new URL(request.url()).pathname))
    await context.clearCookies({ name: /__Host-(session|signed-in)/ })
    await context.setOffline(false)
    await page.goto(tripOf('es'))
    await expect.poll(() => cacheEntries(page, 'wishes'), { message: 'cached wishlist changes' }).toEqual([])
    expect(posts.filter((path) => path.includes('/wishlist/tour/'))).toEqual([])

    await context.addCookies(cookies)
    await page.goto(tripOf('es'))
    await expect.poll(() => cacheEntries(page, 'wishlist'), { message: 'cached wishlist' }).toHaveLength(1)
    const tab = await context.newPage()
    await tab.goto(pathOf('es', 'search'))
    await page.locator('.header-actions .account > summary').click()
    await page.locator('.header-actions .account-panel button').click()
    await page.locator('html[data-signed-in="false"]').waitFor()
    // The HTTP cache contains none of it.
    expect((await cacheEntries(page, 'wishlist')).filter(({ text }) => text.includes(title))).toEqual([])
    await context.setOffline(true)
    await page.goto(pathOf('es', 'wishlist'))
    // It is also absent in the tab that stayed open.
    await tab.goto(pathOf('es', 'wishlist'))
    for (const each of [page, tab]) {
      await each.locator('[data-offline="trips"] a').first().waitFor()
      expect(await each.locator('[data-offline="wishlist"]').isVisible()).toBe(false)
    }
    expect(withoutNetworkErrors(problems)).toEqual([])
    await context.close()
  })
})

describe('events at the moment a page is left', () => {
  it('are delivered through the service worker', async () => {
    const { page, end } = await inBrowser.visit({ serviceWorker: true })
    await page.goto(tripOf('it'))
    await page.locator('form[action="/api/consent"] button[value="granted"]').first().click()
    await page.locator('html[data-consent="granted"]').waitFor()
    await waitUntil(page, 'a service worker in control', () => navigator.serviceWorker.controller !== null)
    const recordedEvents = () => inBrowser.site.logs.flatMap(({ events }) => (Array.isArray(events) ? events : []))
    for (const [selector, event] of [
      ['.departure-ways a[href*="/jpn-"]', 'departure_details'],
      ['a[href*="/booking/"]:visible', 'booking_click'],
    ] as const) {
      await page.goto(tripOf('it'))
      const left = page.waitForEvent('framenavigated')
      await page.locator(selector).first().dispatchEvent('click')
      await left
      await expect
        .poll(() => recordedEvents().filter((each) => each === event).length, { message: 'recorded events' })
        .toBe(1)
    }
    await end()
  })
})

describe('heart with an active service worker', () => {
  const GENERAL = 'Something went wrong! Please try again later!'
  it('is queued only without a connection, and reverts with a message when it fails or is refused', async () => {
    const { page, context, problems } = await visit('we', 'desktop')
    await page.goto(`${pathOf('we', 'search')}?tab=travels`)
    const heart = page.locator('main .heart button').first()
    const pressWith = async (toast: string, isPressed: 'true' | 'false') => {
      await page.locator('#toast').evaluate((old) => old.replaceChildren())
      await heart.click()
      await expect.poll(() => page.locator('#toast').textContent(), { message: 'toast' }).toBe(toast)
      await expect.poll(() => heart.getAttribute('aria-pressed'), { message: `heart with "${toast}"` }).toBe(isPressed)
    }
    for (const [fault, toast] of [
      [(route: Route) => route.abort('connectionreset'), GENERAL],
      [(route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<p>Bad gateway' }), GENERAL],
      [(route: Route) => route.fulfill({ status: 409, json: { message: 'The list is full.' } }), 'The list is full.'],
    ] as const) {
      await page.route('**/api/wishlist/**', fault)
      await pressWith(toast, 'false')
      await page.unroute('**/api/wishlist/**')
      expect(await cacheEntries(page, 'wishes')).toEqual([])
    }
    await context.setOffline(true)
    await pressWith('You’re offline. We’ll save it as soon as you’re back online.', 'true')
    expect(await cacheEntries(page, 'wishes')).toHaveLength(1)
    await context.setOffline(false)
    await expect.poll(() => cacheEntries(page, 'wishes'), { message: 'queued changes' }).toEqual([])
    await page.reload()
    await page.locator('main .heart button[aria-pressed="true"]').first().waitFor()
    expect(withoutNetworkErrors(problems).filter((problem) => !/409|502/.test(problem))).toEqual([])
    await context.close()
  })

  it('that was queued reverts with the server’s message when it is refused, at the next page at the latest', async () => {
    const { page, context } = await visit('we', 'desktop')
    const refused = '/api/wishlist/travel/gone'
    const referrers: unknown[] = []
    context.on('request', (request) => {
      if (request.serviceWorker() !== null && request.url().endsWith(refused)) referrers.push(request.headers().referer)
    })
    await page.goto(tripOf('we'))
    const heart = page.locator('main .heart button').first()
    const pressOffline = async () => {
      await heart.evaluate((button: HTMLButtonElement, path) => button.form?.setAttribute('action', path), refused)
      await context.setOffline(true)
      await heart.click()
      await expect.poll(() => cacheEntries(page, 'wishes'), { message: 'queued changes' }).toHaveLength(1)
      expect(await heart.getAttribute('aria-pressed')).toBe('true')
    }
    const expectRefusal = async () => {
      await page.locator('#toast:popover-open', { hasText: 'This trip is no longer available.' }).waitFor()
      await expect.poll(() => heart.getAttribute('aria-pressed'), { message: 'state of the heart' }).toBe('false')
      expect(await cacheEntries(page, 'wishes')).toEqual([])
    }
    await pressOffline()
    await context.setOffline(false)
    await expect.poll(() => referrers.at(-1), { message: 'referrer' }).toBe(tripOf('we'))
    await expectRefusal()

    await pressOffline()
    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto(pathOf('we', 'search'))
    await expectRefusal()
    await context.close()
  })

  it('that was queued appears on the wishlist page that sends it', async () => {
    const { page, context } = await visit('we', 'desktop')
    await page.goto(tripOf('we'))
    await context.setOffline(true)
    await page.locator('main .heart button').first().click()
    await expect.poll(() => cacheEntries(page, 'wishes'), { message: 'queued changes' }).toHaveLength(1)
    await page.goto('about:blank')
    await context.setOffline(false)
    await page.goto(pathOf('we', 'wishlist'))
    await page.locator('.wish').waitFor()
    expect(await page.getAttribute('.header-wishlist', 'data-saved')).toBe('1')
    await context.close()
  })
})

describe('service worker', () => {
  it('of a new build replaces the old one immediately: its files are deleted, stored pages stay', async () => {
    const { page, context } = await inBrowser.visit({ serviceWorker: true })
    const old = await olderBuild(inBrowser.site)
    try {
      await page.goto(`${old.origin('fr')}/`)
      await waitUntil(page, 'a service worker in control', () => navigator.serviceWorker.controller !== null)
      await page.goto(old.origin('fr') + itsPath(markets.fr))
      await expect.poll(() => pathsIn(page, 'trips'), { message: 'cached trips' }).toHaveLength(1)
      const names = () => page.evaluate(async () => (await caches.keys()).sort())
      expect(await names()).toEqual(['build-older', 'trips'])
      old.deploy()
      await page.reload()
      await expect.poll(names, { message: 'caches' }).toEqual([`build-${old.id}`, 'trips'])
      await context.setOffline(true)
      await page.goto(`${old.origin('fr')}${markets.fr.paths.search}`)
      await page.locator('[data-offline="trips"] a').first().waitFor()
    } finally {
      await context.close()
      old.close()
    }
  })

  it('uses the browser’s prefetch, and requests a page once more only to store it', async () => {
    const { page, end } = await visit('us', 'desktop')
    const link = page.locator('main a[href^="/destinations/"]').first()
    await link.scrollIntoViewIfNeeded()
    const requests = () =>
      inBrowser.site.logs.filter(({ route, market }) => route === 'travels-travel' && market === 'us')
    await link.hover()
    await expect.poll(() => requests().length, { message: 'requests of the travel' }).toBe(1)
    await link.click()
    await page.locator('h1').waitFor()
    const delivery = await page.evaluate(
      () =>
        (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & { deliveryType: string })
          .deliveryType,
    )
    expect(delivery).toBe('navigational-prefetch')
    await expect.poll(() => pathsIn(page, 'trips'), { message: 'cached trips' }).toHaveLength(1)
    // One for the click, one for the copy, and at times one to prerender, which the driver ends. None counts as a visit.
    expect(requests().filter(({ prefetch }) => prefetch !== true)).toEqual([])
    expect(requests().length).toBeLessThanOrEqual(3)
    // One request per visit, none for cached parts.
    await page.goto(pathOf('us', 'search'))
    await page.reload()
    const searches = inBrowser.site.logs.filter(({ route, market }) => route === 'search' && market === 'us')
    expect(searches.map(({ status }) => status)).toEqual([200, 304])
    await end()
  })
})
