import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { html } from 'hono/html'
import { marketIdSchema } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { preferredLanguage } from '../../kit/accept-language.ts'
import { type Account, accountById, emailOf } from '../accounts/accounts.ts'
import type { Identity } from '../http/app.ts'
import { deleteFromBrowser, interactionPath, loadInteraction } from '../http/interaction-cookie.ts'
import { signedCookie } from '../http/signed-cookie.ts'
import { marketOfLanguage, marketOfSignIn, startOfSignIn } from '../http/start-of-sign-in.ts'
import { htmlPage } from '../pages/html-page.ts'
import { COOKIES } from '../provider.ts'
import { rememberDevice } from '../throttle/known-device.ts'
import { translatorFor } from '../translate.ts'
import { offersPasskey } from './passkey-offer.ts'

/** HttpOnly because it is personal. */
const TYPED = '__Host-typed'

/**
 * Loads the sign-in of the path if this browser's cookie names it; otherwise saves the typed email for the next page.
 */
export const signInRequest = createMiddleware<Identity>(async (c, next) => {
  const uid = c.req.param('uid') ?? ''
  const interaction = signedCookie(c, COOKIES.interaction) === uid ? await loadInteraction(c, uid) : undefined
  if (interaction === undefined) return expired(c)
  const knownMarket = marketOfSignIn(c.env, interaction.params)
  const locales = String(interaction.params.ui_locales ?? '').replaceAll(' ', ',')
  const language = preferredLanguage(locales === '' ? c.req.header('accept-language') : locales)
  const market = knownMarket ?? marketOfLanguage(preferredLanguage(c.req.header('accept-language')))
  c.set('signIn', {
    uid,
    interaction,
    base: interactionPath(uid),
    language,
    market,
    knownMarket,
    home: c.env.SITE_ORIGINS[market],
    t: translatorFor(language),
  })
  return next()
})

export const typedEmail = (c: Context<Identity>): string => {
  const { login_hint: hint } = c.get('signIn').interaction.params
  return emailOf(getCookie(c, TYPED) ?? String(hint)) ?? ''
}

const expired = (c: Context<Identity>) => {
  const form = c.get('form') ?? {}
  const email = emailOf(form.email)
  if (email !== null) {
    const attributes = {
      path: '/',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
      maxAge: LIFETIME_SECONDS.typed,
    } as const
    setCookie(c, TYPED, email, attributes)
  }
  const site = marketIdSchema.safeParse(form.site).data
  const { language, home } =
    site === undefined
      ? startOfSignIn(c.env, undefined, (name) => c.req.header(name))
      : { language: markets[site].language, home: c.env.SITE_ORIGINS[site] }
  const t = translatorFor(language)
  const title = t('expiredTitle')
  const main = html`<h1>${title}</h1><p>${t('expiredText')}</p>
<div class="actions"><a class="button" href="${home}/login">${t('startAgain')}</a></div>`
  return htmlPage(c.env, { language, title, main, home, status: 410 }).then((page) => {
    for (const [name, value] of page.headers) c.header(name, value)
    return c.body(page.body as ReadableStream, 410)
  })
}

/** @param account as it was before the password, code or passkey was checked */
export const finishSignIn = async (
  c: Context<Identity>,
  { id, endedAt }: Pick<Account, 'id' | 'endedAt'>,
  method: 'pwd' | 'otp' | 'pop',
) => {
  const { interaction, base, uid } = c.get('signIn')
  await endOtherSession(c, id)
  const nowMs = c.get('nowMs')()
  // Milliseconds, because sign-ins of the second of an ending are older or newer than it.
  interaction.result = { login: { accountId: id, amr: [method], remember: true, ts: nowMs / 1000 } }
  await interaction.save(interaction.exp - Math.floor(nowMs / 1000))
  // Sign-ins that end before this line are found here, and later ones delete what was saved.
  const current = await accountById(c.env.DB, id)
  if (current === null || current.endedAt !== endedAt) {
    await interaction.destroy()
    return c.redirect(base, 303)
  }
  deleteFromBrowser(c, uid)
  await rememberDevice(c, current)
  return c.redirect((await offersPasskey(c, id)) ? `${base}/passkey-offer` : interaction.returnTo, 303)
}

const endOtherSession = async (c: Context<Identity>, accountId: string): Promise<void> => {
  const id = signedCookie(c, COOKIES.session)
  const session = id === undefined ? undefined : await c.get('provider').Session.find(id)
  if (session?.accountId === accountId) return
  if (session?.accountId !== undefined) await session.destroy()
  // The provider would miss the session that the sign-in began with.
  delete c.get('signIn').interaction.session
}

/** Returns as the provider would, which would have to store the sign-in first. */
export const cancelSignIn = async (c: Context<Identity>) => {
  const { interaction, uid, home } = c.get('signIn')
  const { redirect_uri: back, state } = interaction.params
  const url = new URL(typeof back === 'string' ? back : home)
  const failure = { error: 'access_denied', error_description: 'cancelled', iss: c.env.ISSUER }
  for (const [name, value] of Object.entries(failure)) url.searchParams.set(name, value)
  if (typeof state === 'string') url.searchParams.set('state', state)
  // A sign-in that was finished before has left them.
  await interaction.destroy()
  deleteFromBrowser(c, uid)
  return c.redirect(url.href, 303)
}
