import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { SLOT_NAMES, type Slot } from '../../ui/slots.ts'
import { chunkOf } from '../slots/chunk.ts'
import { hashOfBytes } from './content-hash.ts'
import { decodePage, encodePage, pageResponse, readPageResponse } from './page-codec.ts'
import { createPage, ownBytes, type RenderedPage } from './rendered-page.ts'

const META = { renderedAt: 0, log: { calls: [], dropped: [] } }
const count = fc.nat(1_000_000)
const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })
const chunks = fc.array(
  fc.tuple(fc.uint8Array({ maxLength: 60 }), fc.boolean()).map(([bytes, shared]) => ({ ...chunkOf(bytes), shared })),
  { minLength: 1, maxLength: 5 },
)
const meta = fc.record({
  renderedAt: count,
  freshness: optional(fc.record({ freshMs: count, staleMs: count, staleIfErrorMs: count })),
  tags: fc.array(fc.string()),
  redirect: optional(fc.record({ to: fc.string({ unit: 'binary' }), carriesQuery: fc.boolean() })),
  retryAfterSeconds: optional(count),
  preloads: optional(fc.string()),
  styleHashes: fc.array(fc.string()),
  error: optional(fc.string()),
  log: fc.record({
    calls: fc.array(fc.record({ call: fc.string(), state: fc.string(), ms: count })),
    dropped: fc.array(fc.string()),
  }),
})
const pages: fc.Arbitrary<RenderedPage> = fc
  .tuple(chunks, fc.array(fc.tuple(fc.constantFrom(...SLOT_NAMES), fc.nat(), fc.nat(), fc.nat())), meta)
  .map(([all, places, rest]) => {
    const slots = places
      .map(([name, chunk, a, b]): Slot => {
        const index = chunk % all.length
        const end = (all[index]?.bytes.length ?? 0) + 1
        const [from = 0, to = 0] = [a % end, b % end].sort((one, other) => one - other)
        return { name, chunk: index, from, to }
      })
      .sort((one, other) => one.chunk - other.chunk || one.from - other.from || one.to - other.to)
      .filter((slot, index, sorted) => {
        const before = sorted.slice(0, index).filter(({ chunk }) => chunk === slot.chunk)
        return before.every(({ to }) => to <= slot.from)
      })
    return createPage(200, { chunks: all, slots }, rest)
  })

describe('an encoded page', () => {
  it('decodes to the same page', () => {
    fc.assert(fc.property(pages, (page) => void expect(decodePage(encodePage(page))).toEqual(page)))
  })

  it('is rejected with any byte changed, missing or added', () => {
    fc.assert(
      fc.property(pages, fc.nat(), fc.integer({ min: 1, max: 255 }), (page, position, mask) => {
        const body = encodePage(page)
        const damaged = body.slice()
        damaged[position % body.length] = (body[position % body.length] ?? 0) ^ mask
        expect(decodePage(damaged)).toBeNull()
        expect(decodePage(body.slice(0, position % body.length))).toBeNull()
        expect(decodePage(new Uint8Array([...body, 0]))).toBeNull()
      }),
    )
  })

  it('is rejected when it is any other body', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => void expect(decodePage(bytes)).toBeNull()))
  })

  it.each([
    [0, 3],
    [0, 2],
    [1, 3],
  ])('may have a slot from %i to %i inside one from 0 to 3', (from, to) => {
    const slots: Slot[] = [
      { name: 'visitor', chunk: 0, from: 0, to: 3 },
      { name: 'visitor', chunk: 0, from, to },
    ]
    const page = createPage(200, { chunks: [chunkOf(new Uint8Array(3))], slots }, META)
    expect(decodePage(encodePage(page))).toEqual(page)
  })

  it('starts with the length and the hash of its header', () => {
    const body = encodePage(createPage(200, { chunks: [chunkOf(new Uint8Array(7))], slots: [] }, META))
    const length = body.length - 4 - 16 - 7
    expect(new DataView(body.buffer).getUint32(0)).toBe(length)
    const header = body.slice(20, 20 + length)
    expect(new TextDecoder().decode(body.slice(4, 20))).toBe(hashOfBytes(header))
    expect(JSON.parse(new TextDecoder().decode(header))).toMatchObject({ status: 200, chunks: [{ length: 7 }] })
  })

  it('keeps 4 MB of shared chunks to share', async () => {
    vi.resetModules()
    const { decodePage: decode } = await import('./page-codec.ts')
    // With 200 bytes each for their entries: 4000 of them are 4 MB.
    const all = Array.from({ length: 4001 }, (_, n) => ({
      ...chunkOf(new Uint8Array(800).fill(n % 256).fill(n / 256, 400)),
      shared: true,
    }))
    const read = (from: number, to: number) =>
      decode(encodePage(createPage(200, { chunks: all.slice(from, to), slots: [] }, META)))?.chunks.map(
        ({ bytes }) => bytes,
      ) ?? []
    const first = read(0, 4000)
    expect(read(0, 1)[0]).toBe(first[0])
    read(4000, 4001)
    expect(read(0, 1)[0]).toBe(first[0])
    expect(read(1, 2)[0]).not.toBe(first[1])
    expect(read(1, 2)[0]).toEqual(first[1])
  })

  it('shares the bytes of shared chunks between pages, and does not count them', () => {
    const style = { ...chunkOf(new Uint8Array(50_000).fill(7)), shared: true }
    const read = (text: string) => {
      const own = chunkOf(new TextEncoder().encode(text))
      const page = createPage(
        200,
        { chunks: [style, own], slots: [] },
        { renderedAt: 0, log: { calls: [], dropped: [] } },
      )
      return decodePage(encodePage(page)) as RenderedPage
    }
    const [one, other] = [read('one'), read('other')]
    expect(one.chunks[0]?.bytes).toBe(other.chunks[0]?.bytes)
    expect(one.chunks[1]?.bytes.buffer.byteLength).toBe(3)
    expect(read('one').chunks[1]?.bytes).not.toBe(one.chunks[1]?.bytes)
    expect(ownBytes(one)).toBe(3 + 2 * 300 + 2000)
  })
})

describe('a response of a page', () => {
  const respond = (freshness: RenderedPage['meta']['freshness'], version: number | null = null, isTimed = false) => {
    const meta = { renderedAt: 0, log: { calls: [], dropped: [] }, freshness, version, isTimed }
    return pageResponse(createPage(200, { chunks: [], slots: [] }, meta))
  }

  it('sends the platform its storage time, hours where readers compare versions', async () => {
    const freshness = { freshMs: 5000, staleMs: 60_000, staleIfErrorMs: 86_400_000 }
    const response = respond(freshness)
    const header = ({ headers }: Response) => headers.get('cache-control')
    const short = 'public, max-age=5, stale-while-revalidate=60, stale-if-error=86400'
    expect(header(response)).toBe(short)
    expect((await readPageResponse(response))?.meta.freshness).toEqual(freshness)
    expect(header(respond(null, 7))).toBe('no-store')
    expect(header(respond(freshness, 7))).toBe('public, max-age=21600, stale-while-revalidate=0, stale-if-error=86400')
    expect(header(respond(freshness, 7, true))).toBe(short)
  })
})
