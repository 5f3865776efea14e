import type { Page, Route } from 'playwright-core'
import { inBrowser } from '../../../support/browser-site.ts'
import { travelOf } from '../dialog.ts'

/** A control whose call fails. */
export type Control = {
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

export const FAULTS = {
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
export type Fault = keyof typeof FAULTS

export const openHome = (page: Page) => page.goto(`${inBrowser.site.origin('it')}/`)
export const openModal = (page: Page, query: string) => page.goto(`${travelOf('it')}?modal&type=${query}`)
export const openChat = async (page: Page, query = 'chatbot') => {
  await openModal(page, query)
  await page.locator('.modal-chatbot[data-enhanced]').waitFor()
}
export const submit = (page: Page, action: string) =>
  page.locator(`dialog form[action="${action}"] button`).first().click()
