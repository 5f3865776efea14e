import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { consentChoice } from '../../shared/consent/consent.ts'
import { type CurrencyCode, currencyCodeSchema } from '../../shared/contracts/money.ts'
import { CONSENT_VERSION, COOKIES } from '../visit/cookies.ts'
import type { Visitor } from '../visit/visit.ts'
import type { GatewayApp } from './gateway-app.ts'
import { requestsCopy } from './neutral-copy.ts'
import { isRobot } from './robot.ts'

export const visitorStep = createMiddleware<GatewayApp>(async (c, next) => {
  const cookies = c.req.header('cookie') === undefined ? {} : getCookie(c)
  const visitor: Visitor = {
    consent: consentOf(cookies[COOKIES.consent]),
    deviceId: uuidOf(cookies[COOKIES.device]),
    currencyPreference: currencyOf(cookies[COOKIES.currency]),
    closedBanners: bannersOf(cookies[COOKIES.banners]),
    staysHere: cookies[COOKIES.forceNeedRedirect] !== undefined,
    choseMarket: isAnotherMarket(c, c.req.header('referer')),
    isBot: isRobot(c.req.header('user-agent')),
    isPrefetch:
      /prefetch|prerender/.test(c.req.header('sec-purpose') ?? c.req.header('purpose') ?? '') ||
      requestsCopy(c.req.raw),
  }
  c.set('cookies', cookies)
  c.set('visitor', visitor)
  c.get('log').bot = visitor.isBot
  if (visitor.isPrefetch) c.get('log').prefetch = true
  return next()
})

/** Browsers send only the origin of another market's pages. */
const isAnotherMarket = (c: Context<GatewayApp>, referer: string | undefined): boolean => {
  if (referer === undefined || referer.startsWith(`${c.get('url').origin}/`) || !URL.canParse(referer)) return false
  const from = c.get('config').marketOfHost.get(new URL(referer).host)
  return from !== undefined && from !== c.get('market').id
}

const consentOf = (text: string | undefined): Visitor['consent'] => {
  const [choice, version] = (text ?? '').split('.')
  if (Number(version) !== CONSENT_VERSION) return 'unset'
  return consentChoice(choice) ?? 'unset'
}

// Most visits have no such cookie, and a failed check costs more than a page cache lookup.
const currencyOf = (text: string | undefined): CurrencyCode | null =>
  text === undefined ? null : (currencyCodeSchema.safeParse(text).data ?? null)

const uuidSchema = z.uuidv4()
const uuidOf = (text: string | undefined): string | null =>
  text !== undefined && uuidSchema.safeParse(text).success ? text.toLowerCase() : null

const MAX_BANNERS = 20
const bannersOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .filter((id) => /^[\w-]{1,60}$/.test(id))
    .slice(-MAX_BANNERS)
