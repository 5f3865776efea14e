import { brand } from '../../../markets/brand.ts'
import type { identityWords as italian } from '../../../markets/it/language/identity-words.ts'
import type { Language, MarketId } from '../../../markets/market-id.ts'
import { identityWordsByLanguage, markets, typesettingByLanguage } from '../../../markets/registry.ts'
import { localizeSpelling } from '../../api/english/american.ts'

/** Every text of this worker's pages and mail. The Italian file says which there are. */
export type Words = Readonly<Record<keyof typeof italian, string>>

/** A text with its holes filled; the brand's name fills itself in. Not HTML-escaped. */
export type Say = (key: keyof Words, holes?: Readonly<Record<string, string | number>>) => string

/** The texts in a language; for a market that speaks it, in the market's own spelling. */
export const sayIn =
  (language: Language, market?: MarketId): Say =>
  (key, holes = {}) =>
    written(language, market, identityWordsByLanguage[language][key]).replace(/\{(\w+)\}/g, (hole, name: string) =>
      name === 'brand' ? brand.name : String(holes[name] ?? hole),
    )

const written = (language: Language, market: MarketId | undefined, text: string): string => {
  const set = typesettingByLanguage[language].everyText(text)
  return market !== undefined && markets[market].language === language
    ? localizeSpelling(markets[market].locale, set)
    : set
}
