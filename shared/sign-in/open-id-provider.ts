import {
  type AuthorizationServer,
  allowInsecureRequests,
  type Client,
  type ClientAuth,
  customFetch,
  discoveryRequest,
  processDiscoveryResponse,
} from 'oauth4webapi'

const METADATA_MS = 600_000

/** An OpenID provider, as one of its clients calls it. */
export type OpenIdProvider = {
  issuer: URL
  client: Client
  clientAuth: ClientAuth
  fetchFromIssuer: (url: string, init?: RequestInit) => Promise<Response>
}

/** Plain http is for local issuers. */
export const requestOptions = ({ fetchFromIssuer, issuer }: OpenIdProvider) => ({
  [customFetch]: (url: string, init: object) => fetchFromIssuer(url, init as RequestInit),
  [allowInsecureRequests]: issuer.protocol === 'http:',
})

export const discover = async (provider: OpenIdProvider): Promise<AuthorizationServer> =>
  processDiscoveryResponse(provider.issuer, await discoveryRequest(provider.issuer, requestOptions(provider)))

const described = new WeakMap<OpenIdProvider, { server: AuthorizationServer; at: number }>()

/** Issuer metadata, cached; outdated while the issuer fails. Throws when there is none. @param now ms of a running clock */
export const authorizationServer = async (provider: OpenIdProvider, now: number): Promise<AuthorizationServer> => {
  const known = described.get(provider)
  if (known !== undefined && now - known.at < METADATA_MS) return known.server
  try {
    const server = await discover(provider)
    described.set(provider, { server, at: now })
    return server
  } catch (error) {
    if (known === undefined) throw error
    return known.server
  }
}
