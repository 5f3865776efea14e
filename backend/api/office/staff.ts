import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { ClientSecretBasic } from 'oauth4webapi'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { readResponseBody } from '../../../shared/http/read-up-to.ts'
import { currentStaff, endStaffSignIn } from '../../../shared/sign-in/current-staff.ts'
import type { OpenIdProvider } from '../../../shared/sign-in/open-id-provider.ts'
import { ROLES_CLAIM } from '../../../shared/sign-in/staff-roles.ts'
import {
  finishStaffSignIn,
  lifetimeOf,
  openStaff,
  type Staff,
  type StaffSite,
  sealStaff,
  startStaffSignIn,
} from '../../../shared/sign-in/staff-sign-in.ts'
import { realNow } from '../../kit/clock.ts'
import type { Api, Env } from '../env.ts'

const SESSION = '__Host-operator'
const FLOW = '__Host-operator-sign-in'
const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const

const TIMEOUT_MS = 4000
const MAX_BYTES = 200_000

/** Whether a browser has a cookie of a sign-in, whatever its roles. */
export const hasSignedIn = async (c: Context<Api>): Promise<boolean> =>
  (await openStaff(c.env.SIGNING_KEY, getCookie(c, SESSION), realNow())) !== null

/** Who has signed in, with today's roles; null for nobody. Throws when the provider does not tell. */
export const staffOf = async (c: Context<Api>): Promise<Staff | null> => {
  const site = siteOf(c.env)
  const cookie = getCookie(c, SESSION)
  const staff = await (site === null ? openStaff(c.env.SIGNING_KEY, cookie, realNow()) : currentStaff(site, cookie))
  const known = staff && ofOffice(staff)
  return known?.roles.length ? known : null
}

/** The growth pages are elsewhere. */
const ofOffice = (staff: Staff): Staff => ({ ...staff, roles: staff.roles.filter((role) => role !== 'growth') })

const providers = new WeakMap<Env, OpenIdProvider>()

/** The embedded provider through its binding, another one over the network; null without one. */
const siteOf = (env: Env): StaffSite | null => {
  const { AUTH_ISSUER, AUTH_CLIENT_ID, AUTH_CLIENT_SECRET, AUTH_ROLES_CLAIM, ACCOUNT_URL, IDENTITY } = env
  if (!AUTH_ISSUER || !AUTH_CLIENT_ID || !AUTH_CLIENT_SECRET) return null
  const embedded = ACCOUNT_URL === undefined ? IDENTITY : undefined
  const provider = providers.get(env) ?? {
    issuer: new URL(AUTH_ISSUER),
    client: { client_id: AUTH_CLIENT_ID },
    clientAuth: ClientSecretBasic(AUTH_CLIENT_SECRET),
    fetchFromIssuer: async (url: string, init?: RequestInit) => {
      const request = new Request(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      const response = await (embedded === undefined ? fetch(request) : embedded.fetch(request))
      return new Response(await readResponseBody('sign-in', response, MAX_BYTES), response)
    },
  }
  providers.set(env, provider)
  return {
    ...{ provider, redirectUri: `${env.API_PUBLIC_URL}/signed-in`, rolesClaim: AUTH_ROLES_CLAIM ?? ROLES_CLAIM },
    ...{ key: env.SIGNING_KEY, now: realNow() },
  }
}

/** URL of the provider, at which the browser goes on; null without one. Throws when it fails. */
export const startSignIn = async (c: Context<Api>, back: string): Promise<string | null> => {
  const site = siteOf(c.env)
  if (site === null) return null
  const { url, cookie } = await startStaffSignIn(site, back)
  setCookie(c, FLOW, cookie, { ...ATTRIBUTES, maxAge: LIFETIME_SECONDS.login })
  return url
}

/** Who has signed in, and where they wanted to go; null for another browser's sign-in. Somebody without a role gets no session. */
export const finishSignIn = async (c: Context<Api>): Promise<{ staff: Staff; back: string } | null> => {
  const site = siteOf(c.env)
  if (site === null) return null
  const finished = await finishStaffSignIn(site, new URL(c.req.url).searchParams, getCookie(c, FLOW))
  setCookie(c, FLOW, '', { ...ATTRIBUTES, maxAge: 0 })
  if (finished === null) return null
  const staff = ofOffice(finished.staff)
  if (staff.roles.length > 0)
    setCookie(c, SESSION, await sealStaff(site.key, staff, site.now), {
      ...ATTRIBUTES,
      maxAge: lifetimeOf(staff),
    })
  return { ...finished, staff }
}

/** Ends the sign-in here and at the provider, at whose page the browser goes on; null without one. */
export const signOut = async (c: Context<Api>, home: string): Promise<string | null> => {
  const site = siteOf(c.env)
  const cookie = getCookie(c, SESSION)
  setCookie(c, SESSION, '', { ...ATTRIBUTES, maxAge: 0 })
  return site && endStaffSignIn(site, cookie, home)
}
