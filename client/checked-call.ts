import { startProgress } from './boot/progress.ts'
import { toastText } from './boot/toast.ts'

/**
 * Result of a browser API call. `refused`: 4xx, with the server's message or ''. `failed`: 5xx, timeout, a response of
 * another type or shape, or a network error that the browser does not explain. `offline`: the browser reports no
 * connection.
 */
export type ApiResult<T> =
  | { outcome: 'done'; value: T }
  | { outcome: 'refused'; status: number; message: string }
  | { outcome: 'failed' | 'offline' }

/** Validates a response below 400; null, or throwing, when it is not what was requested. */
export type Reader<T> = (response: Response, body: string) => T | null

export type CallOptions = RequestInit & {
  /** No visitor waits for it, so the progress bar does not show it. */
  isBackground?: boolean
  /** How often a call that fails is sent; 1 by default. */
  attempts?: number
}

/** Longer than the server's own timeouts. */
export const TIMEOUT_MS = 20_000

export const callApi = async <T>(
  url: string,
  read: Reader<T>,
  { isBackground = false, attempts = 1, ...init }: CallOptions = {},
): Promise<ApiResult<T>> => {
  const end = isBackground ? null : startProgress()
  let result = await attempt(url, read, init)
  for (let sent = 1; sent < attempts && (result.outcome === 'failed' || result.outcome === 'offline'); sent++)
    result = await attempt(url, read, init)
  end?.(result.outcome === 'done' || init.signal?.aborted === true)
  return result
}

const attempt = async <T>(url: string, read: Reader<T>, init: RequestInit): Promise<ApiResult<T>> => {
  let response: Response
  let body: string
  try {
    response = await fetch(url, { ...init, signal: withTimeout(init.signal) })
    body = await response.text()
  } catch {
    return { outcome: navigator.onLine === false ? 'offline' : 'failed' }
  }
  const { status } = response
  if (status >= 500) return { outcome: 'failed' }
  if (status >= 400) return { outcome: 'refused', status, message: tryRead(readMessage, response, body) ?? '' }
  const value = tryRead(read, response, body)
  return value === null ? { outcome: 'failed' } : { outcome: 'done', value }
}

/** Ends with `signal` or the timeout. Not every browser has `AbortSignal.any`. */
const withTimeout = (signal: AbortSignal | null | undefined): AbortSignal => {
  const first = new AbortController()
  for (const each of [signal, AbortSignal.timeout(TIMEOUT_MS)]) {
    if (each?.aborted) first.abort()
    each?.addEventListener('abort', () => first.abort(), { signal: first.signal })
  }
  return first.signal
}

const tryRead = <T>(read: Reader<T>, response: Response, body: string): T | null => {
  try {
    return read(response, body)
  } catch {
    return null
  }
}

export const hasType = ({ headers }: Response, type: 'json' | 'html'): boolean =>
  headers.get('content-type')?.includes(type) === true

/** @param parse null, or throwing, for another shape */
export const jsonReader =
  <T>(parse: (value: Record<string, unknown>) => T | null): Reader<T> =>
  (response, body) =>
    hasType(response, 'json') ? parse(JSON.parse(body)) : null

const readMessage = jsonReader(({ message }) => (typeof message === 'string' ? message : null))

/** The server's message for the visitor, or that there is no connection; '' for other results. */
export const messageOf = (result: ApiResult<unknown>): string => {
  if (result.outcome === 'offline') return toastText('offline')
  return result.outcome === 'refused' ? result.message : ''
}

/** Paths only, for URLs that are followed. */
export const isPath = (value: unknown): value is string => typeof value === 'string' && /^\/(?!\/)/.test(value)
