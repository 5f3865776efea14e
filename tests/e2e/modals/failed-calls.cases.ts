import type { BrowserContext, Page, Route } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { BrowserCall } from '../../../shared/contracts/browser-api.ts'
import { scrollEnded } from '../../support/browser.ts'
import { here } from '../../support/browser-site.ts'
import { mailTo } from '../../support/outbox.ts'
import { clearProgress, recordProgress, redBar } from '../../support/progress-states.ts'
import { IS_WHOLE_RUN } from '../../support/whole-run.ts'
import { dialog, travelOf } from './dialog.ts'

/** A control whose call fails. */
type Control = {
  /** Leads to the control; also after a press that reloads the page. */
  open: (page: Page) => Promise<unknown>
  press: (page: Page) => Promise<unknown>
  /** What the page shows of the server's state. */
  state: (page: Page) => Promise<unknown>
  /** Failures are not shown (spec section 8). */
  isSilent?: boolean
  /** Message of every failure, instead of the server's or the general one. */
  message?: string
  /** Requests that fail; by default those of the call. */
  requests?: RegExp
  skips?: readonly Fault[]
}

const FAULTS = {
  'another shape': (route: Route) => route.fulfill({ json: { unexpected: [1] } }),
  'another content type': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Sign in to the network' }),
  'an empty response': (route: Route) => route.fulfill({ contentType: 'application/json', body: '' }),
  'a refusal': (route: Route) => route.fulfill({ status: 409, json: { message: 'Il server dice di no.' } }),
  'a refusal without a message': (route: Route) =>
    route.fulfill({ status: 400, contentType: 'text/html', body: '<p>No' }),
  '503 in JSON': (route: Route) => route.fulfill({ status: 503, json: { error: 'unavailable' } }),
  '502 in HTML': (route: Route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<p>Bad gateway' }),
  'a network error': (route: Route) => route.abort('connectionreset'),
  // Never answered: the call ends it.
  'a timeout': () => undefined,
  'no connection': (route: Route) => route.abort('internetdisconnected'),
} satisfies Record<string, (route: Route) => unknown>
type Fault = keyof typeof FAULTS
const REFUSALS = ['a refusal', 'a refusal without a message'] as const

const home = (page: Page) => page.goto(`${here.site.origin('it')}/`)
const modal = (page: Page, query: string) => page.goto(`${travelOf('it')}?modal&type=${query}`)
const chat = async (page: Page, query = 'chatbot') => {
  await modal(page, query)
  await page.locator('.modal-chatbot[data-enhanced]').waitFor()
}
const submit = (page: Page, action: string) => page.locator(`dialog form[action="${action}"] button`).first().click()
const dialogText = (page: Page) => dialog(page).locator('h2, label').allTextContents()

/** Email step, or marketing step, of an alert. */
const startSignUp = async (page: Page, email: string) => {
  await modal(page, 'notify-me&travel=japan-tokyo-kyoto')
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
  await home(page)
  await page.locator('main .widget').hover()
  await page.locator('main [data-island="search-widget"][data-island-status="awake"]').first().waitFor()
  await page.locator('main .widget .widget-cell-when').click()
  await scrollEnded(page)
  await page.locator('main .widget [role="tab"][id$="dates-name"]').click()
}

/** Every call of the type table. Null: nothing waits for it (beacon, service worker), or a page is its response. */
const CONTROLS: Record<BrowserCall, Control | null> = {
  'POST /api/consent': {
    open: home,
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
    open: (page) => chat(page),
    press: async (page) => {
      await page.locator('#chat-question').fill('Come si annulla?')
      await submit(page, '/api/chat/ask')
    },
    state: async (page) => [await page.locator('.chat-turn').count(), await page.locator('.chat-log').textContent()],
  },
  'POST /api/chat/end': {
    open: async (page) => {
      await chat(page)
      await page.locator('#chat-question').fill('Come si annulla?')
      await submit(page, '/api/chat/ask')
      await page.locator('#chat-latest').waitFor()
    },
    press: (page) => submit(page, '/api/chat/end'),
    state: (page) => page.locator('.chat-turn').count(),
  },
  'POST /api/contact': {
    open: async (page) => {
      await chat(page, 'chatbot&layout=contact')
      await page.locator('#contact-name').fill('Anna Rossi')
      await page.locator('#contact-email').fill('anna@example.com')
      await page.locator('#contact-message').fill('Vorrei sapere qualcosa del Giappone.')
    },
    press: (page) => submit(page, '/api/contact'),
    state: (page) => page.locator('#contact-message').inputValue(),
  },
  'POST /api/sign-up/address': signUpStep(
    '/api/sign-up/address',
    (page) => modal(page, 'notify-me&travel=japan-tokyo-kyoto'),
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
        `${here.site.origin('it')}/viaggi/iceland-ring-road?modal&type=notify-me&travel=iceland-ring-road`,
      )
    },
    press: (page) => submit(page, '/api/alerts'),
    state: dialogText,
  },
  'POST /api/alerts/:id/state': {
    open: async (page) => {
      await createAlert(page, 'state@example.com')
      await modal(page, 'notify-me&travel=japan-tokyo-kyoto')
    },
    press: (page) => page.locator('dialog [name="state"]').click(),
    state: (page) => page.locator('dialog [name="state"]').getAttribute('value'),
  },
  'POST /api/alerts/:id/removal': {
    open: async (page) => {
      await createAlert(page, 'removal@example.com')
      await modal(page, 'notify-me&layout=reasons&travel=japan-tokyo-kyoto')
      await page.locator('dialog [name="reason"][value="too-many"]').check()
    },
    press: (page) => page.locator('dialog form[action$="/removal"] button').click(),
    state: (page) => page.locator('dialog [name="reason"][value="too-many"]').isChecked(),
  },
  'POST /api/alerts/preferences': null,
  'GET /api/destinations': {
    open: async (page) => {
      await home(page)
      await page.locator('main .widget').hover()
      await page.locator('main [data-island="search-widget"][data-island-status="awake"]').first().waitFor()
    },
    press: async (page) => {
      await page.locator('#search-where').fill('')
      await page.locator('#search-where').fill('giappone')
    },
    state: (page) => page.locator('main .widget :is([role="option"], .lookup-none):visible').count(),
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

/** A fold whose contents are loaded when it opens. */
const foldControl = (path: string, selector: string): Control => ({
  open: (page) => page.goto(here.site.origin('it') + path),
  press: async (page) => {
    const fold = page.locator(selector).first()
    await fold.evaluate((details: HTMLDetailsElement) => {
      details.open = false
    })
    await fold.locator('> summary').press('Enter')
  },
  state: async (page) => {
    const links = page.locator(`${selector} a[data-parts]`)
    return [await links.count(), await links.first().getAttribute('hidden')]
  },
  requests: /[?&]modal/,
})

/** Pages that are shown in place. */
const PAGES: Record<string, Control> = {
  'a menu': foldControl('/', '.menu-details.menu-mega-menu'),
  'a group of filters': foldControl('/cerca', '.filters-form details:has(> .filter-options > a[data-parts])'),
  'another order of the search': {
    open: (page) => page.goto(`${here.site.origin('it')}/cerca`),
    press: (page) => page.locator('#sort').selectOption('price:asc'),
    state: async (page) => [
      await page.locator('#sort').inputValue(),
      await page.locator('[data-search][aria-busy="true"]').count(),
      await page.locator('.card-title').first().textContent(),
    ],
    requests: /sort=price/,
    // The page of a refusal is visited.
    skips: REFUSALS,
  },
  'a filter of the search': {
    open: (page) => page.goto(`${here.site.origin('it')}/cerca`),
    press: (page) => page.locator('.filters-form [name="discounted"]').first().click(),
    state: async (page) => [
      await page.locator('.filters-form [name="discounted"]').first().isChecked(),
      await page.locator('.search-total').textContent(),
    ],
    requests: /discounted=/,
    skips: REFUSALS,
  },
  'a filter in the modal of filters': {
    open: (page) => page.goto(`${here.site.origin('it')}/cerca?modal&type=filters`),
    press: (page) => page.locator('dialog [name="discounted"]').first().click(),
    state: async (page) => [
      await page.locator('dialog [name="discounted"]').first().isChecked(),
      await dialog(page).locator('.modal-filters [type="submit"]').textContent(),
    ],
    requests: /discounted=/,
  },
  'the answer of the chat': {
    open: (page) => chat(page),
    press: async (page) => {
      await page.locator('#chat-question').fill('Come si annulla?')
      await submit(page, '/api/chat/ask')
    },
    state: (page) => page.locator('.chat-turn').count(),
    requests: /[?&]modal/,
  },
  'an itinerary to store': {
    open: (page) => page.goto(`${travelOf('it')}/itinerario`),
    press: async (page) => {
      await page.locator('[data-does="keep"]').hover()
      await page.locator('[data-does="keep"]').click()
    },
    state: (page) => page.evaluate(() => caches.keys()),
    message: 'Non è stato possibile salvarlo. Riprova più tardi.',
    requests: /\/itinerario$/,
  },
  'a modal': {
    open: (page) => page.goto(travelOf('it')),
    press: (page) => page.locator('main a[href*="type=travel-description"]').first().click(),
    state: (page) => dialog(page).count(),
    requests: /[?&]modal/,
    skips: REFUSALS,
  },
}

const routeOf = (call: string): RegExp => new RegExp(`${(call.split(' ')[1] ?? '').replace(/:\w+/g, '[^/?]+')}(\\?|$)`)

const GENERAL = 'Qualcosa è andato storto! Riprova più tardi.'

type WithTimeouts = { hasShortTimeouts?: boolean }

/** Makes timeouts short on demand. */
const shortenTimeouts = () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => timeout((window as unknown as WithTimeouts).hasShortTimeouts ? 100 : ms)
}

