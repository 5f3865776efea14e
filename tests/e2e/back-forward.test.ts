import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findWindowedChromium } from '../../local/browsers/find-chromium.ts'
import { randomToken } from '../../shared/signing/sha256.ts'
import { launchBrowser, startVisit } from '../support/browser.ts'
import { inBrowser, sharedBrowserSite, startInBrowser } from '../support/browser-site.ts'
import { createSession } from '../support/sessions.ts'

startInBrowser(sharedBrowserSite())

const windowed = findWindowedChromium()
let browser: Browser
beforeAll(async () => {
  if (windowed !== undefined) browser = await launchBrowser(windowed, ['--disable-back-forward-cache'])
})
afterAll(() => browser?.close())

const TRIP = '/viaggi/giappone-tokyo-kyoto'
const openDialog = (page: Page, type: string) =>
  page.goto(`${inBrowser.site.origin('it')}/viaggi/malta-gozo?modal&type=${type}`)

type Choice = {
  /** Made on the trip's page. */
  before?: (page: Page) => Promise<unknown>
  /** Made on a later page. */
  change: (page: Page) => Promise<unknown>
  shown: string
}

const CHOICES: Record<string, Choice> = {
  currency: {
    change: async (page) => {
      await openDialog(page, 'languages-and-currencies')
      await page.locator('dialog button[value="GBP"]').click()
      await page.locator('main:has-text("£")').waitFor()
    },
    shown: 'main .price:has-text("£")',
  },
  consent: {
    change: async (page) => {
      await page.locator('.consent [value="granted"]').click()
      await page.locator('html[data-consent="granted"]').waitFor()
    },
    shown: 'html[data-consent="granted"]:not(:has(.consent))',
  },
  'a withdrawn consent': {
    before: async (page) => {
      await page.locator('.consent [value="granted"]').click()
      await page.locator('html[data-analytics]').waitFor()
    },
    change: async (page) => {
      await openDialog(page, 'tracking-preferences')
      await page.locator('dialog [value="refused"]').click()
      await page.locator('html[data-consent="refused"]').waitFor()
    },
    shown: 'html[data-consent="refused"]:not([data-analytics])',
  },
  'a closed banner': {
    change: async (page) => {
      await page.locator('.banner-top form button').click()
      await page.locator('html[data-hide-banner-0]').waitFor({ state: 'attached' })
    },
    shown: 'html[data-hide-banner-0]',
  },
  'a heart': {
    change: async (page) => {
      await page.locator('main .heart button').first().click()
      await page.locator('.header-wishlist[data-saved="1"]').waitFor({ state: 'attached' })
    },
    shown: '.header-wishlist[data-saved="1"]',
  },
  'a sign-in': {
    change: async (page) => {
      const user = { id: 'anna', email: 'anna@example.com', name: 'Anna Rossi', pictureImage: null, isAdmin: false }
      const secret = await createSession(inBrowser.site, user)
      const cookie = {
        url: `https://${new URL(inBrowser.site.origin('it')).host}/`,
        secure: true,
        sameSite: 'Lax',
      } as const
      await page.context().addCookies([
        { ...cookie, name: '__Host-session', value: secret, httpOnly: true },
        { ...cookie, name: '__Host-signed-in', value: randomToken().slice(0, 16) },
      ])
    },
    shown: 'html[data-signed-in="true"]',
  },
}

describe.skipIf(windowed === undefined)('page from the back/forward cache', () => {
  it.each(Object.entries(CHOICES))('shows what was chosen since: %s', async (_, { before, change, shown }) => {
    const { page, context, problems } = await startVisit(browser, inBrowser.site)
    await page.addInitScript(() =>
      addEventListener(
        'pageshow',
        ({ persisted }) => persisted && sessionStorage.setItem('restored', location.pathname),
      ),
    )
    const sent: string[] = []
    await page.goto(inBrowser.site.origin('it') + TRIP)
    await before?.(page)
    const entries = await page.evaluate(() => history.length)
    await page.goto(`${inBrowser.site.origin('it')}/viaggi/malta-gozo`)
    await change(page)
    context.on('request', (request) => request.url().includes('/api/events') && sent.push(request.postData() ?? ''))
    // A choice may be an entry of the history itself.
    const reloaded = page.waitForResponse((response) => new URL(response.url()).pathname === TRIP)
    await page.evaluate((entries) => history.go(entries - history.length), entries)
    await reloaded
    await page.locator(shown).first().waitFor({ state: 'attached' })
    expect(await page.evaluate(() => sessionStorage.getItem('restored'))).toBe(TRIP)
    if (before !== undefined) expect(sent).toEqual([])
    expect(problems.filter((problem) => problem.startsWith('script error'))).toEqual([])
    await context.close()
  })
})
