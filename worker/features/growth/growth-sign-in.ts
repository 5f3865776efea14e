import { type Context, Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { AuthorizationResponseError } from 'oauth4webapi'
import { DEFAULT_MARKET } from '../../../markets/market-id.ts'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { endStaffSignIn } from '../../../shared/sign-in/current-staff.ts'
import { GROWTH_SIGN_IN_PATH, GROWTH_SIGNED_IN_PATH } from '../../../shared/sign-in/staff-roles.ts'
import {
  finishStaffSignIn,
  lifetimeOf,
  type StaffSite,
  sealStaff,
  startStaffSignIn,
} from '../../../shared/sign-in/staff-sign-in.ts'
import { originOfPost } from '../../forms/read-form.ts'
import { logLine } from '../../telemetry/log-line.ts'
import { recordRequestError } from '../../telemetry/request-log.ts'
import { COOKIES, deletedCookie } from '../../visit/cookies.ts'
import { type GatewayApp, writeCookies } from '../../visit/gateway-app.ts'
import { signInService } from '../session/sign-in-service.ts'
import { recordChange } from './growth-log.ts'
import { growthPage, respondGrowthPage } from './growth-page.ts'
import { ENDED_OPERATOR, operatorCookie, operatorOfKey } from './operator.ts'

const HOME = '/__growth'
export const SIGN_IN_PATH = GROWTH_SIGN_IN_PATH

/** Null where no provider is configured. */
export const staffSite = (c: Context<GatewayApp>): StaffSite | null => {
  const config = c.get('config')
  const provider = signInService(c.env, config)
  if (provider === null) return null
  const redirectUri = config.SITE_ORIGINS[DEFAULT_MARKET] + GROWTH_SIGNED_IN_PATH
  return { provider, redirectUri, rolesClaim: config.AUTH_ROLES_CLAIM, key: config.SIGNING_KEY, now: config.realNow() }
}

/** The growth pages exist where somebody can sign in. */
export const hasGrowthPages = (c: Context<GatewayApp>): boolean =>
  c.get('config').GROWTH_OPERATORS !== undefined || staffSite(c) !== null

const returnPathOf = (path: string | null | undefined): string =>
  path != null && /^\/__growth(?:[/?][\w/?=&%.~+-]*)?$/.test(path) ? path : HOME

const signInPage = (
  c: Context<GatewayApp>,
  back: string,
  problem: ReturnType<typeof html> | null,
  status: 200 | 403 | 503,
  isRefused = false,
) =>
  respondGrowthPage(
    c,
    growthPage(
      'Sign in',
      html`
${problem === null ? '' : html`<p class="warning" role="alert">${problem}</p>`}
${
  staffSite(c) === null
    ? ''
    : html`<p><a class="button" href="${SIGN_IN_PATH}/start?${new URLSearchParams({ return: back, ...(isRefused && { prompt: 'login' }) })}">${isRefused ? 'Use another account' : 'Sign in with your account'}</a></p>
<p class="muted">Your account needs the role growth.</p>`
}
${c.get('config').GROWTH_OPERATORS === undefined ? '' : keyForm(back)}`,
      status,
    ),
  )

/** For emergencies: it works while the provider does not. */
const keyForm = (back: string) => html`<details><summary>With an operator’s key</summary>
<form class="card" method="post" action="${SIGN_IN_PATH}">
  <input type="hidden" name="return" value="${back}" />
  <input name="username" autocomplete="username" value="operator" hidden />
  <label>Operator key <input type="password" name="key" autocomplete="current-password" required /></label>
  <button>Sign in</button>
</form></details>`

const UNAVAILABLE = html`Your account cannot be checked just now. Try again in a minute.`

/** Roles cannot be checked; the browser's way back leads to the filled form. */
export const cannotCheck = (c: Context<GatewayApp>, error: unknown) => {
  recordRequestError(c.get('log'), 'growth sign-in', error)
  return signInPage(c, HOME, UNAVAILABLE, 503)
}

export const growthSignInRoutes = new Hono<GatewayApp>()
  .get('/sign-in', (c) => signInPage(c, returnPathOf(c.get('url').searchParams.get('return')), null, 200))
  .get('/sign-in/start', async (c) => {
    const site = staffSite(c)
    const back = returnPathOf(c.get('url').searchParams.get('return'))
    if (site === null) return c.notFound()
    const prompt = c.get('url').searchParams.get('prompt') === 'login' ? 'login' : undefined
    try {
      const { url, cookie } = await startStaffSignIn(site, back, prompt)
      writeCookies(c, [{ name: COOKIES.operatorSignIn, value: cookie, maxAge: LIFETIME_SECONDS.login }])
      return c.redirect(url, 303)
    } catch (error) {
      recordRequestError(c.get('log'), 'growth sign-in', error)
      return signInPage(c, back, UNAVAILABLE, 503)
    }
  })
  .get('/signed-in', async (c) => {
    const site = staffSite(c)
    if (site === null) return c.notFound()
    const cookie = getCookie(c, COOKIES.operatorSignIn)
    try {
      const done = await finishStaffSignIn(site, c.get('url').searchParams, cookie)
      if (done === null) return c.redirect(SIGN_IN_PATH, 303)
      const { staff, back } = done
      writeCookies(c, [deletedCookie(COOKIES.operatorSignIn)])
      if (!staff.roles.includes('growth')) {
        logLine(c.get('config'), { growth: 'sign-in', problem: 'no role' })
        const command = html`<code>npm run role -- grant ${staff.email} growth</code>`
        return signInPage(
          c,
          back,
          html`${staff.email} has no role growth. Whoever runs the site grants it: ${command}`,
          403,
          true,
        )
      }
      // Lax: the way here began at the provider's host.
      const value = await sealStaff(site.key, staff, site.now)
      writeCookies(c, [{ name: COOKIES.operator, value, maxAge: lifetimeOf(staff) }])
      await recordChange(c.env, c.get('config'), { who: staff.email, what: 'signed in' })
      return c.redirect(back, 303)
    } catch (error) {
      // The person cancelled.
      if (error instanceof AuthorizationResponseError && error.error === 'access_denied')
        return c.redirect(SIGN_IN_PATH, 303)
      return cannotCheck(c, error)
    }
  })
  .post('/sign-in', async (c) => {
    const form = c.get('form')
    if (originOfPost(c) !== 'own') return c.text('Not from this page', 403)
    const back = returnPathOf(form.return)
    const key = form.key ?? ''
    const config = c.get('config')
    const operator = await operatorOfKey({ config }, key)
    if (operator === null)
      return signInPage(
        c,
        back,
        html`This key opens nothing. Ask whoever keeps the secrets of this site for yours.`,
        403,
      )
    writeCookies(c, [await operatorCookie({ config }, operator, key)])
    await recordChange(c.env, config, { who: operator, what: 'signed in with an operator’s key' })
    return c.redirect(back, 303)
  })
  .post('/sign-out', async (c) => {
    if (originOfPost(c) !== 'own') return c.text('Not from this page', 403)
    writeCookies(c, [ENDED_OPERATOR])
    const site = staffSite(c)
    const home = c.get('config').SITE_ORIGINS[DEFAULT_MARKET] + SIGN_IN_PATH
    const url = site && (await endStaffSignIn(site, getCookie(c, COOKIES.operator), home))
    return c.redirect(url ?? SIGN_IN_PATH, 303)
  })
