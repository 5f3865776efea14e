import type { Market } from './market-schema.ts'
import { codeNamesByLanguage } from './registry.ts'

type Names = { currency: (code: string) => string; language: (code: string) => string }

/** Tables are slow to create: one pair per locale. */
const names = new Map<string, Names>()

/** Names of currencies and languages; unknown codes stay codes. */
export const codeNames = ({ locale, language }: Pick<Market, 'locale' | 'language'>): Names => {
  const known = names.get(locale)
  if (known !== undefined) return known
  const own = codeNamesByLanguage[language]
  const nameIn = (type: 'currency' | 'language') => {
    const table = new Intl.DisplayNames([locale], { type })
    return (code: string) => own[code] ?? table.of(code) ?? code
  }
  const created = { currency: nameIn('currency'), language: nameIn('language') }
  names.set(locale, created)
  return created
}
