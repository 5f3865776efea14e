import type { Language } from './market-id.ts'
import type { Market } from './market-schema.ts'
import { allMarkets } from './registry.ts'

/** The market of a language at large: of several that speak it, the one whose `hreflang` names no country. */
export const baseMarket = (language: Language): Market => {
  const speaking = allMarkets.filter((market) => market.language === language)
  const found = speaking.find(({ hreflang }) => hreflang === language) ?? speaking[0]
  if (found === undefined) throw new Error(`no market speaks ${language}`)
  return found
}
