const SEQUENCE = 0x30
const INTEGER = 0x02
/** P-256, the only curve that the sign-in service accepts. */
const COMPONENT_BYTES = 32

const componentAt = (der: Uint8Array, at: number): { bytes: Uint8Array; end: number } => {
  const [tag, length = 0] = der.subarray(at, at + 2)
  const end = at + 2 + length
  // A sign byte may precede, leading zeros may be missing.
  const value = der.subarray(at + 2, end)
  const significant = value.subarray(Math.max(0, value.length - COMPONENT_BYTES))
  if (tag !== INTEGER || end > der.length) throw new Error('not a signature')
  const bytes = new Uint8Array(COMPONENT_BYTES)
  bytes.set(significant, COMPONENT_BYTES - significant.length)
  return { bytes, end }
}

/**
 * Replaces the function of @simplewebauthn/server that unwraps ECDSA signatures for WebCrypto, and with it an ASN.1
 * parser of 35 kB (gzip). A signature read wrongly fails its verification.
 */
export const unwrapEC2Signature = (signature: Uint8Array): Uint8Array => {
  if (signature[0] !== SEQUENCE) throw new Error('not a signature')
  const r = componentAt(signature, 2)
  const s = componentAt(signature, r.end)
  return new Uint8Array([...r.bytes, ...s.bytes])
}
