/** Deployed workers with their configuration, in binding order. */
export const DEPLOYED = [
  { worker: 'identity', config: 'backend/identity/wrangler.toml' },
  { worker: 'api', config: 'backend/api/wrangler.toml' },
  { worker: 'storefront', config: 'wrangler.toml' },
] as const

export type DeployedWorker = (typeof DEPLOYED)[number]['worker']

export const ENVIRONMENTS = ['staging', 'production'] as const

/** Secrets without which wrangler refuses a version of the worker. */
export const REQUIRED_SECRETS = {
  api: ['SIGNING_KEY', 'CONTENT_KEY', 'API_WRITE_TOKEN', 'AUTH_CLIENT_SECRET'],
  identity: ['SIGNING_KEY', 'CLIENT_SECRET', 'BACKOFFICE_SECRET'],
  storefront: ['SIGNING_KEY', 'CONTENT_KEY', 'AUTH_CLIENT_SECRET'],
} as const
