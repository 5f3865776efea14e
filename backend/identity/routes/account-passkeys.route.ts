import { type Context, Hono } from 'hono'
import type { Identity } from '../http/app.ts'
import { identityMail, sendNote } from '../mail/identity-mail.ts'
import { removePasskey } from '../passkeys/passkeys.ts'
import { isSignInRecent, signInAgainUrl } from './account-session.ts'
import { createPasskey, respondCreationOptions } from './create-passkey.ts'
import { ownForm } from './own-form.ts'

const resultPage = (c: Context<Identity>, result: 'added' | 'removed' | 'failed') =>
  c.redirect(`/profile?passkey=${result}#passkeys`, 303)

const bindingOf = (c: Context<Identity>): string => `account/${c.get('account').id}/${c.get('session').uid}`

export const accountPasskeysRoute = new Hono<Identity>()
  .post('/passkeys/options', ...ownForm, async (c) => {
    if (isSignInRecent(c)) return respondCreationOptions(c, c.get('account'), bindingOf(c))
    return c.json({ signIn: signInAgainUrl(c, '/profile') })
  })
  .post('/passkeys', ...ownForm, async (c) => {
    const signIn = { account: c.get('account'), signedInAtMs: c.get('session').signedInAtMs }
    const created = isSignInRecent(c) && (await createPasskey(c, signIn, bindingOf(c)))
    return resultPage(c, created ? 'added' : 'failed')
  })
  .post('/passkeys/removal', ...ownForm, async (c) => {
    const { id: accountId, language, email } = c.get('account')
    const id = c.get('form').id ?? ''
    if (await removePasskey(c.env.DB, { id, accountId }))
      sendNote(c, await identityMail(c.env, language, 'passkeyRemoved', { to: email, about: id }))
    return resultPage(c, 'removed')
  })
