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
import { parseHtml } from './boot/trusted-types.ts'
import { type ApiResult, type CallOptions, callApi, hasType, isPath, jsonReader, type Reader } from './checked-call.ts'

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
export const getPage = <T>(
  href: string,
  read: (page: Document, response: Response) => T | null,
  options?: CallOptions,
): Promise<ApiResult<T>> =>
  callApi(
    href,
    (response, body) => {
      const page = hasType(response, 'html') ? parseHtml(body) : null
      // Other networks' sign-in pages are HTML, too.
      return page === null || page.documentElement.dataset.route === undefined ? null : read(page, response)
    },
    options,
  )

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

/** Paths only: the URL is followed. */
export const readLocation = jsonReader<NextLocation>(({ location, refused }) =>
  isPath(location) ? { location, ...((refused === true || refused === 'signed-out') && { refused }) } : null,
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

export const areStrings = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string')
