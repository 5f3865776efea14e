import {
  type AuthorizationServer,
  authorizationCodeGrantRequest,
  calculatePKCECodeChallenge,
  generateRandomCodeVerifier,
  generateRandomNonce,
  generateRandomState,
  getValidatedIdTokenClaims,
  type IDToken,
  processAuthorizationCodeResponse,
  processPushedAuthorizationResponse,
  processRefreshTokenResponse,
  processUserInfoResponse,
  pushedAuthorizationRequest,
  ResponseBodyError,
  refreshTokenGrantRequest,
  revocationRequest,
  type TokenEndpointResponse,
  type UserInfoResponse,
  userInfoRequest,
  validateApplicationLevelSignature,
  validateAuthResponse,
} from 'oauth4webapi'
import { authorizationServer, type OpenIdProvider, requestOptions } from './open-id-provider.ts'

export type Tokens = {
  access: string
  /** In ms of the running clock that `now` is of. */
  accessExpiresAt: number
  refresh: string | null
}

/** `proof` is a secret of the embedded issuer: never part of a URL. */
export type LoginHints = { login_hint?: string; proof?: string; max_age?: string; prompt?: 'login' }

/** Secrets of one run of the code flow, which a browser keeps in a sealed cookie. */
export type CodeFlow = { state: string; nonce: string; verifier: string }

export const createFlow = (): CodeFlow => ({
  state: generateRandomState(),
  nonce: generateRandomNonce(),
  verifier: generateRandomCodeVerifier(),
})

/** Default lifetime of an access token. */
const DEFAULT_SECONDS = 300

const tokensOf = (response: TokenEndpointResponse, now: number, refresh: string | null): Tokens => ({
  access: response.access_token,
  accessExpiresAt: now + (response.expires_in ?? DEFAULT_SECONDS) * 1000,
  refresh: response.refresh_token ?? refresh,
})

/** Builds the issuer's authorization URL. Throws when the issuer fails. */
export const authorizationUrl = async (
  service: OpenIdProvider,
  flow: CodeFlow,
  {
    redirectUri,
    scope,
    locale,
    now,
    hints,
  }: { redirectUri: string; scope: string; locale: string; now: number; hints: LoginHints },
): Promise<string> => {
  const server = await authorizationServer(service, now)
  const { authorization_endpoint: endpoint } = server
  if (endpoint === undefined) throw new Error('the issuer has no authorization endpoint')
  const url = new URL(endpoint)
  const parameters = {
    client_id: service.client.client_id,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await calculatePKCECodeChallenge(flow.verifier),
    code_challenge_method: 'S256',
    ui_locales: locale,
    ...(hints.login_hint !== undefined && { login_hint: hints.login_hint }),
    ...(hints.max_age !== undefined && { max_age: hints.max_age }),
    ...(hints.prompt !== undefined && { prompt: hints.prompt }),
  }
  const { proof } = hints
  const query =
    proof === undefined || server.pushed_authorization_request_endpoint === undefined
      ? parameters
      : await push(service, server, { ...parameters, proof })
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Pushes the parameters to the issuer (RFC 9126) and returns their replacement in the URL. */
const push = async (
  service: OpenIdProvider,
  server: AuthorizationServer,
  parameters: Record<string, string>,
): Promise<Record<string, string>> => {
  const { client, clientAuth } = service
  const response = await pushedAuthorizationRequest(server, client, clientAuth, parameters, requestOptions(service))
  const { request_uri } = await processPushedAuthorizationResponse(server, client, response)
  return { client_id: client.client_id, request_uri }
}

/**
 * Exchanges the authorization code and validates the ID token. Throws oauth4webapi's errors.
 * @param maxAge seconds since the person signed in at the provider, as in the authorization request
 */
export const exchangeCode = async (
  service: OpenIdProvider,
  flow: CodeFlow,
  parameters: URLSearchParams,
  { redirectUri, now, maxAge }: { redirectUri: string; now: number; maxAge?: number },
): Promise<{ tokens: Tokens; claims: IDToken; subject: string; sid: string | null; signedInAt: number | null }> => {
  const server = await authorizationServer(service, now)
  const { client, clientAuth } = service
  const options = requestOptions(service)
  const checked = validateAuthResponse(server, client, parameters, flow.state)
  const response = await authorizationCodeGrantRequest(
    ...([server, client, clientAuth, checked, redirectUri, flow.verifier, options] as const),
  )
  const result = await processAuthorizationCodeResponse(server, client, response, {
    expectedNonce: flow.nonce,
    requireIdToken: true,
    ...(maxAge !== undefined && { maxAge }),
  })
  await validateApplicationLevelSignature(server, response, options)
  const claims = getValidatedIdTokenClaims(result)
  if (claims === undefined) throw new Error('the issuer sent no ID token')
  const sid = typeof claims.sid === 'string' ? claims.sid : null
  const signedInAt = claims.auth_time === undefined ? null : Math.round(claims.auth_time * 1000)
  return { tokens: tokensOf(result, now, null), claims, subject: claims.sub, sid, signedInAt }
}

/** Claims of the userinfo endpoint; none when the provider has no such endpoint. `refused`: the token is over or revoked. */
export const userInfo = async (
  provider: OpenIdProvider,
  access: string,
  subject: string,
  now: number,
): Promise<Partial<UserInfoResponse> | 'refused'> => {
  const server = await authorizationServer(provider, now)
  if (server.userinfo_endpoint === undefined) return {}
  const response = await userInfoRequest(server, provider.client, access, requestOptions(provider))
  if (response.status === 401 || response.status === 403) return 'refused'
  return processUserInfoResponse(server, provider.client, subject, response)
}

/** `refused`: the refresh token is invalid. Throws when the issuer fails. */
export const refreshTokens = async (
  service: OpenIdProvider,
  refresh: string,
  now: number,
): Promise<Tokens | 'refused'> => {
  const server = await authorizationServer(service, now)
  const { client, clientAuth } = service
  const response = await refreshTokenGrantRequest(server, client, clientAuth, refresh, requestOptions(service))
  try {
    return tokensOf(await processRefreshTokenResponse(server, client, response), now, refresh)
  } catch (error) {
    // Status 4xx only.
    if (error instanceof ResponseBodyError) return 'refused'
    throw error
  }
}

/** Best effort: this site deletes them in any case. */
export const revokeTokens = async (
  service: OpenIdProvider,
  { refresh, access }: Tokens,
  now: number,
): Promise<void> => {
  try {
    const server = await authorizationServer(service, now)
    if (server.revocation_endpoint === undefined) return
    await revocationRequest(server, service.client, service.clientAuth, refresh ?? access, requestOptions(service))
  } catch {
    // The tokens expire anyway.
  }
}

/** null when the issuer has no such endpoint. */
export const endSessionUrl = (
  server: AuthorizationServer,
  service: OpenIdProvider,
  { home, locale }: { home: string; locale: string },
): string | null => {
  if (server.end_session_endpoint === undefined) return null
  const url = new URL(server.end_session_endpoint)
  url.searchParams.set('client_id', service.client.client_id)
  url.searchParams.set('post_logout_redirect_uri', home)
  url.searchParams.set('ui_locales', locale)
  return url.href
}
