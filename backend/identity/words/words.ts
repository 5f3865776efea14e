import { brand } from '../../../markets/brand.ts'
import type { MarketId } from '../../../markets/market-id.ts'
import { frenchSpaces } from '../../../shared/text/french-spaces.ts'
import { american } from '../../api/english/american.ts'
import type { Language } from '../../api/market.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

/** Every text of this worker's pages and mail. The Italian file says which there are. */
export type Words = Readonly<Record<keyof typeof it, string>>

const WORDS: Readonly<Record<Language, Words>> = { it, en, es, fr, de }

/** A text with its holes filled; the brand's name fills itself in. Not HTML-escaped. */
export type Say = (key: keyof Words, holes?: Readonly<Record<string, string | number>>) => string

/** The texts in a language; for the American market in American English. */
export const sayIn =
  (language: Language, market?: MarketId): Say =>
  (key, holes = {}) =>
    written(language, market, WORDS[language][key]).replace(/\{(\w+)\}/g, (hole, name: string) =>
      name === 'brand' ? brand.name : String(holes[name] ?? hole),
    )

const written = (language: Language, market: MarketId | undefined, text: string): string => {
  if (language === 'fr') return frenchSpaces(text)
  return language === 'en' && market === 'us' ? american(text) : text
}
