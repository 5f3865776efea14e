import { z } from 'zod'
import { MARKET_IDS, type MarketId, marketIdSchema } from '../markets/market-id.ts'
import type { ExperimentEvent } from '../shared/contracts/experiment-events.ts'

/** Bindings and variables of wrangler.toml, which lists the secrets, too. */
export type Env = {
  ASSETS: Fetcher
  /** The embedded back end; absent when API_URL names another. */
  API?: Fetcher
  FLAGS?: KVNamespace
  /** What was published lately (worker/data/stale-marks.ts). */
  PUBLICATIONS?: KVNamespace
  /** The embedded sign-in service; absent, or passed by with ACCOUNT_URL, when AUTH_ISSUER is another. */
  IDENTITY?: Fetcher
  /** Who is signed in (worker/features/session); without it nobody can. */
  SESSIONS?: D1Database
  /** Workers AI, for the search in one's own words; with ASK_MODEL. */
  AI?: unknown
  /** Operations' figures (worker/metrics); absent on one's own machine. */
  METRICS?: AnalyticsEngineDataset
  /** Which deployed version this is; absent on one's own machine. */
  VERSION?: WorkerVersionMetadata
  /** What experiments are counted by, on its way to the back end; without it they are told to it directly. */
  EVENTS?: Queue<readonly ExperimentEvent[]>
  [variable: string]: unknown
}

const originSchema = z.url().refine(
  // Asked of what is no address at all, too.
  (url) => URL.canParse(url) && new URL(url).origin === url,
  'an origin: scheme, host and port only',
)

/** A script that browsers fetch; plain http is for one's own machine. */
const scriptUrl = z.url({ protocol: /^https?$/ })

/** A text that is JSON: secrets are texts, whatever is in them. */
const jsonText = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    context.addIssue({ code: 'custom', message: 'must be JSON' })
    return z.NEVER
  }
})

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
  /** The OpenID issuer that people sign in at; without one there is no sign-in. */
  AUTH_ISSUER: z.url().optional(),
  /** Who this storefront is there. */
  AUTH_CLIENT_ID: z.string().min(1).default('storefront'),
  AUTH_CLIENT_SECRET: z.string().min(16).optional(),
  /** Base address of the account API (`/backoffice/users/me`), when it is not the embedded one. */
  ACCOUNT_URL: z.url().optional(),
  IMAGES_ORIGIN: originSchema,
  /** Where the newsletter form posts; listed in the CSP's form-action. */
  NEWSLETTER_ORIGIN: originSchema,
  /** Where events of visitors who allow analytics are posted to (worker/api/events.ts); without one they are only counted. */
  ANALYTICS_URL: z.url().optional(),
  /** What it is told with them, as a bearer token. */
  ANALYTICS_KEY: z.string().min(16).optional(),
  /** Fixes the time of the worker, outside production. */
  CLOCK: z.iso.datetime().optional(),
  /** `off` renders every page anew, outside production: for benchmarks. */
  PAGE_CACHE: z.enum(['on', 'off']).default('on'),
  /** Where rendered pages are kept: by the platform in front of the page entrypoint, or in the Cache API. */
  PAGE_STORE: z.enum(['platform', 'cache-api']).default('cache-api'),
  /** Breaks rendering outside production, for tests: of every route, or of the document with it. */
  RENDER_FAULT: z.enum(['route', 'document']).optional(),
  /** An OpenAI-compatible endpoint (with `/v1`) that reads questions of the AI search; without one the binding AI does. */
  ASK_URL: z.url().optional(),
  /** The model there; without one the rules of shared/ask read all questions. */
  ASK_MODEL: z.string().min(1).optional(),
  ASK_KEY: z.string().min(1).optional(),
  /** Loader of a provider's live chat, fetched by browsers with consent on a click; without one there is none. */
  SALES_CHAT_URL: scriptUrl.optional(),
  /** Further origins that it needs, separated by spaces. */
  SALES_CHAT_ORIGINS: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(originSchema)),
  /** The function that opens it, as a path from `window` ("Provider.widget.open"); without one it opens by itself. */
  SALES_CHAT_OPEN: z
    .string()
    .regex(/^[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)*$/)
    .optional(),
  /** Share of the ordinary requests that have a line in the log; errors and slow ones always have (worker/log). */
  LOG_SAMPLE: z.coerce.number().min(0).max(1).default(1),
  /** From how many ms on a request, or a call of a service behind, is slow. */
  SLOW_REQUEST_MS: z.coerce.number().positive().default(1000),
  SLOW_CALL_MS: z.coerce.number().positive().default(500),
  SIGNING_KEY: z.string().min(32, 'SIGNING_KEY must have at least 32 characters'),
  /** Shared with the back end, which signs purges and preview links with it; without it neither works. */
  CONTENT_KEY: z.string().min(32, 'CONTENT_KEY must have at least 32 characters').optional(),
  /** The secret of GrowthBook's SDK webhook, which signs what it sends; without it no webhook is taken. */
  FLAGS_WEBHOOK_KEY: z.string().min(16, 'FLAGS_WEBHOOK_KEY must have at least 16 characters').optional(),
  /** Where GrowthBook publishes the payload: looked at each minute, should a webhook get lost. */
  FLAGS_URL: z.url().optional(),
  /** Shared with the booking site, which signs with it who has booked; without it nobody is told apart there. */
  BOOKING_KEY: z.string().min(32, 'BOOKING_KEY must have at least 32 characters').optional(),
  /**
   * JSON of who may see the growth team's pages: a name for each and a key of their own; without it there are none.
   * The keys are all that guards them, so they are chance: 32 characters or more.
   */
  GROWTH_OPERATORS: jsonText
    .pipe(z.record(z.string().regex(/^[\w .-]{1,60}$/), z.string().min(32, 'a key must have at least 32 characters')))
    .optional(),
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

/** The one place where the storefront reads the machine's clock; for whatever has no configuration to ask. */
export const machineClock = { now: () => Date.now() }

/** What is wrong with the configuration, by variable; nothing when the site can run. Values are not told. */
export const configErrors = (env: Env): string[] => {
  if (configs.has(env)) return []
  const { error } = configSchema.safeParse(env)
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

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
    now: () => fixed ?? machineClock.now(),
    elapsed: machineClock.now,
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
