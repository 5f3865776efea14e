import type { MarketId } from '../../markets/market-id.ts'
import type { CurrencyCode } from '../../shared/contracts/money.ts'

/** Languages that the catalogue's copy is written in; the two English markets share one. */
export const LANGUAGES = ['it', 'en', 'es', 'fr', 'de'] as const
export type Language = (typeof LANGUAGES)[number]

/** What the back end knows of a market; hosts, paths and formats are the storefront's business. */
type Market = {
  language: Language
  /** For names and dates. */
  locale: string
  currency: CurrencyCode
  /** Key of the market in `seo.urls`. */
  hreflang: string
}

export const MARKETS: Record<MarketId, Market> = {
  it: { language: 'it', locale: 'it-IT', currency: 'EUR', hreflang: 'it' },
  us: { language: 'en', locale: 'en-US', currency: 'USD', hreflang: 'en-US' },
  we: { language: 'en', locale: 'en-GB', currency: 'EUR', hreflang: 'en' },
  es: { language: 'es', locale: 'es-ES', currency: 'EUR', hreflang: 'es' },
  fr: { language: 'fr', locale: 'fr-FR', currency: 'EUR', hreflang: 'fr' },
  de: { language: 'de', locale: 'de-DE', currency: 'EUR', hreflang: 'de' },
}
