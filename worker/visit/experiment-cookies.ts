import { z } from 'zod'
import type { Assigned } from '../../flags/sticky.ts'
import type { Market } from '../../markets/market-schema.ts'
import { allowsExperiments } from '../../shared/consent/consent.ts'
import { LIFETIME_SECONDS } from '../../shared/consent/lifetimes.ts'
import { lazySchema } from '../../shared/contracts/lazy-schema.ts'
import { signToken, verifyToken } from '../../shared/signing/signed-token.ts'
import { COOKIES, type Cookie, deletedCookie } from './cookies.ts'
import type { Visit, Visitor } from './visit.ts'

const PURPOSE = 'sticky'
const MAX_STORED = 30

export type Sticky = {
  assigned: Assigned
  /** Flags and day that the visitor's last page was shown by. */
  rules: string
}
const NONE: Sticky = { assigned: {}, rules: '' }
const assignedSchema = lazySchema(() => z.record(z.string().max(100), z.string().max(40)))

type Participant = { visitor: Visitor; market: Pick<Market, 'consent'> }

/** Whether this visitor's place in experiments may be stored. */
export const mayTakePart = ({ visitor, market }: Participant): boolean =>
  allowsExperiments(market.consent.experiments, visitor.consent, visitor.objects) && !visitor.isBot

/** Variations assigned to this device before, and by which rules. */
export const readSticky = async (
  { cookies, config }: Pick<Visit, 'cookies' | 'config'>,
  deviceId: string,
): Promise<Sticky> => {
  const token = cookies[COOKIES.sticky]
  if (token === undefined) return NONE
  const claims = await verifyToken(config.SIGNING_KEY, PURPOSE, token, config.now())
  if (claims?.device !== deviceId || typeof claims.assigned !== 'string') return NONE
  const assigned = assignedSchema.safeParse(JSON.parse(claims.assigned)).data ?? {}
  return { assigned, rules: String(claims.rules ?? '') }
}

export const stickyCookies = async (
  { visitor, market, config, cookies }: Participant & Pick<Visit, 'config' | 'cookies'>,
  deviceId: string | null,
  sticky: Sticky | null,
): Promise<Cookie[]> => {
  if (visitor.isPrefetch || visitor.isBot) return []
  if (deviceId !== null && sticky !== null) {
    const newest = Object.fromEntries(Object.entries(sticky.assigned).slice(-MAX_STORED))
    const claims = { device: deviceId, assigned: JSON.stringify(newest), rules: sticky.rules }
    const value = await signToken(config.SIGNING_KEY, PURPOSE, claims, config.now(), LIFETIME_SECONDS.sticky)
    return [{ name: COOKIES.sticky, value, maxAge: LIFETIME_SECONDS.sticky }]
  }
  return !mayTakePart({ visitor, market }) && cookies[COOKIES.sticky] !== undefined
    ? [deletedCookie(COOKIES.sticky)]
    : []
}

/** Device id for bucketing; null, which means the control, for bots, prefetches without one, and who takes no part. */
export const deviceIdFor = ({ visitor, market }: Participant, newId: () => string | null): string | null => {
  if (!mayTakePart({ visitor, market })) return null
  return visitor.deviceId ?? (visitor.isPrefetch ? null : newId())
}

export const deviceCookies = (visitor: Visitor, deviceId: string | null): Cookie[] => {
  if (visitor.isPrefetch || visitor.isBot || deviceId === visitor.deviceId) return []
  return [{ name: COOKIES.device, value: deviceId ?? '', maxAge: deviceId === null ? 0 : LIFETIME_SECONDS.device }]
}

/** Remembers the page on which a visitor agrees to take part; forgets it with the device. @param page null if unknown */
export const controlCookies = (
  { assignmentsAt, cookies, market, visitor }: Pick<Visit, 'assignmentsAt' | 'cookies' | 'market' | 'visitor'>,
  deviceId: string | null,
  page: { url: string } | null,
): Cookie[] => {
  if (deviceId === null) return cookies[COOKIES.control] === undefined ? [] : [deletedCookie(COOKIES.control)]
  const isFirst = assignmentsAt !== null && page !== null && !mayTakePart({ visitor, market })
  return isFirst ? [{ name: COOKIES.control, value: new URL(page.url).pathname }] : []
}
