import build from 'virtual:client-build'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { consentChoice } from '../../shared/consent/consent.ts'
import { type CurrencyCode, currencyCodeSchema } from '../../shared/contracts/money.ts'
import { COOKIE_CONSENT_VERSION, COOKIES } from '../visit/cookies.ts'
import type { Visitor } from '../visit/visit.ts'
import type { GatewayApp } from './gateway-app.ts'
import { requestsCopy } from './neutral-copy.ts'

export const visitorStep = createMiddleware<GatewayApp>(async (c, next) => {
  const cookies = c.req.header('cookie') === undefined ? {} : getCookie(c)
  const userAgent = (c.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT)
  const isBot = robots.memo(userAgent)
  const visitor: Visitor = {
    consent: consentOf(cookies[COOKIES.consent]),
    deviceId: uuidOf(cookies[COOKIES.device]),
    currencyPreference: currencyOf(cookies[COOKIES.currency]),
    closedBanners: bannersOf(cookies[COOKIES.banners]),
    hasStylesheet: cookies[COOKIES.styles] === build.styles.version,
    hasDismissedPrompt: cookies[COOKIES.forceNeedRedirect] !== undefined,
    cameFromOtherMarket: isAnotherMarket(c, c.req.header('referer')),
    isBot,
    isPhone: !isBot && isPhone(c.req.header('sec-ch-ua-mobile'), userAgent),
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

/** Only Chromium sends the hint. */
const isPhone = (hint: string | undefined, userAgent: string): boolean =>
  hint === undefined ? /iPhone|Android.*Mobile/.test(userAgent) : hint === '?1'

/** Browsers send only the origin of another market's pages. */
const isAnotherMarket = (c: Context<GatewayApp>, referer: string | undefined): boolean => {
  if (referer === undefined || referer.startsWith(`${c.get('url').origin}/`) || !URL.canParse(referer)) return false
  const from = c.get('config').marketOfHost.get(new URL(referer).host)
  return from !== undefined && from !== c.get('market').id
}

const consentOf = (text: string | undefined): Visitor['consent'] => {
  const [choice, version] = (text ?? '').split('.')
  if (Number(version) !== COOKIE_CONSENT_VERSION) return 'unset'
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

/** ISO 3166-1 alpha-2, from the edge; `?country=` outside production. */
export const countryStep = createMiddleware<GatewayApp>(async (c, next) => {
  const override = c.get('config').isProduction ? undefined : c.req.query('country')
  const code = (override ?? c.req.header('cf-ipcountry') ?? '').toUpperCase()
  // XX and T1 are the edge's codes for "unknown" and Tor.
  const country = /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null
  c.set('country', country)
  if (country !== null) c.get('log').country = country
  return next()
})

/** The expression is large and few user agents differ. */
const robots = new LRUCache<string, boolean>({ max: 1000, memoMethod: (userAgent) => isbot(userAgent) })
const MAX_USER_AGENT = 300
