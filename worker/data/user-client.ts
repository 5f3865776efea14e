import { signStorefrontCall } from '../../shared/contracts/storefront-call.ts'
import { logLine } from '../telemetry/log-line.ts'
import { type Endpoint, readResponse } from './endpoint.ts'
import { backEnd, type CallContext, fetchJson, type Service } from './transport.ts'

export type UserEndpoint<T, R = never> = Endpoint<T, R> & {
  /** Allows a retry of a POST; other methods always allow it. */
  isIdempotent?: true
}

/** Throws UpstreamError, and an error without CONTENT_KEY. */
export type UserApi = <T, R = never>(endpoint: UserEndpoint<T, R>) => Promise<T | R>

/** `path` of the page that the visitor is on. */
export type UserCallContext = { path: string; anonymousId: string | null }

type UserClient = CallContext & {
  service?: Service
  /** Absent for calls for no visitor: experiment events, the growth team's pages. */
  caller?: UserCallContext
  /** Value of the `Authorization` header. */
  authorization: () => Promise<string> | string
}

/**
 * Creates a client without any cache, for gateway and private entrypoint only (decision 14). In production its calls
 * carry the visitor's path and anonymous id (spec section 7).
 */
export const createUserClient =
  ({ env, config, deadline, trace, service, caller, authorization }: UserClient): UserApi =>
  async (endpoint) => {
    const headers = userHeaders(config.isProduction, await authorization(), caller)
    const canRetry = endpoint.method !== 'POST' || endpoint.isIdempotent === true
    const response = await fetchJson(
      { env, config, deadline, trace, service: service ?? backEnd(env, config), headers, canRetry },
      endpoint,
    )
    const { value, dropped } = readResponse(endpoint, response)
    if (dropped.length > 0) logLine(config, { call: endpoint.name, dropped })
    return value
  }

/** Creates a client with a token signed by the key that storefront and back end share; default: for no user. */
export const createSignedClient = (
  client: Omit<UserClient, 'authorization' | 'service'>,
  sign: (key: string, now: number) => Promise<string> = signStorefrontCall,
): UserApi =>
  createUserClient({
    ...client,
    authorization: async () => {
      const { CONTENT_KEY, now } = client.config
      if (CONTENT_KEY === undefined) throw new Error('CONTENT_KEY is not set')
      return `Bearer ${await sign(CONTENT_KEY, now())}`
    },
  })

const userHeaders = (
  isProduction: boolean,
  authorization: string,
  caller?: UserCallContext,
): Record<string, string> => ({
  authorization,
  ...(isProduction && caller && { 'x-referer-url': caller.path }),
  ...(isProduction && caller?.anonymousId && { 'x-anonymous-id': caller.anonymousId }),
})
