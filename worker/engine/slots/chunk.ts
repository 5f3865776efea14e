import type { Chunk, Rendered } from '../../ui/slots.ts'
import { hashOfBytes } from '../cache/content-hash.ts'

export const chunkOf = (bytes: Uint8Array<ArrayBuffer>): Chunk => ({ hash: hashOfBytes(bytes), bytes, shared: false })

export const asShared = <T extends Rendered>(rendered: T): T => ({
  ...rendered,
  chunks: rendered.chunks.map((chunk) => ({ ...chunk, shared: true })),
})
