import { describe, expect, it } from 'vitest'
import { browserSite } from '../support/browser-site.ts'

const here = browserSite()

const requestsOf = (route: string) => here.site.logs.filter((line) => line.route === route)
/** Waits for more requests of travels than before. */
const expectTravelRequest = (before = 0) =>
  expect.poll(() => requestsOf('travels-travel').length, { message: 'requests of a travel' }).toBeGreaterThan(before)

describe('navigation between pages', () => {
  it('prefetches a hovered link, and the click requests no second document', async () => {
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('it')}/`)
    const link = page.locator('main a[href^="/viaggi/"]').first()
    await link.scrollIntoViewIfNeeded()
    await link.hover()
    await expectTravelRequest()
    expect(requestsOf('travels-travel').map(({ prefetch }) => prefetch)).toEqual([true])
    await link.click()
    await page.waitForURL('**/viaggi/*')
    await page.locator('h1').waitFor()
    expect(requestsOf('travels-travel')).toHaveLength(1)
    const state = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        deliveryType: string
      })[]
      return navigation?.deliveryType
    })
    expect(state).toBe('navigational-prefetch')
    await end()
  })

  // Playwright lets no page be prerendered, so that the attempt is all that a test sees.
  it('prerenders a link while it is pressed, not on hover', async () => {
    const { page, end } = await here.visit()
    const session = await page.context().newCDPSession(page)
    const prerendered: string[] = []
    session.on('Preload.prerenderStatusUpdated', ({ key }) => prerendered.push(key.url))
    await session.send('Preload.enable')
    await page.goto(`${here.site.origin('it')}/`)
    const links = page.locator('main a[href^="/viaggi/"]')
    const before = requestsOf('travels-travel').length
    await links.first().hover()
    await expectTravelRequest(before)
    await links.nth(1).hover()
    await page.mouse.down()
    const href = await links.nth(1).evaluate((link) => (link as HTMLAnchorElement).href)
    await expect.poll(() => prerendered, { message: 'prerendered pages' }).toEqual([href])
    await page.mouse.up()
    await page.waitForURL('**/viaggi/*')
    await end()
  })

  it('never prefetches the wishlist', async () => {
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('it')}/`)
    await page.locator('header a[href="/preferiti"]:visible').first().hover()
    // Another link proves that prefetching works.
    const before = requestsOf('travels-travel').length
    await page.locator('main a[href^="/viaggi/"]').first().hover()
    await expectTravelRequest(before)
    expect(requestsOf('wishlist')).toEqual([])
    await end()
  })

  it('clears prefetched pages after a form post, so the next click shows the new choice', async () => {
    const { page, end } = await here.visit()
    await page.goto(`${here.site.origin('fr')}/`)
    const link = page.locator('main a[href^="/destinations/"]').first()
    const before = requestsOf('travels-travel').length
    await link.hover()
    await expectTravelRequest(before)
    await page.locator('form[action="/api/consent"] button[value="refused"]').first().click()
    await page.locator('html[data-consent="refused"]').waitFor()
    await link.click()
    await page.waitForURL('**/destinations/*')
    await page.locator('html[data-consent="refused"]').waitFor()
    await end()
  })

  it.each([
    ['no-preference', true],
    ['reduce', false],
  ] as const)('fades from page to page with motion %s: %s', async (reducedMotion, fades) => {
    const { page, context, end } = await here.visit()
    await context.addInitScript(() => {
      addEventListener('pagereveal', (event) => {
        const { viewTransition } = event as Event & { viewTransition: object | null }
        document.documentElement.dataset.faded = String(viewTransition !== null)
      })
    })
    await page.emulateMedia({ reducedMotion })
    await page.goto(`${here.site.origin('it')}/`)
    await page.locator('main a[href^="/viaggi/"]').first().click()
    await page.waitForURL((url) => url.pathname !== '/')
    await page.locator(`html[data-faded="${fades}"]`).waitFor()
    await end()
  })

  it('takes the picture of a pressed card along, as the cover of its page', async () => {
    const { page, context, end } = await here.visit()
    await context.addInitScript(() => {
      addEventListener('pagereveal', async (event) => {
        const { viewTransition } = event as Event & { viewTransition: { ready: Promise<void> } | null }
        await viewTransition?.ready
        // The group moves only where the cover is parsed by then, as on prerendered pages.
        const moving = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
        if (moving.includes('::view-transition-old(cover)')) document.documentElement.dataset.moved = ''
      })
    })
    await page.goto(`${here.site.origin('it')}/cerca?tab=travels`)
    await page.locator('main .card a').nth(1).hover()
    // Its code comes with the first press.
    const code = page.waitForResponse(/card-transition/)
    await page.mouse.down()
    await page.evaluate(`import('${(await code).url()}').then(() => null)`)
    await page.mouse.up()
    await page.waitForURL('**/viaggi/*')
    await page.locator('html[data-moved]').waitFor()
    const name = await page
      .locator('.gallery img')
      .first()
      .evaluate((cover) => getComputedStyle(cover).viewTransitionName)
    expect(name).toBe('cover')
    await end()
  })

  it('counts a prerendered page only once it is shown (§9)', async () => {
    const { page, context, end } = await here.visit({ consent: 'granted' })
    await page.goto(`${here.site.origin('it')}/`)
    await page.clock.install()
    await context.addInitScript(() => {
      let prerendering = true
      Object.defineProperty(Document.prototype, 'prerendering', { get: () => prerendering })
      const listen = document.addEventListener.bind(document)
      document.addEventListener = (type: string, ...rest: [EventListener]) => {
        if (type === 'prerenderingchange') document.documentElement.dataset.waits = ''
        listen(type, ...rest)
      }
      addEventListener('activate-now', () => {
        prerendering = false
        document.dispatchEvent(new Event('prerenderingchange'))
      })
    })
    await page.goto(`${here.site.origin('it')}/viaggi/giappone-tokyo-kyoto`)
    const views = () =>
      page.evaluate(
        () =>
          ((window as unknown as { dataLayer?: { event: string }[] }).dataLayer ?? []).filter(
            ({ event }) => event === 'page_view',
          ).length,
      )
    await page.locator('html[data-waits]').waitFor()
    await page.clock.runFor(5000)
    expect(await views()).toBe(0)
    await page.evaluate(() => dispatchEvent(new Event('activate-now')))
    await expect.poll(views, { message: 'page views' }).toBe(1)
    await end()
  })
})
