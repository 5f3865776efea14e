import { Hono } from 'hono'
import { flagsClient } from '../../flags/payload.ts'
import { ask } from '../data/transport.ts'
import type { GatewayApp } from './gateway-app.ts'

/** `/healthz`: this worker runs. `/readyz`: it can serve (back end reachable and migrated, flags loaded). */
export const health = new Hono<GatewayApp>()
  .get('/healthz', (c) => {
    c.get('log').route = 'healthz'
    return c.json({ status: 'ok' })
  })
  .get('/readyz', async (c) => {
    c.get('log').route = 'readyz'
    const config = c.get('config')
    const { FLAGS } = c.env
    const [backEnd, flags] = await Promise.all([
      ask(c.env, config, { name: 'readyz', method: 'GET', path: '/readyz' }).then(
        ({ status }) => (status === 200 ? 'ok' : `status ${status}`),
        (error: Error) => (error.name === 'UpstreamError' ? 'failing' : 'unreachable'),
      ),
      flagsClient(FLAGS === undefined ? null : { get: () => FLAGS.get('payload') }, config.now()).then(
        () => 'ok',
        () => 'failing',
      ),
    ])
    const ready = backEnd === 'ok' && flags === 'ok'
    return c.json({ status: ready ? 'ok' : 'failing', backEnd, flags }, ready ? 200 : 503)
  })
