import type { BrowserCall } from '../../../../shared/contracts/browser-api.ts'
import { inBrowser } from '../../../support/browser-site.ts'
import { dialog } from '../dialog.ts'
import { type Control, openHome, openModal, submit } from './control.ts'

/** Every call of the type table. Null: another stands for it, nothing waits for it, or a page is its response. */
export const CALL_CONTROLS: Record<BrowserCall, Control | null> = {
  'POST /api/consent': {
    open: openHome,
    press: (page) => page.locator('.consent [value="refused"]').click(),
    state: async (page) => [
      await page.locator('html').getAttribute('data-consent'),
      await page.locator('.consent').isVisible(),
    ],
  },
  'POST /api/wishlist/:kind/:id': {
    open: (page) => page.goto(`${inBrowser.site.origin('it')}/cerca?tab=travels`),
    press: (page) => page.locator('main .heart button').first().click(),
    state: async (page) => [
      await page.locator('main .heart button').first().getAttribute('aria-pressed'),
      await page.locator('.header-wishlist').getAttribute('data-saved'),
    ],
  },
  'GET /api/destinations': {
    open: async (page) => {
      await openHome(page)
      await page.locator('main .widget').hover()
      await page.locator('main [data-island="search-widget"][data-island-status="awake"]').first().waitFor()
    },
    press: async (page) => {
      await page.locator('#search-where').fill('')
      await page.locator('#search-where').fill('giappone')
    },
    // It says so in place of the destinations.
    state: (page) => page.locator('main .widget [role="option"]:visible').count(),
    isSilent: true,
  },
  'POST /api/sign-up/address': {
    open: (page) => openModal(page, 'notify-me&travel=japan-tokyo-kyoto'),
    press: async (page) => {
      await page.locator('dialog [name="email"]').fill('step@example.com')
      await submit(page, '/api/sign-up/address')
    },
    state: (page) => dialog(page).locator('h2, label').allTextContents(),
  },
  // Forms like these; tests/e2e/chat.test.ts has the failures of the chat.
  'POST /api/banners/:id/close': null,
  'POST /api/chat/ask': null,
  'POST /api/chat/end': null,
  'POST /api/contact': null,
  'POST /api/sign-up/continue': null,
  'POST /api/sign-up/resend': null,
  'POST /api/sign-up/code': null,
  'POST /api/sign-up/other-address': null,
  'POST /api/alerts': null,
  'POST /api/alerts/:id/state': null,
  'POST /api/alerts/:id/removal': null,
  'POST /api/alert-preferences': null,
  'POST /api/wemeet/join': null,
  'POST /api/wemeet/leave': null,
  'POST /api/ask/rating': null,
  // Like destinations.
  'GET /api/departure-days': null,
  // In the background: unit tests have its failures (client/browser-calls.test.ts).
  'GET /api/search-options': null,
  'GET /api/wishlist': null,
  'POST /api/events': null,
  'POST /api/vitals': null,
}
