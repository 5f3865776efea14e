import { z } from 'zod'
import { MARKET_IDS, type MarketId, marketIdSchema } from '../markets/market-id.ts'

/** Bindings and variables of wrangler.toml. Secrets: SIGNING_KEY, CONTENT_KEY. */
export type Env = {
  ASSETS: Fetcher
  /** The embedded back end; absent when API_URL names another. */
  API?: Fetcher
  FLAGS?: KVNamespace
  /** What was published lately (worker/data/stale-marks.ts). */
  PUBLICATIONS?: KVNamespace
  [variable: string]: unknown
}

const originSchema = z.url().refine((url) => new URL(url).origin === url, 'an origin: scheme, host and port only')

const configSchema = z.object({
  ENVIRONMENT: z.enum(['local', 'staging', 'production']),
  /** Where each market lives. */
  SITE_ORIGINS: z.record(marketIdSchema, originSchema),
  /** Further host names, without port, of a market. */
  HOST_ALIASES: z.record(z.string(), marketIdSchema).default({}),
  /** Base address of a back end that is not the bound one. */
  API_URL: z.url().optional(),
  BOOKING_ORIGIN: originSchema,
  /** The account area; nothing links to it without one. */
  ACCOUNT_ORIGIN: originSchema.optional(),
  IMAGES_ORIGIN: originSchema,
  /** Where the newsletter form posts; listed in the CSP's form-action. */
  NEWSLETTER_ORIGIN: originSchema,
  /** Fixes the time of the worker, outside production. */
  CLOCK: z.iso.datetime().optional(),
  /** `off` renders every page anew, outside production: for benchmarks. */
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  /** Where rendered pages are kept: by the platform in front of the page entrypoint, or in the Cache API. */
  PAGE_STORE: z.enum(['platform', 'cache-api']).default('cache-api'),
  /** Breaks rendering outside production, for tests: of every route, or of the document with it. */
  RENDER_FAULT: z.enum(['route', 'document']).optional(),
  SIGNING_KEY: z.string().min(32, 'SIGNING_KEY must have at least 32 characters'),
  /** Shared with the back end, which signs purges and preview links with it; without it neither works. */
  CONTENT_KEY: z.string().min(32, 'CONTENT_KEY must have at least 32 characters').optional(),
})

export type Config = z.infer<typeof configSchema> & {
  isProduction: boolean
  /** Host name with port, as in the Host header, to market. */
  marketOfHost: ReadonlyMap<string, MarketId>
  /** The current instant in ms. */
  now: () => number
  /** Time that passes (ms) even where `now` is fixed: for rests and other spans, never for dates. */
  elapsed: () => number
}

const configs = new WeakMap<Env, Config>()

/** The checked configuration of this worker. Throws with every mistake named when it is wrong. */
export const readConfig = (env: Env): Config => {
  const known = configs.get(env)
  if (known !== undefined) return known
  const parsed = configSchema.safeParse(env)
  if (!parsed.success) throw new Error(`wrong configuration:\n${z.prettifyError(parsed.error)}`)
  const { CLOCK, ...values } = parsed.data
  const isProduction = values.ENVIRONMENT === 'production'
  const fixed = CLOCK !== undefined && !isProduction ? Date.parse(CLOCK) : null
  const config: Config = {
    ...values,
    PAGE_CACHE: isProduction ? 'on' : values.PAGE_CACHE,
    RENDER_FAULT: isProduction ? undefined : values.RENDER_FAULT,
    isProduction,
    marketOfHost: new Map([
      ...MARKET_IDS.map((id) => [new URL(values.SITE_ORIGINS[id]).host, id] as const),
      ...Object.entries(values.HOST_ALIASES).flatMap(([host, id]) => aliasHosts(host, id, values.SITE_ORIGINS[id])),
    ]),
    // The one place where the storefront reads the machine's clock.
    now: () => fixed ?? Date.now(),
    elapsed: () => Date.now(),
  }
  configs.set(env, config)
  return config
}

/** An alias answers on the port of its market's own origin, too. */
const aliasHosts = (host: string, id: MarketId, origin: string): (readonly [string, MarketId])[] => {
  const { port } = new URL(origin)
  return port === ''
    ? [[host, id]]
    : [
        [host, id],
        [`${host}:${port}`, id],
      ]
}
