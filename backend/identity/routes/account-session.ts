import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { markets } from '../../../markets/registry.ts'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { isRecentSignIn, RECENT_SIGN_IN_SECONDS } from '../../../shared/contracts/recent-sign-in.ts'
import { signedInAccount } from '../accounts/accounts.ts'
import { ACCOUNT_PAGES_CLIENT, SIGNED_IN_PATH } from '../clients.ts'
import type { Identity } from '../http/app.ts'
import { signedCookie } from '../http/signed-cookie.ts'
import { marketOfUrl } from '../http/start-of-sign-in.ts'
import { COOKIES } from '../provider.ts'

const PAGES = ['/profile', '/travels', '/partnership', '/communications', '/password'] as const

export const accountSession = createMiddleware<Identity>(async (c, next) => {
  const id = signedCookie(c, COOKIES.session)
  const session = id === undefined ? undefined : await c.get('provider').Session.find(id)
  const signedInAtMs = Math.round((session?.loginTs ?? 0) * 1000)
  const account =
    session?.accountId === undefined ? null : await signedInAccount(c.env.DB, session.accountId, signedInAtMs)
  if (account === null || session === undefined) {
    if (c.req.method === 'POST') saveTypedForm(c)
    return c.redirect(signInUrl(c, new URL(c.req.url).pathname, startOf(c)), 303)
  }
  c.set('account', account)
  c.set('session', { uid: session.uid, signedInAtMs })
  return next()
})

/** Market and language of the page that linked here: the account pages have none. */
const startOf = (c: Context<Identity>): Record<string, string> => {
  const market = marketOfUrl(c.env, c.req.header('referer') ?? '')
  return market === null ? {} : { market, ui_locales: markets[market].locale }
}

/** Requests a session only: the code is never exchanged, so the verifier is discarded. */
const signInUrl = (c: Context<Identity>, page: string, more: Record<string, string> = {}): string => {
  return `/auth?${new URLSearchParams({
    client_id: ACCOUNT_PAGES_CLIENT,
    redirect_uri: c.env.ISSUER + SIGNED_IN_PATH,
    response_type: 'code',
    scope: 'openid',
    code_challenge: randomBytes(32).toString('base64url'),
    code_challenge_method: 'S256',
    state: page,
    ...more,
  })}`
}

export const isSignInRecent = (c: Context<Identity>): boolean =>
  isRecentSignIn(c.get('session').signedInAtMs, c.get('nowMs')())

export const signInAgainUrl = (c: Context<Identity>, page: string): string => {
  const { email, language, market } = c.get('account')
  // The provider rounds the time down, and would return here at once.
  const maxAge = String(RECENT_SIGN_IN_SECONDS - 1)
  return signInUrl(c, page, { max_age: maxAge, login_hint: email, ui_locales: language, market })
}

export const backToPage = (c: Context<Identity>) =>
  c.redirect(PAGES.find((page) => page === c.req.query('state')) ?? PAGES[0], 303)

const TYPED_FORM = '__Host-typed-form'
const MAX_LENGTH = 1000
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

const formSchema = z.object({ page: z.string(), fields: z.record(z.string(), z.string()) })

export const saveTypedForm = (c: Context<Identity>): void => {
  const { password: _, ...fields } = c.get('form')
  const value = JSON.stringify({ page: c.req.path, fields })
  if (value.length <= MAX_LENGTH) setCookie(c, TYPED_FORM, value, { ...attributes, maxAge: LIFETIME_SECONDS.typed })
}

export const takeTypedForm = (c: Context<Identity>): Readonly<Record<string, string>> | null => {
  const value = getCookie(c, TYPED_FORM)
  if (value === undefined) return null
  try {
    const typed = formSchema.safeParse(JSON.parse(value))
    if (!typed.success || typed.data.page !== c.req.path) return null
    deleteCookie(c, TYPED_FORM, attributes)
    return typed.data.fields
  } catch {
    return null
  }
}
