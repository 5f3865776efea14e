import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { allMarkets, baseMarket } from '../../../markets/registry.ts'
import { preferredLanguage } from '../../kit/accept-language.ts'

/**
 * Picks the market of the referring page, else one of the browser's language, preferring its variant (American
 * English).
 */
export const marketOfVisitor = (
  referer: string | undefined,
  acceptLanguage: string | undefined,
  origins: Readonly<Record<MarketId, string>>,
): MarketId => {
  const from = referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : null
  const market = MARKET_IDS.find((id) => origins[id] === from)
  if (market !== undefined) return market
  const language = preferredLanguage(acceptLanguage)
  const tags = (acceptLanguage ?? '').split(',').map((part) => part.split(';')[0]?.trim().toLowerCase())
  const variant = allMarkets.find(
    (each) => each.language === language && each.hreflang !== language && tags.includes(each.hreflang.toLowerCase()),
  )
  return (variant ?? baseMarket(language)).id
}
