import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { preferredLanguage } from '../http/accept-language.ts'
import type { Language } from '../market.ts'

/** Where only the language is known: American English is the American market's, all other English the world's. */
const MARKET_OF: Record<Language, MarketId> = { it: 'it', en: 'we', es: 'es', fr: 'fr', de: 'de' }

/**
 * The market whose words a visitor of the booking desk reads: the desk serves all of them on one host. The storefront
 * that they come from says it (browsers send its origin along); without one, the languages of their browser do.
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
  const isAmerican = language === 'en' && /(?:^|,)\s*en-us\b/i.test(acceptLanguage ?? '')
  return isAmerican ? 'us' : MARKET_OF[language]
}
