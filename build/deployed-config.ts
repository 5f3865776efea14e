import type { WorkerConfig } from '@cloudflare/vite-plugin'
import { MARKET_IDS } from '../markets/market-id.ts'
import type { DeployedWorker } from './deployed.ts'
import { REQUIRED_SECRETS } from './deployed.ts'
import type { Deployment, EnvironmentName } from './deployment.ts'
import { siteOrigins } from './site-origins.ts'

/** Namespaces of rate limits are unique in an account; those of this machine have 1 as first digit. */
const FIRST_DIGIT: Record<EnvironmentName, string> = { staging: '2', production: '3' }

const API_VARIABLES = [
  'ACCOUNT_URL',
  'AUTH_ROLES_CLAIM',
  'SEARCH_ENGINE_URL',
  'SANITY_URL',
  'SANITY_IMAGES_URL',
] as const

/** In seconds; tests of this machine do not wait for a batch. */
const BATCH_SECONDS = 5

/**
 * Turns a worker's configuration for this machine (wrangler.toml) into that of an environment: names, hosts, required
 * secrets, and bindings that only a deployment has. Resources have names instead of ids. Changes the configuration.
 */
export const deployConfig = (
  worker: DeployedWorker,
  config: WorkerConfig,
  environment: EnvironmentName,
  deployment: Deployment,
): void => {
  const named = (name: string): string => `${name}-${environment}`
  config.name = named(`sojourn-${worker}`)
  config.account_id = deployment.accountId
  config.logpush = true
  config.services = config.services?.map((each) => ({ ...each, service: named(each.service) }))
  config.d1_databases = config.d1_databases.map(({ database_id: _local, ...each }) => {
    const name = named(each.database_name ?? each.binding)
    return { ...each, database_name: deployment.databases[name] ?? name }
  })
  config.kv_namespaces = config.kv_namespaces.map(({ binding }) => ({ binding }))
  config.r2_buckets = config.r2_buckets.map((each) => ({ ...each, bucket_name: named(each.bucket_name ?? '') }))
  for (const producer of config.queues.producers ?? []) producer.queue = named(producer.queue ?? '')
  for (const consumer of config.queues.consumers ?? []) {
    consumer.queue = named(consumer.queue)
    if (consumer.dead_letter_queue !== undefined) consumer.dead_letter_queue = named(consumer.dead_letter_queue)
    if (consumer.max_batch_timeout === 0) consumer.max_batch_timeout = BATCH_SECONDS
  }
  config.ratelimits = config.ratelimits.map((each) => ({
    ...each,
    namespace_id: FIRST_DIGIT[environment] + each.namespace_id.slice(1),
  }))
  config.secrets = { required: [...REQUIRED_SECRETS[worker]] }
  config.version_metadata = { binding: 'VERSION' }
  if (worker !== 'storefront') config.send_email = [{ name: 'MAIL' }]
  else {
    // The platform keeps rendered pages; the props of a call (the PageKey) are part of its cache key.
    config.exports = { ...config.exports, Page: { type: 'worker', cache: { enabled: true } } }
    config.analytics_engine_datasets = [{ binding: 'METRICS', dataset: `storefront_${environment}` }]
    // A model without an endpoint of its own is one of the platform's.
    if (deployment.variables.ASK_MODEL !== undefined && deployment.variables.ASK_URL === undefined)
      config.ai = { binding: 'AI' }
  }
  config.vars = {
    ENVIRONMENT: environment,
    HSTS: deployment.hsts,
    ...deployedVariables(worker, environment, deployment),
  }
  // Only the hosts below serve.
  config.workers_dev = false
  config.preview_urls = false
  config.routes = servedHosts(worker, deployment).map((pattern) => ({
    pattern,
    custom_domain: true,
    // The hosts of branches are below these (scripts/preview.ts).
    ...(worker === 'storefront' && environment === 'staging' && { previews_enabled: true }),
  }))
}

const originsOf = ({ hosts }: Deployment) =>
  siteOrigins(Object.fromEntries(Object.entries(hosts.markets).map(([id, host]) => [id, `https://${host}`])))

const deployedVariables = (
  worker: DeployedWorker,
  environment: EnvironmentName,
  deployment: Deployment,
): Record<string, string | Record<string, string>> => {
  const { hosts, mailFrom, redirects, variables } = deployment
  const shared = { SITE_ORIGINS: originsOf(deployment), IMAGES_ORIGIN: `https://${hosts.images}` }
  const booking: Record<string, string> =
    hosts.booking === undefined ? {} : { BOOKING_ORIGIN: `https://${hosts.booking}` }
  const [account, api] = [`https://${hosts.account}`, `https://${hosts.api}`]
  const sender = { MAIL_FROM: mailFrom, STOREFRONT_URL: shared.SITE_ORIGINS.us }
  if (worker === 'api') {
    const { AUTH_ISSUER = account } = variables
    return {
      ...{ ...shared, ...booking, ...sender, API_PUBLIC_URL: api, AUTH_ISSUER, AUTH_CLIENT_ID: 'backoffice' },
      ...Object.fromEntries(API_VARIABLES.flatMap((name) => (variables[name] ? [[name, variables[name]]] : []))),
    }
  }
  if (worker === 'identity')
    return { ...shared, ...sender, ISSUER: account, CLIENT_ID: 'storefront', BACKOFFICE_ORIGIN: api }
  return {
    ...{ ...shared, ...booking, HOST_ALIASES: redirects, PAGE_STORE: 'platform', NEWSLETTER_ORIGIN: api },
    ...{ AUTH_ISSUER: account, AUTH_CLIENT_ID: 'storefront', ACCOUNT_ORIGIN: account },
    // One in ten ordinary requests is logged, and one in ten page views measured.
    ...(environment === 'production' ? { LOG_SAMPLE: '0.1', VITALS_SAMPLE: '0.1' } : { VITALS_SAMPLE: '1' }),
    ...variables,
  }
}

/** Hosts of a worker, which become custom domains; the zone of each must be in the account. */
export const servedHosts = (worker: DeployedWorker, deployment: Deployment): string[] => {
  const { hosts, redirects } = deployment
  if (worker === 'identity') return [hosts.account]
  if (worker === 'api') return [hosts.api, hosts.images, ...(hosts.booking === undefined ? [] : [hosts.booking])]
  const origins = originsOf(deployment)
  return [...MARKET_IDS.map((id) => new URL(origins[id]).host), ...Object.keys(redirects)]
}
