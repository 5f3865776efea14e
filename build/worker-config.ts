import type { WorkerConfig } from '@cloudflare/vite-plugin'
import type { WorkerName } from '../local/workers/worker-options.ts'
import { deployConfig } from './deployed-config.ts'
import { buildDeployment, deployedEnvironment } from './deployment.ts'
import { siteOrigins } from './site-origins.ts'

/** The sign-in service's database, in which the local back end stores mail; a deployment sends it. */
const OUTBOX = {
  binding: 'OUTBOX',
  database_name: 'sojourn-identity',
  database_id: '00000000-0000-0000-0000-000000000002',
}

/**
 * Completes and checks what wrangler.toml states: the origins of all markets, the outbox of the local site, or all that a
 * deployment has instead. Changes the configuration.
 */
export const completeConfig = (name: WorkerName, config: WorkerConfig): void => {
  const environment = deployedEnvironment()
  if (environment !== undefined && name !== 'front-door') {
    deployConfig(name, config, environment, buildDeployment(environment))
    return
  }
  const { vars } = config
  if (vars.SITE_ORIGINS !== undefined) vars.SITE_ORIGINS = siteOrigins(vars.SITE_ORIGINS)
  if (name === 'api') config.d1_databases.push(OUTBOX)
}
