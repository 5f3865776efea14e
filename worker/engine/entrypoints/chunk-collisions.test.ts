import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createPage } from '../cache/rendered-page.ts'

const HASH = '0'.repeat(16)
vi.mock('../cache/content-hash.ts', async (original) => ({
  ...(await original<typeof import('../cache/content-hash.ts')>()),
  hashOfBytes: () => '0'.repeat(16),
}))

let codec: typeof import('../cache/page-codec.ts')
beforeAll(async () => {
  vi.resetModules()
  codec = await import('../cache/page-codec.ts')
})
// Files share a process and its modules.
afterAll(() => {
  vi.doUnmock('../cache/content-hash.ts')
  vi.resetModules()
})

it('shared chunks with the same hash and other bytes are not mixed up', () => {
  const read = (text: string) => {
    const chunk = { hash: HASH, bytes: new TextEncoder().encode(text), shared: true }
    const meta = { renderedAt: 0, log: { calls: [], dropped: [] } }
    const page = codec.decodePage(codec.encodePage(createPage(200, { chunks: [chunk], slots: [] }, meta)))
    return new TextDecoder().decode(page?.chunks[0]?.bytes)
  }
  const texts = ['aab', 'aac', 'aa', 'aabb', 'aab']
  expect(texts.map(read)).toEqual(texts)
})
