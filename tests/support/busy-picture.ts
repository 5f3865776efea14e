import { randomBytes } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** PNG of black and white noise: browsers count only pictures with enough detail as content. */
export const busyPicture = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const row = Math.ceil(width / 8) + 1
  const pixels = randomBytes(row * height)
  // Filter type of the row: none.
  for (let at = 0; at < pixels.length; at += row) pixels[at] = 0
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, pngChunk('IHDR', head), pngChunk('IDAT', deflateSync(pixels)), pngChunk('IEND')])
}

export const pngChunk = (type: string, data = Buffer.alloc(0)): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
