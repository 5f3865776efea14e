import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { signToken, verifyToken } from '../../../shared/signing/signed-token.ts'
import { type Account, accountById, isStillVerified } from '../accounts/accounts.ts'
import { startVerified } from '../codes/verifications.ts'
import type { Identity } from '../http/app.ts'
import { readForm, rejectCrossSiteForms } from '../http/read-form.ts'
import { recoveryPage } from '../pages/sign-in-pages.ts'

const PURPOSE = 'recovery'
const COOKIE = '__Host-recovery'
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

/** Proves the mailbox in any browser, unlike the code beside it. Works until the password changes. */
export const recoveryLink = async ({ env, get }: Context<Identity>, { id }: Account): Promise<string> => {
  const nowMs = get('nowMs')()
  const token = await signToken(env.SIGNING_KEY, PURPOSE, { id, at: nowMs }, nowMs, LIFETIME_SECONDS.recovery)
  return `${env.ISSUER}/recovery?token=${token}`
}

/**
 * Only the form, which no other site can post, sets the cookie; then a sign-in starts, which needs a page of the
 * storefront to return to.
 */
export const recoveryRoute = new Hono<Identity>()
  .get('/recovery', async (c) => {
    const token = c.req.query('token') ?? ''
    const account = await accountOf(c, token)
    return account === null ? c.redirect('/profile', 303) : recoveryPage(c.env, account, token)
  })
  .post('/recovery', readForm, rejectCrossSiteForms(false), async (c) => {
    const token = c.get('form').token ?? ''
    const account = await accountOf(c, token)
    if (account === null) return c.redirect('/profile', 303)
    setCookie(c, COOKIE, token, { ...attributes, maxAge: LIFETIME_SECONDS.recovery })
    return c.redirect(`${c.env.SITE_ORIGINS[account.market]}/login`, 303)
  })

/** Verifies the email of this browser's recovery link for its sign-in, once; false without one. */
export const takeOverRecovery = async (c: Context<Identity>): Promise<boolean> => {
  const token = getCookie(c, COOKIE)
  if (token === undefined) return false
  deleteCookie(c, COOKIE, attributes)
  // Before the check: sign-ins that end meanwhile end this one, too.
  const nowMs = c.get('nowMs')()
  const account = await accountOf(c, token)
  if (account === null) return false
  await startVerified(c.env.DB, { request: c.get('signIn').uid, email: account.email, nowMs })
  return true
}

const accountOf = async (c: Context<Identity>, token: string): Promise<Account | null> => {
  const { id, at } = (await verifyToken(c.env.SIGNING_KEY, PURPOSE, token, c.get('nowMs')())) ?? {}
  if (typeof id !== 'string' || typeof at !== 'number') return null
  const account = await accountById(c.env.DB, id)
  return account !== null && (await isStillVerified(c.env.DB, account.email, { provenAt: at })) ? account : null
}
