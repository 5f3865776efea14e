import { type Context, Hono } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { allows, consentOfForm } from '../../shared/consent/consent.ts'
import { currencyCodeSchema } from '../../shared/contracts/money.ts'
import { loadLayout } from '../data/content.ts'
import { CONSENT_VERSION, COOKIES, YEAR_SECONDS } from '../gateway/cookie-names.ts'
import { dataContext } from '../gateway/data-context.ts'
import type { GatewayApp } from '../gateway/gateway-app.ts'
import { formPost } from './form-post.ts'
import { returnPath } from './return-path.ts'

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const
const remembered = { ...attributes, maxAge: YEAR_SECONDS }

/** Forms that change what this visit looks like: consent, currency, closed banners. Each leads back by 303. */
export const preferences = new Hono<GatewayApp>()
  .post('/consent', formPost, (c) => {
    const form = c.get('form')
    const choice = consentOfForm((name) => form[name])
    if (choice === null) return c.text('Unknown choice', 400)
    setCookie(c, COOKIES.consent, `${choice}.${CONSENT_VERSION}`, remembered)
    const { deviceId } = c.get('visitor')
    // Allowing analytics keeps the id of this session for a year; refusing forgets it.
    if (!allows(choice, 'analytics')) deleteCookie(c, COOKIES.device, attributes)
    else if (deviceId !== null) setCookie(c, COOKIES.device, deviceId, remembered)
    return back(c)
  })
  .post('/currency', formPost, async (c) => {
    const currency = currencyCodeSchema.safeParse(c.get('form').currency)
    const listed = await loadLayout(dataContext(c), c.get('market').id).then(
      ({ value }) => value.settings.currencies.map((each) => each.isoCode),
      () => [c.get('market').currency],
    )
    if (!currency.success || !listed.includes(currency.data)) return c.text('Unknown currency', 400)
    setCookie(c, COOKIES.currency, currency.data, remembered)
    return back(c)
  })
  .post('/banners/:id/close', formPost, (c) => {
    const id = c.req.param('id')
    if (!/^[\w-]{1,60}$/.test(id)) return c.text('Unknown banner', 400)
    const closed = [...new Set([...c.get('visitor').closedBanners, id])]
    setCookie(c, COOKIES.banners, closed.join(','), remembered)
    return back(c)
  })

const back = (c: Context<GatewayApp>): Response => {
  const own = [c.get('config').SITE_ORIGINS[c.get('market').id], c.get('url').origin]
  return c.redirect(returnPath(c.req.header('referer'), own), 303)
}
