import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { marketIdSchema } from '../markets/market-id.ts'
import { hstsSchema } from '../shared/http/hsts.ts'
import { parseJson } from '../shared/json/parse-json.ts'
import { ENVIRONMENTS } from './deployed.ts'

const host = z
  .string()
  .max(253)
  .regex(/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z]$/, 'a host such as www.example.com')

/** Variables for services that a company has or lacks (docs/configuration.md, "Services"). */
const SERVICE_VARIABLES = [
  ...[
    'API_URL',
    'BOOKING_ORIGIN',
    'IMAGES_ORIGIN',
    'NEWSLETTER_ORIGIN',
    'AUTH_ISSUER',
    'AUTH_CLIENT_ID',
    'ACCOUNT_URL',
    'AUTH_ROLES_CLAIM',
  ],
  ...['ANALYTICS_URL', 'FLAGS_URL', 'ASK_URL', 'ASK_MODEL', 'PAGE_TIMEOUT_MS', 'LOG_SAMPLE', 'VITALS_SAMPLE'],
  ...['SENTRY_DSN', 'TAG_MANAGER_URL', 'TAG_MANAGER_ORIGINS'],
  ...[
    'SALES_CHAT_URL',
    'SALES_CHAT_ORIGINS',
    'SALES_CHAT_OPEN',
    'SEARCH_ENGINE_URL',
    'SANITY_URL',
    'SANITY_IMAGES_URL',
  ],
] as const

/** What only people know of an environment, in `deployments/<environment>.json`; everything else derives from it. */
export const deploymentSchema = z.strictObject({
  accountId: z.string().regex(/^[0-9a-f]{32}$/, '32 hexadecimal digits; npx wrangler whoami shows them'),
  hosts: z.strictObject({
    /** By market, or for all others by the pattern `*` with `{id}` and `{suffix}` (build/site-origins.ts). */
    markets: z.record(z.string(), z.string().min(1)),
    api: host,
    account: host,
    images: host,
    /** The embedded booking desk; leave it out, and set BOOKING_ORIGIN, for a booking site of your own. */
    booking: host.optional(),
  }),
  /** Further hosts, such as `example.com`, that redirect to the market. */
  redirects: z.record(host, marketIdSchema).default({}),
  mailFrom: z.email('an address such as hello@example.com'),
  hsts: hstsSchema.default('host'),
  /** Where Cloudflare creates the databases. */
  location: z.enum(['weur', 'eeur', 'apac', 'oc', 'wnam', 'enam']).default('weur'),
  /** Databases that take the place of another one, by its name: a restored one has a new name. */
  databases: z.record(z.string(), z.string()).default({}),
  variables: z.partialRecord(z.enum(SERVICE_VARIABLES), z.string()).default({}),
})

export type Deployment = z.output<typeof deploymentSchema>
export type EnvironmentName = (typeof ENVIRONMENTS)[number]

const FOLDER = process.env.DEPLOYMENTS ?? 'deployments'

export const deploymentFile = (environment: EnvironmentName | 'example'): string =>
  `${environment === 'example' ? 'deployments' : FOLDER}/${environment}.json`

/** Null while the environment is not set up. Throws for a wrong file. */
export const readDeployment = (environment: EnvironmentName | 'example'): Deployment | null => {
  const file = deploymentFile(environment)
  if (!existsSync(file)) return null
  const { data, error } = deploymentSchema.safeParse(parseJson(readFileSync(file, 'utf8')))
  if (error) throw new Error(`${file}:\n${z.prettifyError(error)}`)
  return data
}

/** Deployment that a build uses: that of the example while the environment is not set up, for dry runs. */
export const buildDeployment = (environment: EnvironmentName): Deployment => {
  const deployment = readDeployment(environment) ?? readDeployment('example')
  if (deployment === null) throw new Error(`${deploymentFile(environment)} is missing`)
  return deployment
}

/** Environment of this build, by the variable DEPLOYMENT; undefined for this machine. */
export const deployedEnvironment = (): EnvironmentName | undefined =>
  z.enum(ENVIRONMENTS).optional().parse(process.env.DEPLOYMENT)
