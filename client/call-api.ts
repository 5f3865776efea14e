import type {
  CallAt,
  CallOf,
  FormCall,
  FormOf,
  NextLocation,
  QueryOf,
  ResponseOf,
  UrlOf,
  WishlistChange,
} from '../shared/contracts/browser-api.ts'
import { COPY_REQUEST, isNeutral } from '../shared/offline/offline-protocol.ts'
import { startProgress } from './boot/progress.ts'
import { addStylesheet } from './boot/stylesheet.ts'
import { parseHtml } from './boot/trusted-types.ts'

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
type Reader<T> = (response: Response, body: string) => T | null

export type CallOptions = RequestInit & {
  /** No visitor waits for it, so the progress bar does not show it. */
  isBackground?: boolean
  /** How often a call that fails is sent; 1 by default. */
  attempts?: number
}

/** Longer than the server's own timeouts. */
export const TIMEOUT_MS = 20_000

interface NamedParams<Name extends string> extends URLSearchParams {
  get(name: Name): string | null
  has(name: Name, value?: string): boolean
  set(name: Name, value: string): void
}

/** Fields of a form on the page, by the names that scripts build or read. */
export type FormParams<Call extends FormCall> = NamedParams<keyof FormOf<Call> & string>

type GetCall<Url extends string> = CallAt<CallOf<'GET'>, Url>
type PostCall<Url extends string> = CallAt<FormCall, Url>

/** Gets JSON; `options.signal` cancels the call. */
export const getJson = <Url extends UrlOf<CallOf<'GET'>>>(
  url: Url,
  query: QueryOf<GetCall<Url>>,
  read: Reader<ResponseOf<GetCall<Url>>>,
  options?: CallOptions,
): Promise<ApiResult<ResponseOf<GetCall<Url>>>> => {
  const text = new URLSearchParams(query as Record<string, string>).toString()
  return callApi(text === '' ? url : `${url}?${text}`, read, options)
}

/** Posts form fields and requests JSON instead of a redirect. */
export const postForm = <Url extends UrlOf<FormCall>>(
  url: Url,
  fields: FormOf<PostCall<Url>> | FormParams<PostCall<Url>>,
  read: Reader<ResponseOf<PostCall<Url>>>,
  options?: CallOptions,
): Promise<ApiResult<ResponseOf<PostCall<Url>>>> =>
  callApi(url, read, {
    method: 'POST',
    body: new URLSearchParams(fields as Record<string, string>),
    headers: { accept: 'application/json' },
    ...options,
  })

/**
 * Gets a page of this site.
 * @param read null for a page that is not what was requested
 */
export const getPage = async <T>(
  href: string,
  read: (page: Document, response: Response) => T | null,
  options?: CallOptions,
): Promise<ApiResult<T>> => {
  const call = callApi(
    href,
    (response, body) => {
      const page = hasType(response, 'html') ? parseHtml(body) : null
      // Other networks' sign-in pages are HTML, too.
      return page === null || page.documentElement.dataset.route === undefined ? null : read(page, response)
    },
    options,
  )
  // Parts of it are shown on a page that may lack their styles.
  await addStylesheet()
  return call
}

/**
 * Gets a page of this site without visitor data, to be stored on the device. Status 200, with the headers of the
 * content only.
 */
export const getCopy = (path: string, options?: CallOptions): Promise<ApiResult<Response>> =>
  callApi(path, (response, body) => (isNeutral(response) ? storedCopy(response, body) : null), {
    ...COPY_REQUEST,
    ...options,
  })

const storedCopy = (response: Response, body: string): Response => {
  const headers = new Headers(response.headers)
  // They describe the transfer, not the stored body.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  return new Response(body, { headers })
}

const callApi = async <T>(
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

const hasType = ({ headers }: Response, type: 'json' | 'html'): boolean =>
  headers.get('content-type')?.includes(type) === true

/** @param parse null, or throwing, for another shape */
export const jsonReader =
  <T>(parse: (value: Record<string, unknown>) => T | null): Reader<T> =>
  (response, body) =>
    hasType(response, 'json') ? parse(JSON.parse(body)) : null

/** Paths only: the URL is followed. */
export const readLocation = jsonReader<NextLocation>(({ location }) =>
  typeof location === 'string' && /^\/(?!\/)/.test(location) ? { location } : null,
)

export const readWishlistChange = jsonReader<WishlistChange>(({ travels, tours, ask }) =>
  areStrings(travels) && areStrings(tours) && typeof ask === 'boolean' ? { travels, tours, ask } : null,
)

export const readContactReply: Reader<ResponseOf<'POST /api/contact'>> = (response, body) => {
  if (!hasType(response, 'html')) return readLocation(response, body)
  // Only the form: the response's inline styles would violate this page's policy.
  const [html] = /<form [^>]*contact-form.*?<\/form>/s.exec(body) ?? []
  return html === undefined ? null : { html }
}

const readMessage = jsonReader(({ message }) => (typeof message === 'string' ? message : null))

/** The server's message for the visitor; '' without one. */
export const messageOf = (result: ApiResult<unknown>): string => (result.outcome === 'refused' ? result.message : '')

export const areStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
