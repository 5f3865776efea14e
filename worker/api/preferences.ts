import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { allows, consentOfForm } from '../../shared/consent/consent.ts'
import { currencyCodeSchema } from '../../shared/contracts/money.ts'
import { loadLayout } from '../data/content.ts'
import { forgetEvents } from '../features/experiments/forget-events.ts'
import { CONSENT_VERSION, COOKIES, YEAR_SECONDS } from '../gateway/cookie-names.ts'
import { dataContext } from '../gateway/data-context.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { formPost } from './form-post.ts'
import { cameFrom, refuseForm } from './refuse-form.ts'
import { withoutPrices } from './without-prices.ts'

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const
const remembered = { ...attributes, maxAge: YEAR_SECONDS }

/** Forms that change what this visit looks like: consent, currency, closed banners, the market that is stayed on. Each leads back by 303. */
export const preferences = new Hono<GatewayApp>()
  .post('/consent', formPost, async (c) => {
    const form = c.get('form')
    const choice = consentOfForm((name) => form[name])
    if (choice === null) return refuseForm(c, 'unknown')
    const day = new Date(c.get('config').now()).toISOString().slice(0, 10)
    const maxAge = c.get('market').consent.days * 86_400
    setCookie(c, COOKIES.consent, `${choice}.${CONSENT_VERSION}.${day}`, { ...attributes, maxAge })
    const { deviceId, consent } = c.get('visitor')
    // What they have seen is recorded, or forgotten, as they have just said (worker/gateway/exposures.ts).
    c.set('visitor', { ...c.get('visitor'), consent: choice })
    if (deviceId !== null && allows(consent, 'analytics') && !allows(choice, 'analytics'))
      await forgetEvents(c, deviceId)
    // Allowing analytics keeps the id of this session for a year; refusing forgets it, and
    // what experiments have given it: there may be no next page to do so.
    if (!allows(choice, 'analytics')) {
      deleteCookie(c, COOKIES.device, attributes)
      if (getCookie(c, COOKIES.sticky) !== undefined) deleteCookie(c, COOKIES.sticky, attributes)
    } else if (deviceId !== null) setCookie(c, COOKIES.device, deviceId, remembered)
    return back(c)
  })
  .post('/currency', formPost, async (c) => {
    const currency = currencyCodeSchema.safeParse(c.get('form').currency)
    const listed = await loadLayout(dataContext(c), c.get('market').id).then(
      ({ value }) => value.settings.currencies.map((each) => each.isoCode),
      () => [c.get('market').currency],
    )
    if (!currency.success || !listed.includes(currency.data)) return refuseForm(c, 'unknown')
    setCookie(c, COOKIES.currency, currency.data, remembered)
    return c.redirect(withoutPrices(cameFrom(c)), 303)
  })
  // The question for another market is closed like a banner; no banner of the content has such an id.
  .post('/banners/geo_redirect/close', formPost, (c) => {
    setCookie(c, COOKIES.forceNeedRedirect, '1', remembered)
    return back(c)
  })
  .post('/banners/:id/close', formPost, (c) => {
    const id = c.req.param('id')
    if (!/^[\w-]{1,60}$/.test(id)) return refuseForm(c, 'unknown')
    const closed = [...new Set([...c.get('visitor').closedBanners, id])]
    setCookie(c, COOKIES.banners, closed.join(','), remembered)
    return back(c)
  })

const back = (c: Context<GatewayApp>): Response => c.redirect(cameFrom(c), 303)
