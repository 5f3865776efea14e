import { type Context, Hono } from 'hono'
import { consentOfForm } from '../../../shared/consent/consent.ts'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import type { PostedForm } from '../../../shared/contracts/browser-api.ts'
import { currencyCodeSchema } from '../../../shared/contracts/money.ts'
import { themeOf } from '../../../shared/http/themes.ts'
import { loadLayout } from '../../data/content.ts'
import { valueOrNull } from '../../data/public-client.ts'
import { formPost } from '../../forms/form-post.ts'
import { redirectOrJson, referrerPath, refuseForm } from '../../forms/responses.ts'
import { campaignCookies } from '../../visit/campaign.ts'
import { COOKIE_CONSENT_VERSION, COOKIES, type Cookie, deletedCookie } from '../../visit/cookies.ts'
import { controlCookies, deviceCookies, deviceIdFor, stickyCookies } from '../../visit/experiment-cookies.ts'
import { type GatewayApp, writeCookies } from '../../visit/gateway-app.ts'
import { pageBefore } from '../../visit/page-before.ts'
import { deleteEvents } from '../experiments/record-events.ts'

const preference = (name: string, value: string): Cookie => ({ name, value, maxAge: LIFETIME_SECONDS.preference })

export const preferenceRoutes = new Hono<GatewayApp>()
  .post('/consent', formPost, async (c) => {
    const form: PostedForm<'POST /api/consent'> = c.get('form')
    const choice = consentOfForm((name) => form[name])
    if (choice === null) return refuseForm(c, 'unknown')
    const day = new Date(c.get('config').now()).toISOString().slice(0, 10)
    const maxAge = c.get('market').consent.days * 86_400
    writeCookies(c, [{ name: COOKIES.consent, value: `${choice}.${COOKIE_CONSENT_VERSION}.${day}`, maxAge }])
    const { visit, market } = c.var
    const visitor = { ...visit.visitor, consent: choice }
    // A first choice is made on the page that the visitor came to.
    const stored = visit.cookies[COOKIES.campaign]
    const campaign = new URLSearchParams(stored ?? referrerPath(c).split('?')[1])
    const remembered = campaignCookies(visitor, campaign, stored)
    writeCookies(c, remembered)
    const cookies = { ...visit.cookies, ...Object.fromEntries(remembered.map(({ name, value }) => [name, value])) }
    // For exposures, which are recorded after this (gateway/exposures-step.ts).
    c.set('visit', { ...visit, visitor, cookies })
    const deviceId = deviceIdFor({ visitor, market }, () => crypto.randomUUID())
    if (visitor.deviceId !== null && deviceId === null) await deleteEvents(visit, visitor.deviceId)
    // Here, because there may be no next page, and bookings from this one count.
    writeCookies(c, deviceCookies(visitor, deviceId))
    writeCookies(c, await stickyCookies({ ...visit, visitor }, deviceId, null))
    writeCookies(c, controlCookies(visit, deviceId, pageBefore(visit)))
    return back(c)
  })
  .post('/currency', formPost, async (c) => {
    const currency = currencyCodeSchema.safeParse(c.get('form').currency)
    const layout = await valueOrNull(loadLayout(c.var.visit.data, c.get('market').id))
    const listed = layout?.settings.currencies.map(({ isoCode }) => isoCode) ?? [c.get('market').currency]
    if (!currency.success || !listed.includes(currency.data)) return refuseForm(c, 'unknown')
    writeCookies(c, [preference(COOKIES.currency, currency.data)])
    return c.redirect(referrerPath(c), 303)
  })
  .post('/theme', formPost, async (c) => {
    const theme = themeOf(c.get('form').theme)
    if (theme === null) return refuseForm(c, 'unknown')
    writeCookies(c, [
      theme === 'system'
        ? deletedCookie(COOKIES.theme)
        : { ...preference(COOKIES.theme, theme), isReadableByScripts: true },
    ])
    // The form is at the end of the page.
    return c.redirect(`${referrerPath(c)}#theme`, 303)
  })
  .post('/banners/:id/close', formPost, async (c) => {
    const id = c.req.param('id')
    if (!/^[\w-]{1,60}$/.test(id)) return refuseForm(c, 'unknown')
    const closed = [...new Set([...c.get('visitor').closedBanners, id])]
    // The market prompt is closed like a banner.
    const cookie =
      id === 'geo_redirect' ? preference(COOKIES.forceNeedRedirect, '1') : preference(COOKIES.banners, closed.join(','))
    writeCookies(c, [cookie])
    return back(c)
  })

const back = (c: Context<GatewayApp>) =>
  redirectOrJson<'POST /api/consent' | 'POST /api/banners/:id/close'>(c, referrerPath(c))
