import { Hono } from 'hono'
import { verifyToken } from '../../../shared/signing/signed-token.ts'
import { markStale } from '../../data/stale-marks.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { readText } from '../../gateway/read-form.ts'

const PURPOSE = 'purge'
const MAX_TAGS = 100
const TAG = /^[a-z]+(:[a-z0-9/-]*)?$/

/** Marks published tags as stale. Nothing is deleted, so that old pages remain while the back end fails. */
export const purgeRoutes = new Hono<GatewayApp>().post('/purge', async (c) => {
  if ((await readText(c.req.raw)) === null) return c.json({ error: 'too large' }, 413)
  const { CONTENT_KEY, now } = c.get('config')
  const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  const claims =
    CONTENT_KEY === undefined || token === undefined ? null : await verifyToken(CONTENT_KEY, PURPOSE, token, now())
  if (typeof claims?.tags !== 'string') return c.json({ error: 'unauthorized' }, 401, { 'www-authenticate': 'Bearer' })
  const tags = claims.tags.split(',').filter((tag) => TAG.test(tag))
  if (tags.length === 0 || tags.length > MAX_TAGS) return c.json({ error: 'no tags, or too many' }, 422)
  const { bookmark } = claims
  await markStale(c.env, tags, now(), typeof bookmark === 'string' ? bookmark : null)
  return c.json({ marked: tags })
})
