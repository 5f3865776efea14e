import type { MarketId } from '../../../../markets/market-id.ts'
import { markets } from '../../../../markets/registry.ts'
import { signToken, verifyToken } from '../../../../shared/signing/signed-token.ts'
import type { Env } from '../../env.ts'

const DAY_SECONDS = 86_400
/** Every mail ever sent must be able to lead out. */
const LEAVE_SECONDS = 3650 * DAY_SECONDS
/** A mail opens its preferences for so long; later they ask for the address again. */
const MANAGE_SECONDS = 60 * DAY_SECONDS
const LEAVE = 'alerts-leave'
/** The storefront reads it (worker/features/alerts/open-alerts.ts). */
const MANAGE = 'alerts-manage'

/** What a link out ends: one alert, or (a digest's) all of a person's. */
export type LeaveClaims = { person: string; alert: string | null }

/** The two links of each mail, signed. */
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

/** What a link out vouches for; null when it is forged or too old. */
export const readLeaveLink = async (
  { SIGNING_KEY }: Pick<Env, 'SIGNING_KEY'>,
  token: string,
  nowMs: number,
): Promise<LeaveClaims | null> => {
  const claims = await verifyToken(SIGNING_KEY, LEAVE, token, nowMs)
  if (typeof claims?.person !== 'string' || typeof claims.alert !== 'string') return null
  return { person: claims.person, alert: claims.alert || null }
}
