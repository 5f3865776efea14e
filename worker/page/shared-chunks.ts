import { LRUCache } from 'lru-cache'
import type { Chunk } from '../ui/slots.ts'

/** An evicted chunk stays in the pages that hold it; only later pages get a copy of their own. */
const MAX_BYTES = 4_000_000

const interned = new LRUCache<string, Chunk>({ maxSize: MAX_BYTES, sizeCalculation: ({ bytes }) => bytes.length + 200 })

/** The chunk of these bytes that other pages hold already; a copy where none does. */
export const internChunk = (chunk: Chunk): Chunk => {
  const known = interned.get(chunk.hash)
  if (known !== undefined && isSame(known.bytes, chunk.bytes)) return known
  const copy = { ...chunk, bytes: chunk.bytes.slice() }
  interned.set(chunk.hash, copy)
  return copy
}

/** The hash is quick rather than strong: bytes are shared only where they are equal. */
const isSame = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index])
