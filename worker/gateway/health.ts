import build from 'virtual:client-build'
import { Hono } from 'hono'
import { fetchPublic } from '../data/public-client.ts'
import { authorizationServer, signInService } from '../features/session/sign-in-service.ts'
import { currentFlags } from '../flags/current-flags.ts'
import type { GatewayApp } from './gateway-app.ts'
import { missingSettings } from './missing-settings.ts'

const statusOf = (check: Promise<unknown>): Promise<'ok' | 'failing'> =>
  check.then(
    () => 'ok',
    () => 'failing',
  )

/** `/healthz`: this worker runs. `/readyz`: it can serve. */
export const health = new Hono<GatewayApp>()
  .get('/healthz', (c) => {
    c.get('log').route = 'healthz'
    const { id, version, commit, committedAt } = build
    // Gradual deployments run two versions at once.
    const { id: deployment } = c.env.VERSION ?? {}
    return c.json({ status: 'ok', version, commit, committedAt, build: id, ...(deployment && { deployment }) })
  })
  .get('/readyz', async (c) => {
    c.get('log').route = 'readyz'
    const config = c.get('config')
    const service = signInService(c.env, config)
    const [backEnd, flags, sessions, issuer] = await Promise.all([
      fetchPublic(c.env, config, { name: 'readyz', path: '/readyz' }).then(
        ({ status }) => (status === 200 ? 'ok' : `status ${status}`),
        (error: Error) => (error.name === 'UpstreamError' ? 'failing' : 'unreachable'),
      ),
      statusOf(currentFlags(c.env, config)),
      service === null ? 'none' : statusOf(service.sessions.prepare('SELECT 1 FROM session LIMIT 1').first()),
      service === null ? 'none' : statusOf(authorizationServer(service, config.elapsed())),
    ])
    const missing = missingSettings(c.env, config)
    const parts = { configuration: missing.length === 0 ? 'ok' : missing, backEnd, flags, sessions, issuer }
    const ready = Object.values(parts).every((part) => part === 'ok' || part === 'none')
    return c.json({ status: ready ? 'ok' : 'failing', ...parts }, ready ? 200 : 503)
  })
