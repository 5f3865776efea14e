import { LRUCache } from 'lru-cache'
import { joinBytes } from '../../../shared/bytes/join-bytes.ts'
import type { Chunk } from '../../ui/slots.ts'
import { hashOfBytes, wordsOf } from './content-hash.ts'
import type { RenderedPage } from './rendered-page.ts'

/**
 * A page as one body, because the platform caches responses only: length and hash of a JSON header, the header, the
 * chunks. No schema: a header with its hash is what `encodePage` wrote, and caches are keyed by build.
 */
type Header = Omit<RenderedPage, 'chunks'> & {
  chunks: { hash: string; length: number; shared: boolean }[]
}

const encoder = new TextEncoder()
const LENGTH_BYTES = 4
const PREFIX_BYTES = LENGTH_BYTES + 16

export const encodePage = ({ chunks, ...rest }: RenderedPage): Uint8Array<ArrayBuffer> => {
  const header: Header = {
    ...rest,
    chunks: chunks.map(({ hash, bytes, shared }) => ({ hash, length: bytes.length, shared })),
  }
  const headerBytes = encoder.encode(JSON.stringify(header))
  const length = new Uint8Array(LENGTH_BYTES)
  new DataView(length.buffer).setUint32(0, headerBytes.length)
  const prefix = [length, encoder.encode(hashOfBytes(headerBytes)), headerBytes]
  return joinBytes([...prefix, ...chunks.map(({ bytes }) => bytes)])
}

/** The headers are for the platform's cache alone; without a location, no fetch follows a redirect. */
export const pageResponse = (page: RenderedPage): Response => {
  const headers = { 'cache-control': cacheControl(page.meta) }
  return new Response(encodePage(page), { status: page.status, headers })
}

const COMPARED_MS = 6 * 3_600_000

/** The reader of a page with a version compares it (`currentPage`). */
const cacheControl = ({ freshness, version, isTimed }: RenderedPage['meta']): string => {
  if (freshness === null) return 'no-store'
  const isCompared = version !== null && !isTimed
  const { freshMs, staleMs, staleIfErrorMs } = isCompared
    ? { ...freshness, freshMs: COMPARED_MS, staleMs: 0 }
    : freshness
  return `public, max-age=${freshMs / 1000}, stale-while-revalidate=${staleMs / 1000}, stale-if-error=${staleIfErrorMs / 1000}`
}

/** null for a damaged body. */
export const decodePage = (body: Uint8Array<ArrayBuffer>): RenderedPage | null => {
  const read = headerOf(body)
  if (read === null) return null
  const chunks = chunksOf(read.header.chunks, body, read.end)
  return chunks && { ...read.header, chunks }
}

export const readPageResponse = async (response: Response): Promise<RenderedPage | null> =>
  decodePage(new Uint8Array(await response.arrayBuffer()))

const headerOf = (body: Uint8Array<ArrayBuffer>): { header: Header; end: number } | null => {
  const decoder = new TextDecoder()
  try {
    const end = PREFIX_BYTES + new DataView(body.buffer, body.byteOffset).getUint32(0)
    const bytes = body.subarray(PREFIX_BYTES, end)
    if (decoder.decode(body.subarray(LENGTH_BYTES, PREFIX_BYTES)) !== hashOfBytes(bytes)) return null
    return { header: JSON.parse(decoder.decode(bytes)), end }
  } catch {
    return null
  }
}

const chunksOf = (parts: Header['chunks'], body: Uint8Array<ArrayBuffer>, end: number): Chunk[] | null => {
  const read: Chunk[] = []
  let at = end
  for (const { hash, length, shared } of parts) {
    // A copy: a part of the body would keep all of it in memory.
    const bytes = body.slice(at, at + length)
    at += length
    const known = shared ? interned.get(hash) : undefined
    if (known !== undefined && isSame(known.bytes, bytes)) read.push(known)
    else if (hashOfBytes(bytes) !== hash) return null
    else {
      const chunk = { hash, bytes, shared }
      if (shared) interned.set(hash, chunk)
      read.push(chunk)
    }
  }
  return at === body.length ? read : null
}

/** An evicted chunk remains in the pages that hold it. */
const MAX_BYTES = 4_000_000

const interned = new LRUCache<string, Chunk>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 200 })

/** The hash is not collision-resistant. A loop, because a callback per byte costs ten times as much. */
const isSame = (a: Uint8Array<ArrayBuffer>, b: Uint8Array<ArrayBuffer>): boolean => {
  if (a.length !== b.length) return false
  const [words, others] = [wordsOf(a), wordsOf(b)]
  for (let i = 0; i < words.length; i++) if (words[i] !== others[i]) return false
  for (let i = words.length * 4; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
