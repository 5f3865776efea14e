import { createMiddleware } from 'hono/factory'
import { type Config, configErrors, type Env, machineClock, readConfig } from '../env.ts'
import { missingSettings, unusedSettings } from '../features/health/missing-settings.ts'
import { fallbackErrorHtml } from '../pages/error/fallback-error-html.ts'
import { logLine } from '../telemetry/log-line.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'
import { requestIdOf } from './access-log-step.ts'

const checked = new WeakSet<Env>()

/**
 * Checks the configuration: problems are logged once per isolate and shown in `/readyz`; where the site cannot run,
 * every other URL gets the fallback error page.
 */
export const configStep = createMiddleware<GatewayApp>(async (c, next) => {
  const mistakes = configErrors(c.env)
  if (!checked.has(c.env)) {
    checked.add(c.env)
    const missing = mistakes.length > 0 ? mistakes : missingSettings(c.env, readConfig(c.env))
    if (missing.length > 0) logLine(machineClock, { level: 'error', error: 'configuration', missing })
    const unused = mistakes.length > 0 ? [] : deployedWithout(c.env, readConfig(c.env))
    if (unused.length > 0) logLine(machineClock, { level: 'warning', configuration: 'incomplete', unused })
  }
  if (mistakes.length === 0) return next()
  const { pathname } = new URL(c.req.url)
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'retry-after': '60' }
  if (pathname === '/healthz') return c.json({ status: 'ok' }, 200, headers)
  if (pathname === '/readyz') return c.json({ status: 'failing', configuration: mistakes }, 503, headers)
  const id = requestIdOf(c.req.header('cf-ray'))
  logLine(machineClock, { id, method: c.req.method, status: 503, error: 'configuration' })
  return c.html(fallbackErrorHtml(undefined, id), 503, { ...headers, 'x-request-id': id })
})

const deployedWithout = (env: Env, config: Config): string[] =>
  config.ENVIRONMENT === 'local' ? [] : unusedSettings(env, config)
