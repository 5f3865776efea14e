import { z } from 'zod'
import { MARKET_IDS, type MarketId, marketIdSchema } from '../markets/market-id.ts'
import type { StreamEvent } from '../shared/contracts/event-stream.ts'
import type { ExperimentEvent } from '../shared/contracts/experiment-events.ts'
import { lazySchema } from '../shared/contracts/lazy-schema.ts'
import { hstsSchema } from '../shared/http/hsts.ts'
import { type MalformedJson, parseJson } from '../shared/json/parse-json.ts'
import { ROLES_CLAIM } from '../shared/sign-in/staff-roles.ts'

/** Rate limits of a network address; wrangler.toml states them, docs/operations.md explains them. */
export type RateLimitBinding =
  | 'SEARCH_LIMIT'
  | 'ASK_LIMIT'
  | 'CODES_LIMIT'
  | 'FORMS_LIMIT'
  | 'EVENTS_LIMIT'
  | 'PERSONAL_LIMIT'
  | 'PATHS_LIMIT'

/** Bindings and variables of wrangler.toml, which also lists the secrets. */
export type Env = { [Name in RateLimitBinding]?: RateLimit } & {
  ASSETS: Fetcher
  /** Hashed files of all builds (worker/files/builds.ts); without it only those of this build exist. */
  BUILDS?: R2Bucket
  API?: Fetcher
  FLAGS?: KVNamespace
  IDENTITY?: Fetcher
  /** Sessions (worker/features/session). */
  SESSIONS?: D1Database
  AI?: unknown
  /** Metrics (worker/telemetry); absent locally. */
  METRICS?: AnalyticsEngineDataset
  VERSION?: WorkerVersionMetadata
  /** Name of a branch, in its preview (gateway/preview-gate.ts). */
  PREVIEW?: string
  PREVIEW_PASSWORD?: string
  /** Experiment events on their way to the back end; without it they are sent directly. */
  EVENTS?: Queue<readonly ExperimentEvent[]>
  /** Events on their way to ANALYTICS_URL; without it they are sent directly. */
  STREAM?: Queue<readonly StreamEvent[]>
  [variable: string]: unknown
}

const originSchema = lazySchema(() =>
  z.url().refine(
    // Refinements also run on invalid URLs.
    (url) => URL.canParse(url) && new URL(url).origin === url,
    'an origin: scheme, host and port only',
  ),
)

/** Plain http is for local machines. */
const scriptUrl = lazySchema(() => z.url({ protocol: /^https?$/ }))

const originsText = lazySchema(() =>
  z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(originSchema)),
)

const jsonText = lazySchema(() =>
  z.string().transform((text, context): unknown => {
    try {
      return parseJson(text)
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as MalformedJson).message })
      return z.NEVER
    }
  }),
)

