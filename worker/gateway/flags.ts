import { createMiddleware } from 'hono/factory'
import { flagsClient } from '../../flags/payload.ts'
import { deviceIdFor, writeDeviceCookie } from './device-cookie.ts'
import type { GatewayApp } from './gateway-app.ts'

/** The visitor's flag values, worked out at the edge so that the first paint is already the variation. */
export const flagsStep = createMiddleware<GatewayApp>(async (c, next) => {
  const { FLAGS } = c.env
  const visitor = c.get('visitor')
  const market = c.get('market')
  const source = FLAGS === undefined ? null : { get: () => FLAGS.get('payload') }
  const client = await flagsClient(source, c.get('config').now())
  const deviceId = deviceIdFor(visitor, () => crypto.randomUUID())
  c.set(
    'flags',
    client.evaluate({
      ...(deviceId !== null && { deviceId }),
      country: visitor.isBot ? null : c.get('country'),
      language: market.language,
      market: market.id,
      url: c.req.url,
    }),
  )
  // Before the answer exists: a header set on a finished answer would turn its bytes into a stream.
  if (c.req.method === 'GET') writeDeviceCookie(c, visitor, deviceId)
  return next()
})
