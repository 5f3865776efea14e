/** Deployed workers with their configuration, in binding order. */
export const DEPLOYED = [
  { worker: 'api', config: 'backend/api/wrangler.toml' },
  { worker: 'identity', config: 'backend/identity/wrangler.toml' },
  { worker: 'storefront', config: 'wrangler.toml' },
] as const

export const ENVIRONMENTS = ['staging', 'production'] as const
