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
