import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { here } from '../../support/browser-site.ts'

/** Pages, and presses whose code is loaded on demand. */
const CODE: [name: string, url: string, press: (page: Page) => Promise<unknown>, effect: string][] = [
  [
    'a heart',
    '/cerca?tab=travels',
    (page) => page.locator('main .heart button').first().click(),
    '[aria-pressed="true"]',
  ],
  [
    'the search widget',
    '/',
    async (page) => {
      const field = page.locator('#search-where')
      // Reloaded once, for a new version.
      await Promise.all([page.waitForEvent('load'), field.fill('giappone')])
      await field.fill('giappone')
    },
    '[data-island-status="failed"]',
  ],
  ['an order', '/cerca', (page) => page.locator('.search-main').hover(), 'html[data-plain]'],
  [
    'a modal',
    '/viaggi/giappone-tokyo-kyoto',
    (page) => page.locator('main a[href*="type=travel-description"]').first().click(),
    'dialog.modal[open]',
  ],
  ['the consent', '/', (page) => page.locator('.consent [value="granted"]').click(), 'html[data-consent="granted"]'],
]

describe('code that cannot be loaded', () => {
  it.each(CODE)('leaves %s to the browser, without a script error', async (_, url, press, effect) => {
    const { page, context, problems } = await here.visit()
    await page.route(/\/assets\/(?!boot-)[^/]*\.js$/, (route) => route.abort('connectionreset'))
    await page.goto(here.site.origin('it') + url)
    await press(page)
    await page.locator(effect).first().waitFor({ state: 'attached' })
    expect(problems.filter((problem) => problem.startsWith('script error'))).toEqual([])
    await context.close()
  })
})

type FirstUse = {
  url: string
  press: (page: Page) => Promise<unknown>
  state: (page: Page) => Promise<unknown>
  /** With a server, the browser does it without the code. */
  isOnlyOffline?: true
}

const box = (page: Page) => page.locator('.filters-form input[type="checkbox"]:enabled:visible').first()
const descriptionLink = (page: Page) => page.locator('main a[href*="type=travel-description"]').first()
const isThere = (selector: string) => (page: Page) => page.locator(selector).count()

/** First use of each part whose code is loaded on demand. */
const FIRST_USES: Record<string, FirstUse> = {
  'a filter': { url: '/cerca', press: (page) => box(page).click(), state: (page) => box(page).isChecked() },
  'a filter in a dialog': {
    url: '/cerca?modal&type=filters',
    press: (page) => page.locator('dialog input[type="checkbox"]:enabled:visible').first().click(),
    state: (page) => page.locator('dialog input[type="checkbox"]:enabled:visible').first().isChecked(),
  },
  'an order': {
    url: '/cerca',
    press: (page) => page.locator('#sort').selectOption('price:asc'),
    state: (page) => page.locator('#sort').inputValue(),
  },
  'a group of filters': {
    url: '/cerca',
    press: (page) => page.locator('main summary:has(+ * > [data-parts])').first().click(),
    state: isThere('main [data-parts]'),
  },
  'a menu': {
    url: '/',
    press: (page) => page.locator('.menu summary:has(~ * [data-parts])').first().press('Enter'),
    state: isThere('.menu [data-parts]'),
  },
  'saving an itinerary': {
    url: '/viaggi/giappone-tokyo-kyoto/itinerario',
    press: (page) => page.locator('button[data-does]:not([data-does="print"])').click(),
    state: (page) => page.locator('button[data-does]:not([data-does="print"])').isEnabled(),
  },
  'the dates of a search': {
    url: '/',
    press: (page) => page.locator('main .widget-cell-when').click(),
    state: (page) => page.locator('main .widget-cell-when').getAttribute('aria-expanded'),
  },
  'a modal': {
    url: '/viaggi/giappone-tokyo-kyoto',
    press: (page) => descriptionLink(page).click(),
    state: isThere('dialog.modal'),
    isOnlyOffline: true,
  },
  'a heart': {
    url: '/cerca?tab=travels',
    press: (page) => page.locator('main .heart button').first().click(),
    state: (page) => page.locator('main .heart button').first().getAttribute('aria-pressed'),
    isOnlyOffline: true,
  },
  'a form that leaves the page': {
    url: '/?modal&type=languages-and-currencies',
    press: (page) => page.locator('dialog form[method="post"] button').first().click(),
    state: isThere('dialog form'),
    isOnlyOffline: true,
  },
}

describe('first use', () => {
  it.each(Object.entries(FIRST_USES))('of %s without its code says so and changes nothing', async (_, use) => {
    for (const fault of ['no connection', '503'] as const) {
      if (fault === '503' && use.isOnlyOffline) continue
      const { page, context, problems } = await here.visit()
      // No reload for a new version.
      await page.addInitScript(() => sessionStorage.setItem('chunk-reload', String(Date.now())))
      await page.route(/\/assets\/(?!boot-)[^/]*\.js$/, (route) =>
        fault === '503' ? route.fulfill({ status: 503 }) : route.abort('internetdisconnected'),
      )
      await page.goto(here.site.origin('it') + use.url)
      const [before, url] = [await use.state(page), page.url()]
      await context.setOffline(fault === 'no connection')
      await use.press(page)
      const text = fault === '503' ? 'Qualcosa è andato storto! Riprova più tardi.' : 'Nessuna connessione'
      await page.locator('#toast:popover-open', { hasText: text }).waitFor()
      await expect.poll(() => use.state(page), { message: fault }).toEqual(before)
      expect(page.url()).toBe(url)
      expect(problems.filter((problem) => problem.startsWith('script error'))).toEqual([])
      await context.close()
    }
  })
})
