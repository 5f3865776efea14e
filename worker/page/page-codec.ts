import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { lazySchema } from '../../shared/contracts/lazy-schema.ts'
import { joinBytes } from '../document/chunk.ts'
import { hashOfBytes } from '../document/content-hash.ts'
import { type Chunk, SLOT_NAMES } from '../ui/slots.ts'
import type { Freshness, RenderedPage } from './rendered-page.ts'

/**
 * A page as one body, because the platform caches responses only: length and hash of a JSON header, the header, the
 * chunks.
 */
const count = lazySchema(() => z.int().nonnegative())
const hash = lazySchema(() => z.string().regex(/^[0-9a-f]{16}$/))
const headerSchema = lazySchema(() =>
  z.object({
    status: z.int().min(200).max(599),
    hash,
    chunks: z.array(z.object({ hash, length: count, shared: z.boolean() })),
    slots: z.array(
      z.object({ name: z.enum(SLOT_NAMES), item: z.string().exactOptional(), chunk: count, from: count, to: count }),
    ),
    meta: z.object({
      renderedAt: z.number(),
      freshness: z.object({ freshMs: count, staleMs: count, staleIfErrorMs: count }).nullable(),
      tags: z.array(z.string()),
      redirect: z.object({ to: z.string(), carriesQuery: z.boolean() }).nullable(),
      retryAfterSeconds: count.nullable(),
      preloads: z.string().nullable(),
      styleHashes: z.array(z.string()),
      error: z.string().nullable(),
      log: z.object({
        calls: z.array(
          z.object({ call: z.string(), state: z.string(), ms: z.number(), failure: z.string().exactOptional() }),
        ),
        dropped: z.array(z.string()),
        report: z
          .object({ causes: z.array(z.string()), at: z.array(z.string()), fingerprint: z.string() })
          .exactOptional(),
      }),
    }),
  }),
)
type Header = z.infer<typeof headerSchema>

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
  const { freshness, tags } = page.meta
  const headers = { 'cache-control': cacheControl(freshness), 'cache-tag': tags.join(',') }
  return new Response(encodePage(page), { status: page.status, headers })
}

const cacheControl = (freshness: Freshness | null): string => {
  if (freshness === null) return 'no-store'
  const { freshMs, staleMs, staleIfErrorMs } = freshness
  return `public, max-age=${freshMs / 1000}, stale-while-revalidate=${staleMs / 1000}, stale-if-error=${staleIfErrorMs / 1000}`
}

/** null for a damaged body. */
export const decodePage = (body: Uint8Array<ArrayBuffer>): RenderedPage | null => {
  const read = headerOf(body)
  if (read === null) return null
  const { header, end } = read
  const chunks = chunksOf(header, body, end)
  return chunks !== null && areInside(header.slots, chunks) ? { ...header, chunks } : null
}

export const readPageResponse = async (response: Response): Promise<RenderedPage | null> =>
  decodePage(new Uint8Array(await response.arrayBuffer()))

const headerOf = (body: Uint8Array<ArrayBuffer>): { header: Header; end: number } | null => {
  const decoder = new TextDecoder()
  try {
    const end = PREFIX_BYTES + new DataView(body.buffer, body.byteOffset).getUint32(0)
    const bytes = body.subarray(PREFIX_BYTES, end)
    if (decoder.decode(body.subarray(LENGTH_BYTES, PREFIX_BYTES)) !== hashOfBytes(bytes)) return null
    return { header: headerSchema.parse(JSON.parse(decoder.decode(bytes))), end }
  } catch {
    return null
  }
}

const chunksOf = ({ chunks }: Header, body: Uint8Array<ArrayBuffer>, end: number): Chunk[] | null => {
  const read: Chunk[] = []
  let at = end
  for (const { hash, length, shared } of chunks) {
    const bytes = body.subarray(at, at + length)
    if (hashOfBytes(bytes) !== hash) return null
    // A copy: a part of the body would keep all of it in memory.
    read.push(shared ? internChunk({ hash, bytes, shared }) : { hash, bytes: bytes.slice(), shared })
    at += length
  }
  return at === body.length ? read : null
}

/** Whether slots are ordered ranges of the chunks, each after the one before or inside it. */
const areInside = (slots: Header['slots'], chunks: readonly Chunk[]): boolean =>
  slots.every(({ chunk, from, to }, index) => {
    const before = slots[index - 1]
    const follows =
      before === undefined ||
      before.chunk < chunk ||
      (before.chunk === chunk && (before.to <= from || (before.from <= from && to <= before.to)))
    return follows && from <= to && to <= (chunks[chunk]?.bytes.length ?? Number.NEGATIVE_INFINITY)
  })

/** An evicted chunk remains in the pages that hold it. */
const MAX_BYTES = 4_000_000

const interned = new LRUCache<string, Chunk>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 200 })

/** The chunk with these bytes of other pages, else a copy. */
const internChunk = (chunk: Chunk): Chunk => {
  const known = interned.get(chunk.hash)
  if (known !== undefined && isSame(known.bytes, chunk.bytes)) return known
  const copy = { ...chunk, bytes: chunk.bytes.slice() }
  interned.set(chunk.hash, copy)
  return copy
}

/** The hash is not collision-resistant. A loop, because a callback per byte costs ten times as much. */
const isSame = (a: Uint8Array, b: Uint8Array): boolean => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}
