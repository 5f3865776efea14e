/** Four bytes each, without a shorter rest; a copy where the bytes are not aligned. */
export const wordsOf = (bytes: Uint8Array<ArrayBuffer>): Int32Array => {
  const words = bytes.length >> 2
  return bytes.byteOffset % 4 === 0
    ? new Int32Array(bytes.buffer, bytes.byteOffset, words)
    : new Int32Array(bytes.slice(0, words * 4).buffer)
}

/** For ETags, 64 bits in hex, in two lanes; cryptographic digests cost a fifth of rendering a page. */
export const hashOfBytes = (bytes: Uint8Array<ArrayBuffer>): string => {
  const whole = wordsOf(bytes)
  const words = whole.length
  let a = 0x9e3779b1 ^ bytes.length
  let b = 0x85ebca6b
  for (let i = 0; i < words; i++) {
    const word = whole[i] as number
    a = Math.imul(a ^ word, 0x85ebca6b)
    a ^= a >>> 13
    b = Math.imul(b + word, 0xc2b2ae35)
    b ^= b >>> 16
  }
  for (let i = words * 4; i < bytes.length; i++) {
    a = Math.imul(a ^ (bytes[i] as number), 0x85ebca6b)
    b = Math.imul(b + (bytes[i] as number), 0xc2b2ae35)
  }
  return hex(a ^ (b >>> 15)) + hex(b ^ (a >>> 13))
}

const hex = (word: number): string => (word >>> 0).toString(16).padStart(8, '0')
