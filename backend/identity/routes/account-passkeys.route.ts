import { type Context, Hono } from 'hono'
import { isRecentSignIn, RECENT_SIGN_IN_SECONDS } from '../../../shared/contracts/recent-sign-in.ts'
import type { Identity } from '../http/app.ts'
import { identityMail, sendNote } from '../mail/identity-mail.ts'
import { removePasskey } from '../passkeys/passkeys.ts'
import { signInUrl } from './account-session.ts'
import { createPasskey, respondCreationOptions } from './create-passkey.ts'
import { ownForm } from './own-form.ts'

const resultPage = (c: Context<Identity>, result: 'added' | 'removed' | 'failed') =>
  c.redirect(`/profile?passkey=${result}#passkeys`, 303)

const bindingOf = (c: Context<Identity>): string => `account/${c.get('account').id}/${c.get('session').uid}`

const isFresh = (c: Context<Identity>): boolean => isRecentSignIn(c.get('session').signedInAtMs, c.get('nowMs')())

export const accountPasskeysRoute = new Hono<Identity>()
  .post('/passkeys/options', ...ownForm, async (c) => {
    const account = c.get('account')
    if (isFresh(c)) return respondCreationOptions(c, account, bindingOf(c))
    const { email, language, market } = account
    const again = { max_age: String(RECENT_SIGN_IN_SECONDS), login_hint: email, ui_locales: language, market }
    return c.json({ signIn: signInUrl(c, '/profile', again) })
  })
  .post('/passkeys', ...ownForm, async (c) => {
    const signIn = { account: c.get('account'), signedInAtMs: c.get('session').signedInAtMs }
    const created = isFresh(c) && (await createPasskey(c, signIn, bindingOf(c)))
    return resultPage(c, created ? 'added' : 'failed')
  })
  .post('/passkeys/removal', ...ownForm, async (c) => {
    const { id: accountId, language, email } = c.get('account')
    const id = c.get('form').id ?? ''
    if (await removePasskey(c.env.DB, { id, accountId }))
      sendNote(c, await identityMail(language, 'passkeyRemoved', { to: email, about: id }))
    return resultPage(c, 'removed')
  })
