import type { Chunk, Rendered } from '../ui/slots.ts'
import { hashOfBytes } from './content-hash.ts'

export const chunkOf = (bytes: Uint8Array<ArrayBuffer>): Chunk => ({ hash: hashOfBytes(bytes), bytes, shared: false })

export const asShared = <T extends Rendered>(rendered: T): T => ({
  ...rendered,
  chunks: rendered.chunks.map((chunk) => ({ ...chunk, shared: true })),
})

export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(parts.reduce((total, { length }) => total + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
