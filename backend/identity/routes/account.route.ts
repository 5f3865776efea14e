import { type Context, Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { parseFullName } from '../../../shared/sign-up/personal-fields.ts'
import { acceptPrivacy, changeName, setMarketing } from '../accounts/accounts.ts'
import type { Identity } from '../http/app.ts'
import { type AccountState, accountPage } from '../pages/account-pages.ts'
import { passkeysOf } from '../passkeys/passkeys.ts'
import { COOKIES } from '../provider.ts'
import { translatorFor } from '../translate.ts'
import { accountSession, backToPage, takeTypedForm } from './account-session.ts'
import { ownForm } from './own-form.ts'
import { signOutEverywhere } from './sign-out-everywhere.ts'

export const accountRoute = new Hono<Identity>()
  .get('/', (c) => c.redirect('/profile', 303))
  .get('/signed-in', backToPage)
  .get('/profile', accountSession, (c) => showForm(c, 'profile'))
  .get('/travels', accountSession, (c) => accountPage(c.env, c.get('account'), 'travels'))
  .get('/partnership', accountSession, (c) => accountPage(c.env, c.get('account'), 'partnership'))
  .get('/communications', accountSession, (c) => showForm(c, 'communications'))
  .post('/profile', ...ownForm, async (c) => {
    const account = c.get('account')
    const typed = c.get('form').name ?? ''
    const name = parseFullName(typed)
    if (name === '') {
      const problem = translatorFor(account.language)('badName')
      return profilePage(c, { name: typed, problem, status: 422 })
    }
    await changeName(c.env.DB, account.id, name)
    return c.redirect('/profile?saved', 303)
  })
  .post('/communications', ...ownForm, async (c) => {
    const account = c.get('account')
    const form = c.get('form')
    if (form.privacy === 'accepted') {
      await acceptPrivacy(c.env.DB, account.id, c.get('instant')())
      // The storefront required the acceptance.
      return c.redirect(`${c.env.SITE_ORIGINS[account.market]}/login`, 303)
    }
    const text = form.marketing === 'yes' ? translatorFor(account.language)('marketing') : null
    await setMarketing(c.env.DB, account.id, text, c.get('instant')())
    return c.redirect('/communications?saved', 303)
  })
  .post('/sign-out-everywhere', ...ownForm, async (c) => {
    const account = c.get('account')
    await signOutEverywhere(c, account)
    deleteCookie(c, COOKIES.session, { path: '/', secure: true })
    return c.redirect(`${c.env.SITE_ORIGINS[account.market]}/`, 303)
  })

/** Restores what was typed before the session expired. */
const showForm = async (c: Context<Identity>, tab: 'profile' | 'communications'): Promise<Response> => {
  const typed = takeTypedForm(c)
  const saved = c.req.query('saved') !== undefined
  const state = { saved, typed }
  const page = await (tab === 'profile' ? profilePage(c, state) : accountPage(c.env, c.get('account'), tab, state))
  // Keep the cookies that were set on the context.
  for (const cookie of c.body(null).headers.getSetCookie()) page.headers.append('set-cookie', cookie)
  return page
}

const profilePage = async (c: Context<Identity>, state: AccountState): Promise<Response> => {
  const account = c.get('account')
  const passkeys = { passkeys: await passkeysOf(c.env.DB, account.id), result: c.req.query('passkey') }
  return accountPage(c.env, account, 'profile', { ...state, passkeys })
}
