import type { Context } from 'hono'
import { generateCookie, getCookie } from 'hono/cookie'
import { z } from 'zod'
import type { Assigned } from '../../flags/sticky.ts'
import { allows } from '../../shared/consent/consent.ts'
import { signToken, verifyToken } from '../../shared/signing/signed-token.ts'
import { COOKIES, YEAR_SECONDS } from './cookie-names.ts'
import type { GatewayApp } from './gateway-app.ts'
import type { Visitor } from './visitor.ts'

const PURPOSE = 'sticky'
/** More experiments than a visitor can be in; a bound for the cookie. The newest stay. */
const MAX_STORED = 30
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const
const assignedSchema = z.record(z.string().max(100), z.string().max(40))

/** Whether variations may be kept for this visit: only who agreed to analytics is followed from visit to visit. */
export const mayStick = (visitor: Visitor): boolean => allows(visitor.consent, 'analytics') && !visitor.isBot

/**
 * The variations that experiments have given this device before. The cookie is signed and names its device: one that is
 * made up, or another device's, says nothing.
 */
export const readSticky = async (c: Context<GatewayApp>, deviceId: string): Promise<Assigned> => {
  const token = getCookie(c, COOKIES.sticky)
  if (token === undefined) return {}
  const { SIGNING_KEY, now } = c.get('config')
  const claims = await verifyToken(SIGNING_KEY, PURPOSE, token, now())
  if (claims?.device !== deviceId || typeof claims.assigned !== 'string') return {}
  return assignedSchema.safeParse(JSON.parse(claims.assigned)).data ?? {}
}

/** Writes what has come along on the finished answer; takes the cookie away from who no longer agrees. */
export const writeStickyCookie = async (
  c: Context<GatewayApp>,
  visitor: Visitor,
  deviceId: string | null,
  assigned: Assigned | null,
): Promise<void> => {
  if (visitor.isPrefetch || visitor.isBot) return
  const { SIGNING_KEY, now } = c.get('config')
  if (deviceId !== null && assigned !== null) {
    const newest = Object.fromEntries(Object.entries(assigned).slice(-MAX_STORED))
    const claims = { device: deviceId, assigned: JSON.stringify(newest) }
    const token = await signToken(SIGNING_KEY, PURPOSE, claims, now(), YEAR_SECONDS)
    c.res.headers.append('set-cookie', generateCookie(COOKIES.sticky, token, { ...attributes, maxAge: YEAR_SECONDS }))
  } else if (!mayStick(visitor) && c.req.header('cookie')?.includes(COOKIES.sticky)) {
    c.res.headers.append('set-cookie', generateCookie(COOKIES.sticky, '', { ...attributes, maxAge: 0 }))
  }
}
