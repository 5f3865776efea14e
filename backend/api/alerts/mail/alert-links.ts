import type { MarketId } from '../../../../markets/market-id.ts'
import { markets } from '../../../../markets/registry.ts'
import { signToken, verifyToken } from '../../../../shared/signing/signed-token.ts'
import type { Env } from '../../env.ts'

const DAY_SECONDS = 86_400
/** Unsubscribe links never expire in practice. */
const LEAVE_SECONDS = 3650 * DAY_SECONDS
const MANAGE_SECONDS = 60 * DAY_SECONDS
const LEAVE = 'alerts-leave'
/** Also read by worker/features/alerts/alert-owner.ts. */
const MANAGE = 'alerts-manage'

/** Unsubscribes from one alert; `null` from all, as in a digest. */
export type LeaveClaims = { person: string; alert: string | null }

export const alertLinks = async (
  env: Pick<Env, 'SIGNING_KEY' | 'CONTENT_KEY' | 'API_PUBLIC_URL' | 'SITE_ORIGINS'>,
  { person, alert, market }: LeaveClaims & { market: MarketId },
  nowMs: number,
): Promise<{ manage: string; leave: string }> => {
  const token = await signToken(env.SIGNING_KEY, LEAVE, { person, alert: alert ?? '' }, nowMs, LEAVE_SECONDS)
  const page = env.SITE_ORIGINS[market] + markets[market].paths.alerts
  const key = env.CONTENT_KEY
  return {
    leave: `${env.API_PUBLIC_URL}/alerts/leave?${new URLSearchParams({ market, token })}`,
    manage: key ? `${page}?key=${await signToken(key, MANAGE, { person }, nowMs, MANAGE_SECONDS)}` : page,
  }
}

export const readLeaveLink = async (
  { SIGNING_KEY }: Pick<Env, 'SIGNING_KEY'>,
  token: string,
  nowMs: number,
): Promise<LeaveClaims | null> => {
  const claims = await verifyToken(SIGNING_KEY, LEAVE, token, nowMs)
  if (typeof claims?.person !== 'string' || typeof claims.alert !== 'string') return null
  return { person: claims.person, alert: claims.alert || null }
}
