import { jwtVerify, SignJWT } from 'jose'

const encoder = new TextEncoder()

/**
 * The one module for signed values in links and forms: HS256, with a purpose so that a token made for one thing
 * never works for another.
 * @param claims what the token vouches for; readable by whoever holds it
 * @param now ms
 */
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

/** The claims of a token; null when it is forged, expired, malformed or made for another purpose. */
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
      currentDate: new Date(now),
    })
    return payload
  } catch {
    return null
  }
}
