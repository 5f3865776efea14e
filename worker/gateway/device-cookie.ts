import { allows } from '../../shared/consent/consent.ts'
import { COOKIES, type Cookie, YEAR_SECONDS } from '../visit/cookies.ts'
import type { Visitor } from '../visit/visit.ts'

/** The device id that this visit is bucketed by. null for bots, prefetches without one, and without consent. */
export const deviceIdFor = (visitor: Visitor, newId: () => string): string | null => {
  if ((visitor.consent !== 'unset' && !allows(visitor.consent, 'analytics')) || visitor.isBot) return null
  return visitor.deviceId ?? (visitor.isPrefetch ? null : newId())
}

/** The cookie of a new device id: a session cookie before consent, for a year with it; deleted without. */
export const deviceCookies = (visitor: Visitor, deviceId: string | null): Cookie[] => {
  if (visitor.isPrefetch || visitor.isBot || deviceId === visitor.deviceId) return []
  const lifetime = deviceId === null ? { maxAge: 0 } : allows(visitor.consent, 'analytics') && { maxAge: YEAR_SECONDS }
  return [{ name: COOKIES.device, value: deviceId ?? '', ...lifetime }]
}
