import { createMiddleware } from 'hono/factory'
import type { FlagAttributes } from '../../flags/shared-rules.ts'
import type { Assigned, StickyBuckets } from '../../flags/sticky.ts'
import { markets } from '../../markets/registry.ts'
import { isoDayOf } from '../../shared/dates/iso-days.ts'
import { currentFlags } from '../flags/current-flags.ts'
import { deviceIdFor, writeDeviceCookie } from './device-cookie.ts'
import { growthLook } from './flag-preview.ts'
import type { GatewayApp } from './gateway-app.ts'
import { mayStick, readSticky, writeStickyCookie } from './sticky-cookie.ts'

/**
 * The visitor's flag values, worked out at the edge so that the first paint is already the variation. A look of the
 * growth team is nobody's visit: it belongs to no device and leaves no trace.
 */
export const flagsStep = createMiddleware<GatewayApp>(async (c, next) => {
  const config = c.get('config')
  const visitor = c.get('visitor')
  const market = c.get('market')
  const url = c.get('url')
  const [client, look] = await Promise.all([currentFlags(c.env, config), growthLook(c)])
  const deviceId = look === null ? deviceIdFor(visitor, () => crypto.randomUUID()) : null
  let assigned: Assigned | null = null
  const sticky: StickyBuckets | null =
    deviceId !== null && client.experiments.length > 0 && mayStick(visitor)
      ? { kept: await readSticky(c, deviceId), keep: (all) => (assigned = all) }
      : null
  const attributes: FlagAttributes = {
    ...(deviceId !== null && { deviceId }),
    country: visitor.isBot ? null : c.get('country'),
    language: market.language,
    market: market.id,
    day: look?.asOf ?? isoDayOf(config.now()),
    url: url.origin + url.pathname,
  }
  c.set('look', look)
  c.set('flags', client.evaluate(attributes, undefined, { sticky, forced: look?.forced }))
  c.set('geoRedirectIn', (id) => {
    const { language } = markets[id]
    const there = { ...attributes, market: id, language, url: `${config.SITE_ORIGINS[id]}/` }
    return client.evaluate(there, undefined, { forced: look?.forced }).geoRedirect
  })
  c.set('hasExperiments', client.experiments.length > 0 && look === null)
  c.set('assignmentsAt', (route, address) =>
    client.assignmentsOn(
      route,
      { ...attributes, url: address },
      { sticky: sticky && { kept: sticky.kept, keep: () => undefined } },
    ),
  )
  await next()
  if (c.req.method !== 'GET' || look !== null) return
  writeDeviceCookie(c, visitor, deviceId)
  await writeStickyCookie(c, visitor, deviceId, assigned)
})
