import { signToken } from '../../../shared/signing/signed-token.ts'
import { now } from '../../kit/clock.ts'
import type { Env } from '../env.ts'
import { currentBookmark } from '../sql/replica.ts'

const TIMEOUT_MS = 2000
const LIFETIME_SECONDS = 60

/** Purges tags on the storefront; on failure pages update when their lifetime ends. */
export const announce = async (env: Env, tags: readonly string[]): Promise<boolean> => {
  if (!env.STOREFRONT_URL || !env.CONTENT_KEY || tags.length === 0) return false
  const token = await signToken(
    env.CONTENT_KEY,
    'purge',
    { tags: tags.join(','), bookmark: await currentBookmark(env.DB) },
    now(env),
    LIFETIME_SECONDS,
  )
  try {
    const response = await fetch(`${env.STOREFRONT_URL}/api/purge`, {
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
