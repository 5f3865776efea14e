import {
  type AuthorizationServer,
  allowInsecureRequests,
  type Client,
  type ClientAuth,
  ClientSecretBasic,
  customFetch,
  discoveryRequest,
  processDiscoveryResponse,
} from 'oauth4webapi'
import { readExternal, serviceAt } from '../../data/transport.ts'
import { createUserClient, type UserApi, type UserCallContext } from '../../data/user-client.ts'
import type { Config, Env } from '../../env.ts'

const TIMEOUT_MS = 4000
const METADATA_MS = 600_000
/** Longest response with tokens, keys or metadata. */
const MAX_BYTES = 200_000

export type SignInService = {
  issuer: URL
  client: Client
  clientAuth: ClientAuth
  /** @param authorization value of the header @param deadline as in CallContext */
  accountApi: (authorization: string, caller: UserCallContext, deadline?: number) => UserApi
  sessions: D1Database
  fetchFromIssuer: (url: string, init?: RequestInit) => Promise<Response>
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

/** Plain http is for local issuers. */
export const requestOptions = ({ fetchFromIssuer, issuer }: SignInService) => ({
  [customFetch]: (url: string, init: object) => fetchFromIssuer(url, init as RequestInit),
  [allowInsecureRequests]: issuer.protocol === 'http:',
})

const discover = async (service: SignInService): Promise<AuthorizationServer> =>
  processDiscoveryResponse(service.issuer, await discoveryRequest(service.issuer, requestOptions(service)))

/** Throws unless users can sign in now: no cached metadata counts. Of the embedded issuer also its database. */
export const probeIssuer = async (service: SignInService): Promise<void> => {
  await discover(service)
  if (!service.isEmbedded) return
  const { status } = await service.fetchFromIssuer(new URL('/readyz', service.issuer).href)
  if (status !== 200) throw new Error(`/readyz: ${status}`)
}

const described = new WeakMap<SignInService, { server: AuthorizationServer; at: number }>()

/** Issuer metadata, cached; outdated while the issuer fails. Throws when there is none. @param now realNow ms */
export const authorizationServer = async (service: SignInService, now: number): Promise<AuthorizationServer> => {
  const known = described.get(service)
  if (known !== undefined && now - known.at < METADATA_MS) return known.server
  try {
    const server = await discover(service)
    described.set(service, { server, at: now })
    return server
  } catch (error) {
    if (known === undefined) throw error
    return known.server
  }
}
