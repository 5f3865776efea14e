import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { z } from 'zod'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import { authorizationServer } from '../../../shared/sign-in/open-id-provider.ts'
import type { Visit } from '../../visit/visit.ts'
import { sessionStore } from './session-store.ts'
import { type SignInService, signInService } from './sign-in-service.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const CLOCK_TOLERANCE_SECONDS = 30

/** OpenID Connect Back-Channel Logout 1.0, section 2.4. The missing nonce distinguishes it from an ID token. */
const claimsSchema = lazySchema(() =>
  z
    .object({
      jti: z.string().min(1).max(200),
      exp: z.number(),
      sub: z.string().optional(),
      sid: z.string().optional(),
      events: z.object({ [EVENT]: z.object({}) }),
      nonce: z.undefined().optional(),
    })
    .refine(({ sub, sid }) => sub !== undefined || sid !== undefined),
)

/** Ends one sign-in, or all of a user, for the issuer. False for a token that is invalid or was used before. */
export const backchannelLogout = async (
  { env, config, defer }: Pick<Visit, 'env' | 'config' | 'defer'>,
  token: string | undefined,
): Promise<boolean> => {
  const { SIGNING_KEY, realNow } = config
  const service = signInService(env, config)
  if (service === null || token === undefined) return false
  const claims = await issuerKeys(service, realNow(), defer)
    .then((keys) => verify(token, service, keys, realNow()))
    .catch(() => null)
  if (claims === null) return false
  const { jti, exp, sub = null, sid } = claims
  const ended = { subject: sub, sid: sid || null }
  const store = sessionStore(service.sessions, SIGNING_KEY)
  if (!(await store.takeLogoutToken(jti, ended, (exp + CLOCK_TOLERANCE_SECONDS) * 1000, realNow()))) return false
  await store.endOf(ended)
  return true
}

const verify = async (token: string, service: SignInService, { issuer, keys }: IssuerKeys, now: number) => {
  const { payload } = await jwtVerify(token, createLocalJWKSet(keys), {
    issuer,
    audience: service.client.client_id,
    // Asymmetric only: never "none", never a shared secret.
    algorithms: ['ES256', 'RS256', 'PS256', 'EdDSA'],
    currentDate: new Date(now),
    maxTokenAge: 300,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
  })
  return claimsSchema.parse(payload)
}

const KEYS_MS = 60_000

type IssuerKeys = { issuer: string; keys: JSONWebKeySet }

const flights = new WeakMap<SignInService, { flight: Promise<IssuerKeys>; startedAt: number }>()

/**
 * Fetches metadata and keys at most once a minute, also when that fails, because anybody can send tokens; issuers
 * publish keys before they use them.
 */
const issuerKeys = (service: SignInService, now: number, defer: Visit['defer']): Promise<IssuerKeys> => {
  const known = flights.get(service)
  if (known !== undefined && now - known.startedAt < KEYS_MS) return known.flight
  const flight = fetchKeys(service, now).catch((error: unknown) => {
    if (known === undefined) throw error
    return known.flight
  })
  flights.set(service, { flight, startedAt: now })
  // Outlives the request that started it: others wait for it.
  defer(flight.catch(() => undefined))
  return flight
}

const fetchKeys = async (service: SignInService, now: number): Promise<IssuerKeys> => {
  const { issuer, jwks_uri: url } = await authorizationServer(service, now)
  if (url === undefined) throw new Error('the issuer publishes no keys')
  const response = await service.fetchFromIssuer(url)
  if (!response.ok) throw new Error(`keys of the issuer: ${response.status}`)
  return { issuer, keys: (await response.json()) as JSONWebKeySet }
}