const configSchema = lazySchema(() =>
  z.object({
    ENVIRONMENT: z.enum(['local', 'staging', 'production']),
    SITE_ORIGINS: z.record(marketIdSchema, originSchema),
    /** Further host names, without port. */
    HOST_ALIASES: z.record(z.string(), marketIdSchema).default({}),
    API_URL: z.url().optional(),
    BOOKING_ORIGIN: originSchema,
    /** The account area; without it there are no links to it. */
    ACCOUNT_ORIGIN: originSchema.optional(),
    AUTH_ISSUER: z.url().optional(),
    AUTH_CLIENT_ID: z.string().min(1).default('storefront'),
    AUTH_CLIENT_SECRET: z.string().min(16).optional(),
    /** Claim with the roles of staff (shared/sign-in/staff-roles.ts). */
    AUTH_ROLES_CLAIM: z.string().min(1).default(ROLES_CLAIM),
    /** The account API (`/backoffice/users/me`), unless it is the embedded one. */
    ACCOUNT_URL: z.url().optional(),
    IMAGES_ORIGIN: originSchema,
    NEWSLETTER_ORIGIN: originSchema,
    /** Receives events of visitors who allow analytics (worker/features/experiments/event-stream.ts). */
    ANALYTICS_URL: z.url().optional(),
    ANALYTICS_KEY: z.string().min(16).optional(),
    /** A Sentry-compatible service that receives errors (worker/features/errors/send-error.ts). */
    SENTRY_DSN: z.url().optional(),
    CLOCK: z.iso.datetime().optional(),
    /** `off` outside production, for benchmarks. */
    PAGE_CACHE: z.enum(['on', 'off']).default('on'),
    /** Cache of rendered pages: the platform's in front of the page entrypoint, or the Cache API. */
    PAGE_STORE: z.enum(['platform', 'cache-api']).default('cache-api'),
    /** Breaks rendering outside production, for tests: of every route, or also of the error page. */
    RENDER_FAULT: z.enum(['route', 'document']).optional(),
    /** An OpenAI-compatible endpoint (with `/v1`) for the AI search; default: the binding AI. */
    ASK_URL: z.url().optional(),
    ASK_MODEL: z.string().min(1).optional(),
    ASK_KEY: z.string().min(1).optional(),
    /** Container of a tag manager, fetched by browsers with consent to marketing. */
    TAG_MANAGER_URL: scriptUrl.optional(),
    /** Hosts that its tags measure with. */
    TAG_MANAGER_ORIGINS: originsText,
    /** Loader of a live chat, fetched by browsers with consent on a click. */
    SALES_CHAT_URL: scriptUrl.optional(),
    SALES_CHAT_ORIGINS: originsText,
    /** Path from `window` of the function that opens the live chat ("Provider.widget.open"). */
    SALES_CHAT_OPEN: z
      .string()
      .regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/)
      .optional(),
    /** In ms, for all back-end calls of a page together; a single call has four fifths of it. */
    PAGE_TIMEOUT_MS: z.coerce.number().positive().default(2500),
    /** Share of ordinary requests that are logged; errors and slow ones always are (worker/telemetry). */
    LOG_SAMPLE: z.coerce.number().min(0).max(1).default(1),
    /** In ms. */
    SLOW_REQUEST_MS: z.coerce.number().positive().default(1000),
    SLOW_CALL_MS: z.coerce.number().positive().default(500),
    /** Share of page views with consent to analytics that browsers measure (docs/operations.md, "Real users"). */
    VITALS_SAMPLE: z.coerce.number().min(0).max(1).default(0),
    HSTS: hstsSchema.default('host'),
    SIGNING_KEY: z.string().min(32, 'SIGNING_KEY must have at least 32 characters'),
    /** Shared with the back end, which signs preview links and announcements of changes with it. */
    CONTENT_KEY: z.string().min(32, 'CONTENT_KEY must have at least 32 characters').optional(),
    /** Secret of GrowthBook's SDK webhook. */
    FLAGS_WEBHOOK_KEY: z.string().min(16, 'FLAGS_WEBHOOK_KEY must have at least 16 characters').optional(),
    /** GrowthBook's published payload, loaded each minute in case a webhook is lost. */
    FLAGS_URL: z.url().optional(),
    /** Shared with the booking site, which signs its confirmations with it. */
    BOOKING_KEY: z.string().min(32, 'BOOKING_KEY must have at least 32 characters').optional(),
    /** JSON of the growth team's operators: a name and a random key for each. */
    GROWTH_OPERATORS: jsonText
      .pipe(z.record(z.string().regex(/^[\w .-]{1,60}$/), z.string().min(32, 'a key must have at least 32 characters')))
      .optional(),
  }),
)

export type Config = z.infer<typeof configSchema> & {
  isProduction: boolean
  /** By host name with port, as in the Host header. */
  marketOfHost: ReadonlyMap<string, MarketId>
  now: () => number
  /** In ms. Ignores CLOCK: for leases, pauses and other durations. */
  realNow: () => number
}

const configs = new WeakMap<Env, Config>()

/** The storefront's one reader of the machine's clock. */
export const machineClock = { now: () => Date.now() }

/** Problems of the configuration, by variable and without values; empty when the site can run. */
export const configErrors = (env: Env): string[] => {
  if (configs.has(env)) return []
  const { error } = configSchema.safeParse(env)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

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
    now: () => fixed ?? machineClock.now(),
    realNow: machineClock.now,
  }
  configs.set(env, config)
  return config
}

/** An alias is also valid on the port of its market's origin. */
const aliasHosts = (host: string, id: MarketId, origin: string): (readonly [string, MarketId])[] => {
  const { port } = new URL(origin)
  return port === ''
    ? [[host, id]]
    : [
        [host, id],
        [`${host}:${port}`, id],
      ]
}
