import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
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

/** Writes the cookie when the request did not bring this very id. */
export const writeDeviceCookie = (c: Context<GatewayApp>, visitor: Visitor, deviceId: string | null): void => {
  if (visitor.isPrefetch || visitor.isBot) return
  if (deviceId === null) {
    if (visitor.deviceId !== null) deleteCookie(c, COOKIES.device, attributes)
  } else if (deviceId !== visitor.deviceId) {
    setCookie(c, COOKIES.device, deviceId, {
      ...attributes,
      ...(allows(visitor.consent, 'analytics') && { maxAge: YEAR_SECONDS }),
    })
  }
}
