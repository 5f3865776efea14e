import { ClientSecretBasic } from 'oauth4webapi'
import { discover, type OpenIdProvider } from '../../../shared/sign-in/open-id-provider.ts'
import { readExternal, serviceAt } from '../../data/transport.ts'
import { createUserClient, type UserApi, type UserCallContext } from '../../data/user-client.ts'
import type { Config, Env } from '../../env.ts'

const TIMEOUT_MS = 4000
/** Longest response with tokens, keys or metadata. */
const MAX_BYTES = 200_000

export type SignInService = OpenIdProvider & {
  /** @param authorization value of the header @param deadline as in CallContext */
  accountApi: (authorization: string, caller: UserCallContext, deadline?: number) => UserApi
  sessions: D1Database
  isEmbedded: boolean
}

const services = new WeakMap<Env, SignInService>()

/** The configured issuer, or null: the embedded one through its binding, any other over the network. */
export const signInService = (env: Env, config: Config): SignInService | null => {
  const known = services.get(env)
  if (known !== undefined) return known
  const { AUTH_ISSUER, AUTH_CLIENT_ID, AUTH_CLIENT_SECRET, ACCOUNT_URL } = config
  const { SESSIONS, IDENTITY } = env
  if (AUTH_ISSUER === undefined || AUTH_CLIENT_SECRET === undefined || SESSIONS === undefined) return null
  const embedded = ACCOUNT_URL === undefined ? IDENTITY : undefined
  const account = serviceAt(ACCOUNT_URL ?? AUTH_ISSUER, embedded)
  const service: SignInService = {
    issuer: new URL(AUTH_ISSUER),
    client: { client_id: AUTH_CLIENT_ID },
    clientAuth: ClientSecretBasic(AUTH_CLIENT_SECRET),
    accountApi: (authorization, caller, deadline) =>
      createUserClient({ env, config, deadline, service: account, caller, authorization: () => authorization }),
    sessions: SESSIONS,
    fetchFromIssuer: (url, init) =>
      readExternal(
        { env, config },
        { ...init, name: 'sign-in', url, service: account, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES },
      ),
    isEmbedded: embedded !== undefined,
  }
  services.set(env, service)
  return service
}

/** Throws unless users can sign in now: no cached metadata counts. Of the embedded issuer also its database. */
export const probeIssuer = async (service: SignInService): Promise<void> => {
  await discover(service)
  if (!service.isEmbedded) return
  const { status } = await service.fetchFromIssuer(new URL('/readyz', service.issuer).href)
  if (status !== 200) throw new Error(`/readyz: ${status}`)
}
