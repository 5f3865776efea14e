import { parse } from 'hono/utils/cookie'
import { DEFAULT_MARKET, type Language, MARKET_IDS, type MarketId, marketIdSchema } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { preferredLanguage } from '../../kit/accept-language.ts'
import type { Env } from '../env.ts'

type Sites = Pick<Env, 'SITE_ORIGINS'>

/** Market of this browser's last sign-in, for pages that do not know their sign-in. */
export const MARKET_COOKIE = '__Host-market'

export const marketOfUrl = ({ SITE_ORIGINS }: Sites, url: string): MarketId | null => {
  const origin = URL.canParse(url) ? new URL(url).origin : ''
  return MARKET_IDS.find((id) => SITE_ORIGINS[id] === origin) ?? null
}

export const marketOfLanguage = (language: Language): MarketId =>
  MARKET_IDS.find((id) => markets[id].language === language) ?? DEFAULT_MARKET

/** @param params of the authorization request */
export const marketOfSignIn = (env: Sites, params: Readonly<Record<string, unknown>>): MarketId | null =>
  marketIdSchema.safeParse(params.market).data ?? marketOfUrl(env, String(params.redirect_uri ?? ''))

/** Language and site of the sign-in, as far as the request tells them without the database. */
export const startOfSignIn = (
  env: Sites,
  locales: unknown,
  header: (name: string) => string | null | undefined,
): { language: Language; home: string } => {
  const cookie = parse(header('cookie') ?? '', MARKET_COOKIE)[MARKET_COOKIE]
  const market = marketOfUrl(env, header('referer') ?? '') ?? marketIdSchema.safeParse(cookie).data
  const wanted = typeof locales === 'string' ? locales.replaceAll(' ', ',') : ''
  const language =
    market === undefined || wanted !== ''
      ? preferredLanguage(wanted || (header('accept-language') ?? undefined))
      : markets[market].language
  return { language, home: env.SITE_ORIGINS[market ?? marketOfLanguage(language)] }
}
