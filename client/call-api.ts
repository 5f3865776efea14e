import type { NextLocation, WishlistChange } from '../shared/contracts/browser-api.ts'

/**
 * Result of a browser API call. `refused`: 4xx, with the server's message or ''. `failed`: 5xx, timeout, or a response of
 * another type or shape.
 */
export type ApiResult<T> =
  | { outcome: 'done'; value: T }
  | { outcome: 'refused'; status: number; message: string }
  | { outcome: 'failed' | 'offline' }

/** A response as `fetch` and Hono's client return it. */
export type ApiResponse = Pick<Response, 'status' | 'type' | 'headers' | 'text'>

/** Validates a response below 400; null, or throwing, when it is not what was requested. */
type Reader<T> = (response: ApiResponse, body: string) => T | null

/** Longer than the server's own timeouts. */
const TIMEOUT_MS = 20_000

/** Calls the browser API with the typed client or `postForm`; `signal` cancels the call. */
export const callApi = async <T>(
  send: (signal: AbortSignal) => Promise<ApiResponse>,
  read: Reader<T>,
  signal?: AbortSignal,
): Promise<ApiResult<T>> => {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  // Not every browser has `any`.
  const ends = signal === undefined ? timeout : (AbortSignal.any?.([signal, timeout]) ?? signal)
  let response: ApiResponse
  let body: string
  try {
    response = await send(ends)
    body = await response.text()
  } catch {
    return { outcome: ends.aborted && navigator.onLine !== false ? 'failed' : 'offline' }
  }
  const { status } = response
  if (status >= 500) return { outcome: 'failed' }
  if (status >= 400) return { outcome: 'refused', status, message: tryRead(readMessage, response, body) ?? '' }
  const value = tryRead(read, response, body)
  return value === null ? { outcome: 'failed' } : { outcome: 'done', value }
}

const tryRead = <T>(read: Reader<T>, response: ApiResponse, body: string): T | null => {
  try {
    return read(response, body)
  } catch {
    return null
  }
}

/** Posts form fields and requests JSON instead of a redirect. */
export const postForm = <T>(
  action: string,
  body: URLSearchParams,
  read: Reader<T>,
  init?: RequestInit,
): Promise<ApiResult<T>> =>
  callApi(
    (signal) => fetch(action, { method: 'POST', body, headers: { accept: 'application/json' }, signal, ...init }),
    read,
  )

export const hasType = ({ headers }: ApiResponse, type: 'json' | 'html'): boolean =>
  headers.get('content-type')?.includes(type) === true

/** @param parse null, or throwing, for another shape */
export const jsonReader =
  <T>(parse: (value: Record<string, unknown>) => T | null): Reader<T> =>
  (response, body) =>
    hasType(response, 'json') ? parse(JSON.parse(body)) : null

export const readLocation: Reader<NextLocation['location']> = jsonReader(({ location }) => stringOf(location))

export const readWishlistChange = jsonReader<WishlistChange>(({ travels, tours, ask }) =>
  areStrings(travels) && areStrings(tours) ? { travels, tours, ask: ask === true } : null,
)

const readMessage = jsonReader(({ message }) => stringOf(message))

const stringOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

const areStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
