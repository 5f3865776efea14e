import type { Context } from 'hono'
import { generateCookie } from 'hono/cookie'
import { allows } from '../../shared/consent/consent.ts'
import { COOKIES, YEAR_SECONDS } from './cookie-names.ts'
import type { GatewayApp } from './gateway-app.ts'
import type { Visitor } from './visitor.ts'

const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' } as const

/**
 * Gives a new visitor a device id, or replaces one that is no UUID v4 (design, section 7): a session cookie before
 * a consent choice, 365 days once granted. Refusing analytics deletes it. Bots and prefetches get none.
 * @returns the device id that this visit is bucketed by; null without one
 */
export const deviceIdFor = (visitor: Visitor, newId: () => string): string | null => {
  if ((visitor.consent !== 'unset' && !allows(visitor.consent, 'analytics')) || visitor.isBot) return null
  return visitor.deviceId ?? (visitor.isPrefetch ? null : newId())
}

/**
 * Writes the cookie on the finished answer when the request did not bring this very id. Straight on the headers:
 * before the answer exists Hono would make it new from a copy, and afterwards its bytes a stream.
 */
export const writeDeviceCookie = (c: Context<GatewayApp>, visitor: Visitor, deviceId: string | null): void => {
  if (visitor.isPrefetch || visitor.isBot || deviceId === visitor.deviceId) return
  const lifetime = deviceId === null ? { maxAge: 0 } : allows(visitor.consent, 'analytics') && { maxAge: YEAR_SECONDS }
  c.res.headers.append('set-cookie', generateCookie(COOKIES.device, deviceId ?? '', { ...attributes, ...lifetime }))
}
