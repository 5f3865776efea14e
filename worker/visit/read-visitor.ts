import build from 'virtual:client-build'
import { parse } from 'hono/utils/cookie'
import { isbot } from 'isbot'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import type { MarketId } from '../../markets/market-id.ts'
import { asksFirst, consentChoice } from '../../shared/consent/consent.ts'
import { type CurrencyCode, currencyCodeSchema } from '../../shared/contracts/money.ts'
import { themeOf } from '../../shared/http/themes.ts'
import { COPY_HEADER, NEUTRAL } from '../../shared/offline/offline-protocol.ts'
import type { Config } from '../env.ts'
import { COOKIE_CONSENT_VERSION, COOKIES } from './cookies.ts'
import type { Visitor } from './visit.ts'

export const readCookies = ({ headers }: Request): Record<string, string> => {
  const text = headers.get('cookie')
  return text === null ? {} : parse(text)
}

export const readVisitor = (
  request: Request,
  cookies: Readonly<Record<string, string>>,
  config: Pick<Config, 'marketOfHost' | 'isProduction'>,
): Visitor => {
  const { headers } = request
  const userAgent = (headers.get('user-agent') ?? '').slice(0, MAX_USER_AGENT)
  const isBot = robots.memo(userAgent)
  return {
    consent: consentOf(cookies[COOKIES.consent]),
    objects: headers.get('sec-gpc') === '1' || asksFirst(readCountry(request, config)),
    deviceId: uuidOf(cookies[COOKIES.device]),
    currencyPreference: currencyOf(cookies[COOKIES.currency]),
    theme: themeOf(cookies[COOKIES.theme]) ?? 'system',
    closedBanners: bannersOf(cookies[COOKIES.banners]),
    hasStylesheet: cookies[COOKIES.styles] === build.styles.version,
    hasDismissedPrompt: cookies[COOKIES.forceNeedRedirect] !== undefined,
    cameFromOtherMarket: isAnotherMarket(request, config),
    isBot,
    isPhone: !isBot && isPhone(headers.get('sec-ch-ua-mobile'), userAgent),
    isPrefetch:
      /prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '') || requestsCopy(request),
  }
}

/** ISO 3166-1 alpha-2, from the edge; `?country=` outside production. XX and T1 are the edge's codes for "unknown" and Tor. */
export const readCountry = (
  { url, headers }: Request,
  { isProduction }: Pick<Config, 'isProduction'>,
): string | null => {
  const override = isProduction ? null : new URL(url).searchParams.get('country')
  const code = (override ?? headers.get('cf-ipcountry') ?? '').toUpperCase()
  return /^[A-Z]{2}$/.test(code) && code !== 'XX' ? code : null
}

/** Requests with a cookie are handled like any other. */
export const requestsCopy = ({ headers }: Request): boolean =>
  headers.get(COPY_HEADER) === NEUTRAL && headers.get('cookie') === null

/** Only Chromium sends the hint. */
const isPhone = (hint: string | null, userAgent: string): boolean =>
  hint === null ? /iPhone|Android.*Mobile/.test(userAgent) : hint === '?1'

/** Browsers send only the origin of another market's pages. */
const isAnotherMarket = ({ url, headers }: Request, config: Pick<Config, 'marketOfHost'>): boolean => {
  const referer = headers.get('referer')
  if (referer === null || referer.startsWith(url.slice(0, url.indexOf('/', 'https://'.length) + 1))) return false
  const from = marketOfUrl(referer, config)
  return from !== undefined && from !== marketOfUrl(url, config)
}

const marketOfUrl = (url: string, { marketOfHost }: Pick<Config, 'marketOfHost'>): MarketId | undefined =>
  URL.canParse(url) ? marketOfHost.get(new URL(url).host) : undefined

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

/** The expression is large and few user agents differ. */
const robots = new LRUCache<string, boolean>({ max: 1000, memoMethod: (userAgent) => isbot(userAgent) })
const MAX_USER_AGENT = 300
