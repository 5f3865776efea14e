import { allows } from '../../shared/consent/consent.ts'
import { LIFETIME_SECONDS } from '../../shared/consent/lifetimes.ts'
import { COOKIES, type Cookie, deletedCookie } from './cookies.ts'
import type { Visitor } from './visit.ts'

/** When the visit began, in ms: now, if its cookie has expired. */
export const visitStart = (cookies: Readonly<Record<string, string>>, now: number): number => {
  const stored = cookies[COOKIES.visit] ?? ''
  return /^\d{13}$/.test(stored) ? Math.min(Number(stored), now) : now
}

/** Remembers when the visit began, until half an hour after its last request; only with consent to analytics. */
export const visitCookies = (
  { consent, isBot, isPrefetch }: Visitor,
  cookies: Readonly<Record<string, string>>,
  startedAt: number,
): Cookie[] => {
  if (isBot || isPrefetch) return []
  if (allows(consent, 'analytics'))
    return [{ name: COOKIES.visit, value: String(startedAt), maxAge: LIFETIME_SECONDS.visit }]
  return cookies[COOKIES.visit] === undefined ? [] : [deletedCookie(COOKIES.visit)]
}
