import { Hono } from 'hono'
import { verifyToken } from '../../../shared/signing/signed-token.ts'
import { readChanges } from '../../data/changes.ts'
import { readText } from '../../forms/read-form.ts'
import type { GatewayApp } from '../../visit/gateway-app.ts'

const PURPOSE = 'changed'

/** Reads the back end's changes at once, so that editors see a publication with their next request. */
export const changeRoutes = new Hono<GatewayApp>().post('/changed', async (c) => {
  if ((await readText(c.req.raw)) === null) return c.json({ error: 'too large' }, 413)
  const config = c.get('config')
  const { CONTENT_KEY, now } = config
  const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  const claims =
    CONTENT_KEY === undefined || token === undefined ? null : await verifyToken(CONTENT_KEY, PURPOSE, token, now())
  if (claims === null) return c.json({ error: 'unauthorized' }, 401, { 'www-authenticate': 'Bearer' })
  // A back end that announces is there, whatever the breaker of the regular reads has seen.
  const read = await readChanges({ env: c.env, config }, 'announced changes').then(
    () => true,
    () => false,
  )
  return c.json({ read }, read ? 200 : 502)
})
