import { type Context, Hono } from 'hono'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { accountByEmail, changeOwnPassword } from '../accounts/accounts.ts'
import { hashPassword, passwordProblem } from '../accounts/password.ts'
import type { Identity } from '../http/app.ts'
import { setSignedCookie } from '../http/signed-cookie.ts'
import { identityMail, sendNote } from '../mail/identity-mail.ts'
import { changePasswordPage } from '../pages/change-password-page.ts'
import { removeAllPasskeys } from '../passkeys/passkeys.ts'
import { COOKIES } from '../provider.ts'
import { rememberDevice } from '../throttle/known-device.ts'
import { accountSession, isSignInRecent, signInAgainUrl } from './account-session.ts'
import { ownForm } from './own-form.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

const PATH = '/password'

export const changePasswordRoute = new Hono<Identity>()
  // Password managers open it (https://w3c.github.io/webappsec-change-password-url/).
  .get('/.well-known/change-password', (c) => c.redirect(PATH, 303))
  .get(PATH, accountSession, async (c) => {
    const saved = c.req.query('saved') !== undefined
    if (!saved && !isSignInRecent(c)) return c.redirect(signInAgainUrl(c, PATH), 303)
    return changePasswordPage(c.env, c.get('account'), { saved })
  })
  .post(PATH, ...ownForm, async (c) => {
    if (!isSignInRecent(c)) return c.redirect(signInAgainUrl(c, PATH), 303)
    const account = c.get('account')
    const { password = '' } = c.get('form')
    const problem = passwordProblem(password, account.email)
    if (problem !== null) return changePasswordPage(c.env, account, { problem })
    const hash = await hashPassword(password)
    const { id, email, endedAt } = await signOutEverywhere(c, account, [
      changeOwnPassword(c.env.DB, account, hash),
      removeAllPasskeys(c.env.DB, account.id),
    ])
    const isChanged = (await accountByEmail(c.env.DB, email))?.password === hash
    if (!isChanged || endedAt === null) return c.redirect(PATH, 303)
    await createSession(c, id, endedAt)
    await rememberDevice(c, account)
    sendNote(c, await identityMail(c.env, account.language, 'changed', { to: email, about: `${id}/${endedAt}` }))
    return c.redirect(`${PATH}?saved`, 303)
  })

/** Keeps this browser signed in, with another id: whoever knows the former one is signed out. */
const createSession = async (c: Context<Identity>, accountId: string, nowMs: number): Promise<void> => {
  const session = new (c.get('provider').Session)()
  session.loginAccount({ accountId, loginTs: nowMs / 1000 })
  await session.save(LIFETIME_SECONDS.session)
  setSignedCookie(c, COOKIES.session, session.jti, LIFETIME_SECONDS.session)
}
