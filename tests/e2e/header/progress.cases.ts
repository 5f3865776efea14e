import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from '../../support/browser.ts'
import { inBrowser } from '../../support/browser-site.ts'
import { progressStates, recordProgress, redBar } from '../../support/progress-states.ts'
import { casesOfRun } from '../../support/whole-run.ts'

describe('progress bar', () => {
  it.each<[string, string, RegExp, (page: Page) => Promise<unknown>]>([
    ['heart', '/cerca', /\/api\/wishlist\//, (page) => page.locator('main .heart button').first().click()],
    ['search', '/cerca', /sort=price/, (page) => page.locator('#sort').selectOption('price:asc')],
    ['modal', '/contatti', /[?&]modal/, (page) => page.locator('footer a[href*="type=tracking-preferences"]').click()],
  ])('shows a slow %s until it ends (§4)', async (_, path, request, press) => {
    const { page, end } = await inBrowser.visit()
    await page.goto(inBrowser.site.origin('it') + path)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { promise: requested, resolve: arrive } = Promise.withResolvers<void>()
    await page.route(request, async (route) => {
      arrive()
      await held
      await route.continue()
    })
    await press(page)
    // Before, the bar may show that the pressed part loads its code.
    await requested
    await page.locator('html[data-progress="busy"]').waitFor({ state: 'attached' })
    // Two pixels high, over about five seconds.
    expect(
      await page.evaluate(() => {
        const { height, animationDuration } = getComputedStyle(document.documentElement, '::before')
        return [height, animationDuration]
      }),
    ).toEqual(['2px', '5s'])
    release()
    await page.locator('html:not([data-progress])').waitFor({ state: 'attached' })
    await end()
  })

  it('shows slow code of a fold until it ends', async () => {
    const { page, end } = await inBrowser.visit()
    await recordProgress(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/(?!boot).*\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${inBrowser.site.origin('it')}/cerca`)
    await page.locator('main summary:has(+ * > [data-parts])').first().dispatchEvent('click')
    await expect.poll(() => progressStates(page), { message: 'bar' }).toContain('busy')
    release()
    await page.locator('html:not([data-progress])').waitFor({ state: 'attached' })
    // It runs on until the answer: one end.
    expect(await progressStates(page)).toEqual(['busy', 'done', undefined])
    await end()
  })

  it.each(casesOfRun([true], [false]))(
    'shows slow code of a modal that Escape closes, loaded: %s',
    async (isLoaded) => {
      const { page, end, context } = await inBrowser.visit()
      await recordProgress(page)
      const { promise: held, resolve: release } = Promise.withResolvers<void>()
      await page.route(/\/assets\/modals-.*\.js$/, async (route) => {
        await held
        await (isLoaded ? route.continue() : route.abort())
      })
      await page.goto(`${inBrowser.site.origin('it')}/cerca?days=7-9&modal&type=languages-and-currencies`)
      await page.keyboard.press('Escape')
      await page.locator('html[data-progress="busy"]').waitFor({ state: 'attached' })
      release()
      await page.waitForURL((url) => url.search === '?durationFrom=7&durationTo=9')
      await page.locator('dialog[open]').waitFor({ state: 'hidden' })
      await page.locator('html:not([data-progress])').waitFor({ state: 'attached' })
      if (isLoaded) expect(await progressStates(page)).toEqual(['busy', 'done', undefined])
      await (isLoaded ? end() : context.close())
    },
  )

  it('turns red for a failed heart while another one is under way, and continues', async () => {
    const { page, context } = await inBrowser.visit()
    await recordProgress(page)
    await page.goto(`${inBrowser.site.origin('it')}/cerca`)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const slow = await page.locator('main .heart').first().getAttribute('action')
    await page.route(/\/api\/wishlist\//, async (route) => {
      // Each attempt of the other heart.
      if (new URL(route.request().url()).pathname !== slow)
        return route.fulfill({ status: 503, contentType: 'text/html', body: '<p>' })
      await held
      await route.continue()
    })
    const hearts = page.locator('main .heart button')
    for (const nth of [0, 1]) await hearts.nth(nth).click()
    const states = () => progressStates(page).then((all) => all.slice(-2))
    await expect.poll(states, { message: 'a busy bar after the red one' }).toEqual(['failed', 'busy'])
    release()
    await page.locator('html:not([data-progress])').waitFor({ state: 'attached' })
    expect(await hearts.nth(0).getAttribute('aria-pressed')).toBe('true')
    await context.close()
  })

  it('shows a slow navigation', async () => {
    const { page, end } = await inBrowser.visit()
    await page.goto(`${inBrowser.site.origin('it')}/contatti`)
    // A navigating page cannot be evaluated, so it reports.
    const { promise: busy, resolve: say } = Promise.withResolvers<string>()
    await page.exposeFunction('say', say)
    await page.evaluate(() => {
      const { dataset } = document.documentElement
      const report = () => (window as unknown as { say: (state?: string) => void }).say(dataset.progress)
      new MutationObserver(report).observe(document.documentElement, { attributeFilter: ['data-progress'] })
    })
    await page.route('**/partenze-confermate', async (route) => {
      expect(await busy).toBe('busy')
      await route.continue()
    })
    await page.locator('.menu-item > a[href="/partenze-confermate"]').click({ noWaitAfter: true })
    await page.waitForURL((url) => url.pathname === '/partenze-confermate')
    await page.locator('html:not([data-progress])').waitFor()
    await end()
  })

  it.each<[string, (page: Page) => Promise<unknown>]>([
    ['mail', (page) => page.evaluate(() => location.assign('mailto:ciao@example.com'))],
    [
      'calendar file',
      (page) =>
        Promise.all([page.waitForEvent('download'), page.locator('a[href*=".ics?"]').first().dispatchEvent('click')]),
    ],
  ])('does not wait for a %s, which does not leave the page', async (_, press) => {
    const { page, context } = await inBrowser.visit()
    await page.goto(`${inBrowser.site.origin('it')}/viaggi/giappone-tokyo-kyoto`)
    const departure = await page
      .locator('main a[href*="giappone-tokyo-kyoto/"]:not([href$="itinerario"])')
      .first()
      .getAttribute('href')
    await page.goto(new URL(departure ?? '', page.url()).href)
    await press(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/api/consent', async (route) => {
      await held
      await route.continue()
    })
    await page.locator('.consent [value="refused"]').click()
    await page.locator('html[data-progress="busy"]').waitFor({ state: 'attached' })
    release()
    await page.locator('html:not([data-progress])').waitFor({ state: 'attached' })
    // The browser reports that it has no program for mail.
    await context.close()
  })

  it('turns red when a post fails; the toast disappears unless focused, and the message stays by the form (§4, §8)', async () => {
    const { page, context } = await inBrowser.visit()
    await recordProgress(page)
    await page.goto(`${inBrowser.site.origin('de')}/kontakt`)
    await page.route('**/api/consent', (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<p>' }))
    await page.locator('form[action="/api/consent"] [value="refused"]').first().click()
    expect(await redBar(page)).toBe('rgb(229, 0, 43)')
    const toast = page.locator('#toast:popover-open')
    await toast.waitFor()
    await toast.focus()
    // Three seconds, at the bottom of the window, above the consent notice.
    expect(await toast.evaluate((each) => each.getAnimations()[0]?.effect?.getTiming().duration)).toBe(3000)
    const [box, notice] = [await toast.boundingBox(), await page.locator('.consent').boundingBox()]
    expect(box!.y + box!.height).toBeLessThanOrEqual(notice!.y)
    expect(notice!.y - box!.y - box!.height).toBeLessThan(100)
    const paused = await toast.evaluate((each) => each.getAnimations()[0]?.playState)
    expect(paused).toBe('paused')
    await expectAccessible(page, '#toast')
    await page.locator('.consent button').first().focus()
    await toast.waitFor({ state: 'hidden' })
    expect(await page.locator('.consent .form-failure').textContent()).toContain('schiefgelaufen')
    await context.close()
  })
})
