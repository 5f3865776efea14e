import { BOOT_ID } from '../../document/document.tsx'
import { CARRIES_QUERY_HEADER, DATA_LOG_HEADER, ERROR_HEADER, STYLE_HASH_HEADER } from '../answer-headers.ts'
import { hashOfBytes } from './content-hash.ts'

/** A page as some visitors get it (worker/gateway/fill-slots.ts), and the headers that are the same for all of them. */
export type StampedPage = { bytes: Uint8Array<ArrayBuffer>; etag: string; headers: Headers }

/** A rendered answer as bytes, cut where the gateway stamps the visitor's own (worker/gateway/fill-slots.ts). */
export type StoredPage = {
  status: number
  /** Up to and including `<html`; attributes follow. */
  start: Uint8Array<ArrayBuffer>
  /** From there to the boot script; the visitor document follows. */
  middle: Uint8Array<ArrayBuffer>
  end: Uint8Array<ArrayBuffer>
  bytes: number
  /** The last few stamped forms, by stamp: most visits of a moment look alike, and these bytes need no work. */
  stamped: Map<string, StampedPage>
  /** Identifies the bytes; half of the ETag. */
  hash: string
  /** Target of a redirect. */
  location: string | null
  /** The redirect's target reads the query, too (answer-headers.ts). */
  carriesQuery: boolean
  /** Instants (ms). */
  renderedAt: number
  /** What may be done with it, in ms from `renderedAt`; all 0 when it may not be kept. */
  freshMs: number
  staleMs: number
  staleIfErrorMs: number
  tags: string
  retryAfter: string | null
  /** `Link` header: what the page preloads. */
  link: string | null
  error: string | null
  /** JSON of the back-end calls that made it. */
  dataLog: string | null
  /** Hash of the style that only this page has, for its policy. */
  styleHash: string | null
}

const encoder = new TextEncoder()
const HTML_START = encoder.encode('<!DOCTYPE html><html')
const BOOT_START = encoder.encode(`<script id="${BOOT_ID}"`)

/** Reads the page entrypoint's answer. */
export const storePage = async (response: Response, now: number): Promise<StoredPage> => {
  const body = new Uint8Array(await response.arrayBuffer())
  const lifetime = lifetimeOf(response.headers.get('cache-control') ?? '')
  const cut = body.length === 0 ? 0 : lastIndexOf(body, BOOT_START)
  return {
    status: response.status,
    start: body.subarray(0, cut === 0 ? 0 : HTML_START.length),
    middle: body.subarray(cut === 0 ? 0 : HTML_START.length, cut),
    end: body.subarray(cut),
    bytes: body.length,
    stamped: new Map(),
    hash: hashOfBytes(body),
    location: response.headers.get('location'),
    carriesQuery: response.headers.has(CARRIES_QUERY_HEADER),
    renderedAt: Number(response.headers.get('x-rendered-at') ?? now),
    ...lifetime,
    tags: response.headers.get('cache-tag') ?? '',
    retryAfter: response.headers.get('retry-after'),
    link: response.headers.get('link'),
    error: response.headers.get(ERROR_HEADER),
    dataLog: response.headers.get(DATA_LOG_HEADER),
    styleHash: response.headers.get(STYLE_HASH_HEADER),
  }
}

const lifetimeOf = (cacheControl: string) => {
  const ms = (name: string) => Number(new RegExp(`(?:^|[ ,])${name}=(\\d+)`).exec(cacheControl)?.[1] ?? 0) * 1000
  return /no-store/.test(cacheControl)
    ? { freshMs: 0, staleMs: 0, staleIfErrorMs: 0 }
    : { freshMs: ms('max-age'), staleMs: ms('stale-while-revalidate'), staleIfErrorMs: ms('stale-if-error') }
}

/** Position of the last occurrence of `needle`; 0 when there is none, which no document has. */
const lastIndexOf = (bytes: Uint8Array<ArrayBuffer>, needle: Uint8Array): number => {
  for (let at = bytes.length - needle.length; at > 0; at--) {
    let i = 0
    while (i < needle.length && bytes[at + i] === needle[i]) i++
    if (i === needle.length) return at
  }
  return 0
}
