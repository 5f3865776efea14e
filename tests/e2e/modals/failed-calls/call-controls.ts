import type { Page } from 'playwright-core'
import type { BrowserCall } from '../../../../shared/contracts/browser-api.ts'
import { scrollEnded } from '../../../support/browser.ts'
import { here } from '../../../support/browser-site.ts'
import { mailTo } from '../../../support/outbox.ts'
import { dialog, travelOf } from '../dialog.ts'
import { type Control, openChat, openHome, openModal, submit } from './control.ts'

const dialogText = (page: Page) => dialog(page).locator('h2, label').allTextContents()

/** Email step, or marketing step, of an alert. */
const startSignUp = async (page: Page, email: string) => {
  await openModal(page, 'notify-me&travel=japan-tokyo-kyoto')
  await page.locator('dialog [name="email"]').fill(email)
  await submit(page, '/api/sign-up/address')
  await dialog(page).locator('[action="/api/sign-up/continue"]').waitFor()
}
const reachCode = async (page: Page, email: string) => {
  await startSignUp(page, email)
  await dialog(page).locator('[value="decline"]').click()
  await dialog(page).locator('[name="code"]').waitFor()
}
const createAlert = async (page: Page, email: string) => {
  await reachCode(page, email)
  const [mail] = await mailTo(here.site, email)
  await dialog(page)
    .locator('[name="code"]')
    .fill(/^\d{6}/.exec(mail?.text ?? '')?.[0] ?? '')
  await submit(page, '/api/sign-up/code')
  await dialog(page).locator('a[href^="/login"]').waitFor()
}
const signUpStep = (action: string, open: Control['open'], fill?: Control['press']): Control => ({
  open,
  press: async (page) => {
    await fill?.(page)
    // Sending again is offered after a minute only.
    await page.locator(`dialog form[action="${action}"]`).evaluate((form: HTMLFormElement) => form.requestSubmit())
  },
  state: dialogText,
})
const openDates = async (page: Page) => {
  await openHome(page)
  await page.locator('main .widget').hover()
  await page.locator('main [data-island="search-widget"][data-island-status="awake"]').first().waitFor()
  await page.locator('main .widget .widget-cell-when').click()
  await scrollEnded(page)
  await page.locator('main .widget [role="tab"][id$="dates-name"]').click()
}

/** Every call of the type table. Null: nothing waits for it (beacon, service worker), or a page is its response. */
export const CALL_CONTROLS: Record<BrowserCall, Control | null> = {
  'POST /api/consent': {
    open: openHome,
    press: (page) => page.locator('.consent [value="refused"]').click(),
    state: async (page) => [
      await page.locator('html').getAttribute('data-consent'),
      await page.locator('.consent').isVisible(),
    ],
  },
  'POST /api/banners/:id/close': {
    open: (page) => page.goto(`${travelOf('it')}?country=IT`),
    press: (page) => page.locator('.banner-top form button').click(),
    state: (page) => page.locator('.banner-top').isVisible(),
  },
  'POST /api/wishlist/:kind/:id': {
    open: (page) => page.goto(`${here.site.origin('it')}/cerca?tab=travels`),
    press: (page) => page.locator('main .heart button').first().click(),
    state: async (page) => [
      await page.locator('main .heart button').first().getAttribute('aria-pressed'),
      await page.locator('.header-wishlist').getAttribute('data-saved'),
    ],
  },
  'POST /api/chat/ask': {
    open: (page) => openChat(page),
    press: async (page) => {
      await page.locator('#chat-question').fill('Come si annulla?')
      await submit(page, '/api/chat/ask')
    },
    state: async (page) => [await page.locator('.chat-turn').count(), await page.locator('.chat-log').textContent()],
  },
  'POST /api/chat/end': {
    open: async (page) => {
      await openChat(page)
      await page.locator('#chat-question').fill('Come si annulla?')
      await submit(page, '/api/chat/ask')
      await page.locator('#chat-latest').waitFor()
    },
    press: (page) => submit(page, '/api/chat/end'),
    state: (page) => page.locator('.chat-turn').count(),
  },
  'POST /api/contact': {
    open: async (page) => {
      await openChat(page, 'chatbot&layout=contact')
      await page.locator('#contact-name').fill('Anna Rossi')
      await page.locator('#contact-email').fill('anna@example.com')
      await page.locator('#contact-message').fill('Vorrei sapere qualcosa del Giappone.')
    },
    press: (page) => submit(page, '/api/contact'),
    state: (page) => page.locator('#contact-message').inputValue(),
  },
  'POST /api/sign-up/address': signUpStep(
    '/api/sign-up/address',
    (page) => openModal(page, 'notify-me&travel=japan-tokyo-kyoto'),
    (page) => page.locator('dialog [name="email"]').fill('step@example.com'),
  ),
  'POST /api/sign-up/continue': signUpStep('/api/sign-up/continue', (page) => startSignUp(page, 'go-on@example.com')),
  'POST /api/sign-up/resend': signUpStep('/api/sign-up/resend', (page) => reachCode(page, 'again@example.com')),
  'POST /api/sign-up/code': signUpStep(
    '/api/sign-up/code',
    (page) => reachCode(page, 'code@example.com'),
    (page) => page.locator('dialog [name="code"]').fill('000000'),
  ),
  'POST /api/sign-up/other-address': signUpStep('/api/sign-up/other-address', (page) =>
    reachCode(page, 'other@example.com'),
  ),
  'POST /api/alerts': {
    open: async (page) => {
      await createAlert(page, 'alert@example.com')
      await page.goto(
        `${here.site.origin('it')}/viaggi/islanda-ring-road?modal&type=notify-me&travel=iceland-ring-road`,
      )
    },
    press: (page) => submit(page, '/api/alerts'),
    state: dialogText,
  },
  'POST /api/alerts/:id/state': {
    open: async (page) => {
      await createAlert(page, 'state@example.com')
      await openModal(page, 'notify-me&travel=japan-tokyo-kyoto')
    },
    press: (page) => page.locator('dialog [name="state"]').click(),
    state: (page) => page.locator('dialog [name="state"]').getAttribute('value'),
  },
  'POST /api/alerts/:id/removal': {
    open: async (page) => {
      await createAlert(page, 'removal@example.com')
      await openModal(page, 'notify-me&layout=reasons&travel=japan-tokyo-kyoto')
      await page.locator('dialog [name="reason"][value="too-many"]').check()
    },
    press: (page) => page.locator('dialog form[action$="/removal"] button').click(),
    state: (page) => page.locator('dialog [name="reason"][value="too-many"]').isChecked(),
  },
  'POST /api/alert-preferences': null,
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
  'GET /api/departure-days': {
    open: async () => undefined,
    press: openDates,
    state: (page) => page.locator('main .widget [role="grid"] .calendar-price').count(),
    isSilent: true,
    // A press loads the page.
    skips: ['no connection', 'a timeout'],
  },
  // In the background: unit tests have its failures (client/browser-calls.test.ts).
  'GET /api/search-options': null,
  'GET /api/wishlist': null,
  'POST /api/events': null,
}
