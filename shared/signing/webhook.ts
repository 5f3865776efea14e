const encoder = new TextEncoder()
/** Largest clock difference. */
const TOLERANCE_SECONDS = 300

/** Headers of a signed message, by the Standard Webhooks convention (standardwebhooks.com). */
const ID = 'webhook-id'
const TIMESTAMP = 'webhook-timestamp'
const SIGNATURE = 'webhook-signature'

const hmacKey = (key: string, usage: 'sign' | 'verify') =>
  crypto.subtle.importKey('raw', encoder.encode(key), { name: 'HMAC', hash: 'SHA-256' }, false, [usage])

/** Headers with an HMAC-SHA256 of id, time and body. @param id the same for every retry @param now ms */
export const signWebhook = async (
  key: string,
  id: string,
  body: string,
  now: number,
): Promise<Record<string, string>> => {
  const seconds = String(Math.floor(now / 1000))
  const signature = await crypto.subtle.sign(
    'HMAC',
    await hmacKey(key, 'sign'),
    encoder.encode(`${id}.${seconds}.${body}`),
  )
  return {
    [ID]: id,
    [TIMESTAMP]: seconds,
    [SIGNATURE]: `v1,${btoa(String.fromCharCode(...new Uint8Array(signature)))}`,
  }
}

/**
 * Id of a message; null if it is forged, five minutes old or malformed. Accepts several signatures, for key rotation.
 * Replays within that time are valid: receivers must be idempotent by id.
 */
export const verifyWebhook = async (
  key: string,
  headers: Pick<Headers, 'get'>,
  body: string,
  now: number,
): Promise<string | null> => {
  const id = headers.get(ID) ?? ''
  const seconds = headers.get(TIMESTAMP) ?? ''
  if (id === '' || !/^\d{1,12}$/.test(seconds)) return null
  if (Math.abs(now / 1000 - Number(seconds)) > TOLERANCE_SECONDS) return null
  const content = encoder.encode(`${id}.${seconds}.${body}`)
  const verifying = await hmacKey(key, 'verify')
  for (const signature of (headers.get(SIGNATURE) ?? '').split(' ').slice(0, 5)) {
    const bytes = signatureBytes(signature)
    // Compares in constant time.
    if (bytes !== null && (await crypto.subtle.verify('HMAC', verifying, bytes, content))) return id
  }
  return null
}

const signatureBytes = (signature: string): Uint8Array<ArrayBuffer> | null => {
  const [, encoded] = /^v1,([A-Za-z0-9+/]{43}=)$/.exec(signature) ?? []
  return encoded === undefined ? null : Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0))
}
