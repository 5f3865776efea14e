import build from 'virtual:client-build'
import { Hono } from 'hono'
import { DEFAULT_MARKET } from '../../../markets/market-id.ts'
import { databaseProblem } from '../../../shared/health/database-health.ts'
import { probeTours } from '../../data/catalogue.ts'
import { probeLayout } from '../../data/content.ts'
import { fetchPublic } from '../../data/fetch-public.ts'
import type { DataContext } from '../../data/public-client.ts'
import { UpstreamError } from '../../data/transport.ts'
import { currentFlags, PAYLOAD_KEY } from '../../flags/current-flags.ts'
import { logLine } from '../../telemetry/log-line.ts'
import type { GatewayApp } from '../../visit/gateway-app.ts'
import { probeIssuer, type SignInService, signInService } from '../session/sign-in-service.ts'
import { missingSettings } from './missing-settings.ts'
import { THIRD_PARTY_MS, unreachableAddresses } from './service-addresses.ts'
import { sharedResult } from './shared-result.ts'

const statusOf = (check: Promise<unknown>): Promise<string> =>
  check.then(
    () => 'ok',
    (error: unknown) => (error instanceof UpstreamError ? error.failure : 'failing'),
  )

/** A catalogue that the back end has, but that shows no departure, cannot be sold from: none is there, or none is valid. */
const catalogueStatus = async (context: DataContext): Promise<string> => {
  const probe = probeTours(context, DEFAULT_MARKET)
  const status = await statusOf(probe)
  if (status !== 'ok') return status
  const { total, data } = (await probe).value
  if (total === 0) return 'empty'
  return data.length === 0 ? 'contract' : 'ok'
}

/** A layout without a valid menu leads nowhere. */
const layoutStatus = async (context: DataContext): Promise<string> => {
  const probe = probeLayout(context, DEFAULT_MARKET)
  const status = await statusOf(probe)
  if (status !== 'ok') return status
  const { header, footer } = (await probe).value
  return header.menu.length === 0 || footer.menu.length === 0 ? 'contract' : 'ok'
}

/** Anybody may call `/readyz`. */
const sharedParts = sharedResult<Record<string, string | string[]>>(5000)
const sharedIssuer = sharedResult<string>(THIRD_PARTY_MS)

const issuerStatus = (service: SignInService, now: number): Promise<string> => {
  const probe = () => statusOf(probeIssuer(service))
  return service.isEmbedded ? probe() : sharedIssuer(service, now, probe)
}

const check = async (context: DataContext): Promise<Record<string, string | string[]>> => {
  const { env, config } = context
  const service = signInService(env, config)
  const sessionsProblem =
    service === null ? null : databaseProblem(service.sessions, 'sessions', config.ENVIRONMENT === 'local')
  const [catalogue, layout, backEnd, flags, sessions, issuer, unreachable] = await Promise.all([
    catalogueStatus(context),
    layoutStatus(context),
    fetchPublic({ env, config }, { name: 'readyz', path: '/readyz' }).then(
      ({ status }) => (status === 200 ? 'ok' : status === 404 ? 'none' : `status ${status}`),
      () => 'failing',
    ),
    statusOf(Promise.all([env.FLAGS?.get(PAYLOAD_KEY), currentFlags(env, config)])),
    sessionsProblem,
    service === null ? 'none' : issuerStatus(service, config.realNow()),
    unreachableAddresses(context),
  ])
  if (sessions !== null) logLine(config, { level: 'error', error: 'database', database: 'sessions', ...sessions })
  const missing = missingSettings(env, config)
  return {
    configuration: missing.length === 0 ? 'ok' : missing,
    addresses: unreachable.length === 0 ? 'ok' : unreachable,
    catalogue,
    layout,
    backEnd,
    flags,
    sessions: service === null ? 'none' : (sessions?.problem ?? 'ok'),
    issuer,
  }
}

/** `/healthz`: this worker runs. `/readyz`: it can serve. */
export const healthRoutes = new Hono<GatewayApp>()
  .get('/healthz', (c) => {
    c.get('log').route = 'healthz'
    const { id, version, commit, committedAt } = build
    // Gradual deployments run two versions at once.
    const { id: deployment } = c.env.VERSION ?? {}
    return c.json({ status: 'ok', version, commit, committedAt, build: id, ...(deployment && { deployment }) })
  })
  .get('/readyz', async (c) => {
    c.get('log').route = 'readyz'
    const { env } = c
    const config = c.get('config')
    const waitUntil = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    const checked = sharedParts(config, config.realNow(), () =>
      check({ env, config, waitUntil, log: c.get('dataLog') }),
    )
    // Outlives the request that started it: others wait for it.
    waitUntil(checked)
    const parts = await checked
    const ready = Object.values(parts).every((part) => part === 'ok' || part === 'none')
    return c.json({ status: ready ? 'ok' : 'failing', ...parts }, ready ? 200 : 503)
  })
