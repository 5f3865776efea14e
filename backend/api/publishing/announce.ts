import { signToken } from '../../../shared/signing/signed-token.ts'
import { now } from '../../kit/clock.ts'
import type { Env } from '../env.ts'

const TIMEOUT_MS = 2000
const LIFETIME_SECONDS = 60

/** Lets the storefront look for changes at once; it looks every second by itself. */
export const announce = async (env: Env): Promise<boolean> => {
  if (!env.STOREFRONT_URL || !env.CONTENT_KEY) return false
  const token = await signToken(env.CONTENT_KEY, 'changed', {}, now(env), LIFETIME_SECONDS)
  try {
    const response = await fetch(`${env.STOREFRONT_URL}/api/changed`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
