import { createMiddleware } from 'hono/factory'
import { dateOf } from '../../flags/payload.ts'
import type { FlagAttributes } from '../../flags/shared-rules.ts'
import type { StickyBuckets } from '../../flags/sticky.ts'
import { markets } from '../../markets/registry.ts'
import { isoDayOf } from '../../shared/dates/iso-days.ts'
import { keyOf } from '../../shared/keys/key-of.ts'
import { readFlagPreview } from '../features/growth/flag-preview.ts'
import { currentFlags } from '../flags/current-flags.ts'
import { campaignCookies } from '../visit/campaign.ts'
import { COOKIES, serializeCookie } from '../visit/cookies.ts'
import { deviceCookies, deviceIdFor, mayTakePart, readSticky, stickyCookies } from '../visit/experiment-cookies.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'
import type { Visit } from '../visit/visit.ts'
import { visitCookies, visitStart } from '../visit/visit-cookie.ts'

/** Evaluates the flags and completes the visit. A flag preview belongs to no device and records nothing. */
export const visitStep = createMiddleware<GatewayApp>(async (c, next) => {
  const { config, requestId, url, log, dataLog, trace, market, country, cookies, visitor, session, isSessionUnknown } =
    c.var
  const [client, preview] = await Promise.all([currentFlags(c.env, config), readFlagPreview({ url, config, market })])
  // Only where the cookies below are written: an unstored id would be another one each time.
  const newId = () => (c.req.method === 'GET' ? crypto.randomUUID() : null)
  const deviceId = preview === null ? deviceIdFor({ visitor, market }, newId) : null
  const before =
    deviceId !== null && mayTakePart({ visitor, market }) ? await readSticky({ cookies, config }, deviceId) : null
  let assigned = before?.assigned ?? {}
  const sticky: StickyBuckets | null = before && { stored: assigned, save: (all) => (assigned = all) }
  const attributes: FlagAttributes = {
    ...(deviceId !== null && { deviceId }),
    country: visitor.isBot ? null : country,
    language: market.language,
    market: market.id,
    day: preview?.asOf ?? isoDayOf(config.now()),
    url: url.origin + url.pathname,
  }
  const rules = keyOf(dateOf(client.payload), attributes.day)
  const forced = preview?.forced
  const defer = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
  const visit: Visit = {
    ...{ request: c.req.raw, requestId, url, cookies, env: c.env, config, market, route: null, country },
    ...{ visitor, session, isSessionUnknown, preview, log, startedAt: visitStart(cookies, config.now()) },
    hasSameRules: before?.rules === rules,
    flags: client.evaluate(attributes, undefined, { sticky, forced }),
    geoRedirectIn: (id) => {
      const { language } = markets[id]
      const there = { ...attributes, market: id, language, url: `${config.SITE_ORIGINS[id]}/` }
      return client.evaluate(there, undefined, { forced }).geoRedirect
    },
    assignmentsAt:
      client.experiments.length === 0 || preview !== null
        ? null
        : (route, href) =>
            client.assignmentsOn(
              route,
              { ...attributes, url: href },
              { sticky: sticky && { stored: sticky.stored, save: () => undefined } },
            ),
    data: { env: c.env, config, waitUntil: defer, log: dataLog, trace, isRare: url.search !== '' },
    defer,
  }
  c.set('visit', visit)
  await next()
  if (preview !== null) return
  // What a script fetches leaves the page as it is.
  const isShown = log.page !== undefined && c.req.header('sec-fetch-dest') !== 'empty'
  const after = { assigned, rules: isShown ? rules : (before?.rules ?? '') }
  const isNew = visit.assignmentsAt !== null && keyOf(after) !== keyOf(before)
  const written =
    c.req.method !== 'GET'
      ? []
      : [
          ...deviceCookies(visitor, deviceId),
          ...(await stickyCookies(visit, deviceId, isNew ? after : null)),
          ...campaignCookies(visitor, url.searchParams, cookies[COOKIES.campaign]),
        ]
  // The choice may have changed since.
  written.push(...visitCookies(c.get('visit').visitor, cookies, visit.startedAt))
  // Directly on the headers: Hono would copy the response, or turn its bytes into a stream.
  for (const cookie of written) c.res.headers.append('set-cookie', serializeCookie(cookie))
})