const pressWith = async (fault: Fault, { press }: Control, page: Page, context: BrowserContext) => {
  await clearProgress(page)
  await page.evaluate((isShort) => {
    const scope = window as unknown as WithTimeouts
    scope.hasShortTimeouts = isShort
    const toast = document.getElementById('toast')
    toast?.hidePopover()
    if (toast !== null) toast.textContent = ''
  }, fault === 'a timeout')
  if (fault === 'no connection') await context.setOffline(true)
  await press(page)
  await redBar(page, `red bar for ${fault}`)
  await context.setOffline(false)
}

const ROWS = [
  ...Object.entries(CONTROLS).flatMap(([name, control]) => (control === null ? [] : [[name, control] as const])),
  ...Object.entries(PAGES),
]

/** All faults in a whole run; otherwise a refusal, and one of the others in turn. */
const faultsOf = (row: number): Fault[] => {
  const faults = Object.keys(FAULTS) as Fault[]
  const others = faults.filter((fault) => fault !== 'a refusal')
  return IS_WHOLE_RUN ? faults : ['a refusal', others[row % others.length] as Fault]
}

describe('a failed call', () => {
  it.each(ROWS.map((row, at) => [...row, faultsOf(at)] as const))(
    '%s leaves the page as it was, with a message',
    async (name, control, faults) => {
      const { page, context, problems } = await here.visit()
      await recordProgress(page)
      await page.addInitScript(shortenTimeouts)
      await control.open(page)
      let fault: Fault = 'a network error'
      await page.route(control.requests ?? routeOf(name), (route) => FAULTS[fault](route))
      const before = control.isSilent ? 0 : await control.state(page)
      const url = page.url()
      for (fault of faults) {
        if (control.skips?.includes(fault)) continue
        await pressWith(fault, control, page, context)
        const toast = page.locator('#toast')
        const refusal = fault === 'a refusal' ? 'Il server dice di no.' : GENERAL
        const text = control.isSilent ? '' : (control.message ?? refusal)
        await expect.poll(() => toast.textContent(), { message: fault }).toBe(text)
        await expect.poll(() => control.state(page), { message: fault }).toEqual(before)
        if (!control.isSilent) expect(page.url(), fault).toBe(url)
      }
      expect(problems.filter((problem) => problem.startsWith('script error'))).toEqual([])
      await context.close()
    },
  )
})

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
    '/viaggi/japan-tokyo-kyoto',
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
