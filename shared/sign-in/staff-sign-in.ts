import { z } from 'zod'
import { LIFETIME_SECONDS } from '../consent/lifetimes.ts'
import { lazySchema } from '../contracts/lazy-schema.ts'
import { seal, unseal } from '../signing/sealed-value.ts'
import { authorizationServer, type OpenIdProvider } from './open-id-provider.ts'
import { type Role, roleSchema } from './staff-roles.ts'
import { authorizationUrl, createFlow, exchangeCode, userInfo } from './tokens.ts'

const FLOW = 'staff sign-in'
const STAFF = 'staff'
/** A sealed one is a third longer; cookies have at most 4,096 bytes. */
const MAX_TOKEN = 2500

const flowSchema = lazySchema(() =>
  z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), back: z.string() }),
)
const staffSchema = lazySchema(() =>
  z.object({ id: z.string(), email: z.string(), roles: z.array(roleSchema), access: z.string().optional() }),
)

/**
 * A person who runs the site; the email is the account's id where the provider tells none. `access`: token by which it
 * tells the roles again, absent where it cannot.
 */
export type Staff = z.output<typeof staffSchema>

/** A site whose staff sign in. */
export type StaffSite = {
  provider: OpenIdProvider
  redirectUri: string
  rolesClaim: string
  /** Seals cookies. */
  key: string
  /** In ms. */
  now: number
}

/**
 * Starts a sign-in: redirect to `url` with `cookie`, which expires after `LIFETIME_SECONDS.login`. Throws when the
 * provider fails.
 * @param back page to return to, checked by the caller
 * @param prompt `login`: asks for an account although the browser is signed in at the provider
 */
export const startStaffSignIn = async (
  { provider, redirectUri, rolesClaim, key, now }: StaffSite,
  back: string,
  prompt?: 'login',
): Promise<{ url: string; cookie: string }> => {
  const flow = createFlow()
  const { scopes_supported: scopes } = await authorizationServer(provider, now)
  const scope = ['openid email', ...(scopes?.includes(rolesClaim) ? [rolesClaim] : [])].join(' ')
  // Who signed in to the site long ago signs in again.
  const hints = { max_age: String(LIFETIME_SECONDS.operator), prompt }
  const url = await authorizationUrl(provider, flow, { redirectUri, scope, locale: 'en', now, hints })
  return { url, cookie: await seal(key, FLOW, { ...flow, back }, now, LIFETIME_SECONDS.login) }
}

/** Ends a sign-in of this browser; null for another one's, or when it has expired. Throws oauth4webapi's errors. */
export const finishStaffSignIn = async (
  { provider, redirectUri, rolesClaim, key, now }: StaffSite,
  parameters: URLSearchParams,
  cookie: string | undefined,
): Promise<{ staff: Staff; back: string } | null> => {
  const { data: flow } = flowSchema.safeParse(await unseal(key, FLOW, cookie, now))
  if (flow === undefined || flow.state !== parameters.get('state')) return null
  const { tokens, claims, subject } = await exchangeCode(provider, flow, parameters, {
    ...{ redirectUri, now, maxAge: LIFETIME_SECONDS.operator },
  })
  const info = await userInfo(provider, tokens.access, subject, now)
  if (info === 'refused') throw new Error('the provider refuses its own access token')
  const known = { ...claims, ...info }
  const email = typeof known.email === 'string' ? known.email : subject
  const access = rolesClaim in info && tokens.access.length <= MAX_TOKEN ? { access: tokens.access } : {}
  return { staff: { id: subject, email, roles: rolesOf(known[rolesClaim]), ...access }, back: flow.back }
}

/** Roles of other systems are left out. */
export const rolesOf = (claim: unknown): Role[] =>
  (Array.isArray(claim) ? claim : []).flatMap((role) => roleSchema.safeParse(role).data ?? [])

/** Seconds for which somebody is signed in: a working day, or a few minutes where only a new sign-in tells the roles. */
export const lifetimeOf = ({ access }: Staff): number =>
  access === undefined ? LIFETIME_SECONDS.staff : LIFETIME_SECONDS.operator

/** Value of a cookie. */
export const sealStaff = (key: string, staff: Staff, now: number): Promise<string> =>
  seal(key, STAFF, staff, now, lifetimeOf(staff))

/** Whoever is signed in by a cookie, or null. */
export const openStaff = async (key: string, cookie: string | undefined, now: number): Promise<Staff | null> =>
  staffSchema.safeParse(await unseal(key, STAFF, cookie, now)).data ?? null
