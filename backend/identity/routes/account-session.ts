import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { accountById } from '../accounts/accounts.ts'
import { ACCOUNT_PAGES_CLIENT, SIGNED_IN_PATH } from '../clients.ts'
import type { Identity } from '../http/app.ts'
import { COOKIES } from '../provider.ts'
import { saveTypedForm } from './typed-form.ts'

const PAGES = ['/profile', '/travels', '/partnership', '/communications'] as const

export const accountSession = createMiddleware<Identity>(async (c, next) => {
  const id = getCookie(c, COOKIES.session)
  const session = id === undefined ? undefined : await c.get('provider').Session.find(id)
  const account = session?.accountId === undefined ? null : await accountById(c.env.DB, session.accountId)
  if (account === null) {
    if (c.req.method === 'POST') saveTypedForm(c)
    return c.redirect(signInAddress(c), 303)
  }
  c.set('account', account)
  return next()
})

/** Requests a session only: the code is never exchanged, so the verifier is discarded. */
const signInAddress = (c: Context<Identity>): string => {
  const random = crypto.getRandomValues(new Uint8Array(32))
  const challenge = btoa(String.fromCharCode(...random))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
  return `/auth?${new URLSearchParams({
    client_id: ACCOUNT_PAGES_CLIENT,
    redirect_uri: c.env.ISSUER + SIGNED_IN_PATH,
    response_type: 'code',
    scope: 'openid',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    state: new URL(c.req.url).pathname,
  })}`
}

export const backToPage = (c: Context<Identity>) =>
  c.redirect(PAGES.find((page) => page === c.req.query('state')) ?? PAGES[0], 303)
