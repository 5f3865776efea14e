import { jwtVerify, SignJWT } from 'jose'

const encoder = new TextEncoder()

/** Signs claims with HS256 for one purpose. Claims are readable. @param now ms */
export const signToken = (
  key: string,
  purpose: string,
  claims: Readonly<Record<string, string | number | readonly string[]>>,
  now: number,
  lifetimeSeconds: number,
): Promise<string> => {
  const seconds = Math.floor(now / 1000)
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(purpose)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetimeSeconds)
    .sign(encoder.encode(key))
}

/** Claims of a token; null if it is forged, expired, malformed or of another purpose. */
export const verifyToken = async (
  key: string,
  purpose: string,
  token: string,
  now: number,
): Promise<Readonly<Record<string, unknown>> | null> => {
  try {
    const { payload } = await jwtVerify(token, encoder.encode(key), {
      algorithms: ['HS256'],
      audience: purpose,
      requiredClaims: ['exp'],
      currentDate: new Date(now),
    })
    return payload
  } catch {
    return null
  }
}
