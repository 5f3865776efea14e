import { EncryptJWT, jwtDecrypt } from 'jose'

const encoder = new TextEncoder()

/** 256 bits for one purpose: a value sealed for one thing never opens as another. */
const keyFor = async (key: string, purpose: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(`seal\0${purpose}\0${key}`)))

/** Encrypts claims with AES-256-GCM for one purpose. @param key at least 32 random characters @param now ms */
export const seal = async (
  key: string,
  purpose: string,
  claims: Readonly<Record<string, unknown>>,
  now: number,
  lifetimeSeconds: number,
): Promise<string> => {
  const seconds = Math.floor(now / 1000)
  return new EncryptJWT({ ...claims })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(purpose)
    .setExpirationTime(seconds + lifetimeSeconds)
    .encrypt(await keyFor(key, purpose))
}

/** Decrypted claims; null if the value is missing, forged, expired, malformed or of another purpose. */
export const unseal = async (
  key: string,
  purpose: string,
  sealed: string | undefined,
  now: number,
): Promise<Readonly<Record<string, unknown>> | null> => {
  // Most visits have no such cookie: no key is derived for them.
  if (sealed === undefined) return null
  try {
    const { payload } = await jwtDecrypt(sealed, await keyFor(key, purpose), {
      audience: purpose,
      requiredClaims: ['exp'],
      currentDate: new Date(now),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
    })
    return payload
  } catch {
    return null
  }
}
