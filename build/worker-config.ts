import type { WorkerConfig } from '@cloudflare/vite-plugin'
import { z } from 'zod'
import type { WorkerName } from '../local/workers/worker-options.ts'
import { hstsSchema } from '../shared/http/hsts.ts'
import { siteOrigins } from './site-origins.ts'

/** The sign-in service's database, in which the local back end stores mail; a deployment sends it. */
const OUTBOX = {
  binding: 'OUTBOX',
  database_name: 'sojourn-identity',
  database_id: '00000000-0000-0000-0000-000000000002',
}

/** Variables with the origins that a worker serves as custom domains, in addition to those of the markets. */
const SERVED: Partial<Record<WorkerName, readonly string[]>> = {
  // Without BOOKING_ORIGIN bookings start at another site.
  api: ['API_PUBLIC_URL', 'IMAGES_ORIGIN', 'BOOKING_ORIGIN'],
  identity: ['ISSUER'],
}

/**
 * Completes and checks what wrangler.toml states: the origins of all markets, the domains of a deployment, the outbox of the local
 * site. Changes the configuration.
 */
export const completeConfig = (name: WorkerName, config: WorkerConfig, environment: string | undefined): void => {
  const { vars } = config
  if (vars.SITE_ORIGINS !== undefined) vars.SITE_ORIGINS = siteOrigins(vars.SITE_ORIGINS)
  z.object({ HSTS: hstsSchema.optional() }).parse(vars)
  if (environment !== undefined) config.routes = customDomains(name, vars)
  else if (name === 'api') config.d1_databases.push(OUTBOX)
}

const customDomains = (name: WorkerName, vars: Record<string, unknown>): WorkerConfig['routes'] => {
  const origins =
    name === 'storefront'
      ? Object.values(siteOrigins(vars.SITE_ORIGINS))
      : SERVED[name]?.map((variable) => vars[variable]).filter((origin) => origin !== undefined)
  return z
    .array(z.url())
    .parse(origins)
    .map((origin) => ({ pattern: new URL(origin).host, custom_domain: true }))
}
