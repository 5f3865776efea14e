/** For whom a call is made. Only the gateway and the private entrypoint know (decision 14). */
export type UserCallContext = {
  /** Path that the visitor is on. */
  path: string
  /** The device id; null without consent. */
  anonymousId: string | null
  accessToken: string
}

const TIMEOUT_MS = 2000

export type PersonalPort = {
  fetch: (url: string, init: RequestInit) => Promise<Response>
  base: string
  isProduction: boolean
}

/** What is asked; a GET unless told. Whatever changes something can be repeated: it is retried, too. */
export type PersonalRequest = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: unknown }

/**
 * Asks a service for what is one visitor's own: never kept, never shared, one retry. In production it tells where the
 * visitor is and which anonymous id they have (spec section 7). Throws what `fetch` throws, and on an answer that is
 * not JSON.
 */
export const fetchForUser = async (
  port: PersonalPort,
  path: string,
  caller: UserCallContext,
  { method = 'GET', body }: PersonalRequest = {},
): Promise<{ status: number; json: unknown }> => {
  const once = async () => {
    const response = await port.fetch(port.base + path, {
      method,
      headers: {
        ...personalHeaders(port.isProduction, caller),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (response.status >= 500) throw new Error(`status ${response.status}`)
    return { status: response.status, json: (await response.json()) as unknown }
  }
  return once().catch(once)
}

export const personalHeaders = (isProduction: boolean, { path, anonymousId, accessToken }: UserCallContext) => ({
  accept: 'application/json',
  authorization: `Bearer ${accessToken}`,
  ...(isProduction && { 'x-referer-url': path, ...(anonymousId !== null && { 'x-anonymous-id': anonymousId }) }),
})
