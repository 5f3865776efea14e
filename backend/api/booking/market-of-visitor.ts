import { baseMarket } from '../../../markets/base-market.ts'
import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { allMarkets } from '../../../markets/registry.ts'
import { preferredLanguage } from '../http/accept-language.ts'

/**
 * The market whose words a visitor of the booking desk reads: the desk serves all of them on one host. The storefront
 * that they come from says it (browsers send its origin along); without one, the languages of their browser do: of
 * several markets that speak one, that of the variant they read (American English), else that of the language at large.
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
