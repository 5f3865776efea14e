import { type Context, Hono } from 'hono'
import { deleteCookie } from 'hono/cookie'
import { parseFullName } from '../../../shared/sign-up/personal-fields.ts'
import { acceptPrivacy, changeName, revokeAllSessions, setMarketing } from '../accounts/accounts.ts'
import { sendBackchannelLogout } from '../backchannel-logout.ts'
import type { Identity } from '../http/app.ts'
import { readForm, rejectCrossSiteForms } from '../http/read-form.ts'
import { accountPage } from '../pages/account-pages.ts'
import { COOKIES } from '../provider.ts'
import { translatorFor } from '../translate.ts'
import { accountSession, backToPage, takeTypedForm } from './account-session.ts'

const ownForm = [readForm, rejectCrossSiteForms(false), accountSession] as const

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
      return accountPage(c.env, account, 'profile', { name: typed, problem, status: 422 })
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
      return c.redirect(`${c.env.SITE_ORIGINS[account.market]}/login?return=/`, 303)
    }
    const text = form.marketing === 'yes' ? translatorFor(account.language)('marketing') : null
    await setMarketing(c.env.DB, account.id, text, c.get('instant')())
    return c.redirect('/communications?saved', 303)
  })
  .post('/sign-out-everywhere', ...ownForm, async (c) => {
    const { id, market } = c.get('account')
    await revokeAllSessions(c.env.DB, id, c.get('nowMs')())
    await sendBackchannelLogout({ provider: c.get('provider'), clientId: c.env.CLIENT_ID, accountId: id })
    deleteCookie(c, COOKIES.session, { path: '/', secure: true })
    return c.redirect(`${c.env.SITE_ORIGINS[market]}/`, 303)
  })

/** Restores what was typed before the session expired. */
const showForm = async (c: Context<Identity>, tab: 'profile' | 'communications'): Promise<Response> => {
  const typed = takeTypedForm(c)
  const saved = c.req.query('saved') !== undefined
  const page = await accountPage(c.env, c.get('account'), tab, { saved, typed })
  // Keep the cookies that were set on the context.
  for (const cookie of c.body(null).headers.getSetCookie()) page.headers.append('set-cookie', cookie)
  return page
}
