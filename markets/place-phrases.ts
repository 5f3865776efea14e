import type { Language } from './market-id.ts'
import { destinationNamesByLanguage } from './registry.ts'

/** A country with its preposition: "in Giappone", "negli Stati Uniti"; `to`: as a direction, "nach Japan". */
export const placePhrase = (language: Language, kind: 'in' | 'to', alpha3: string, name: string): string => {
  const { phrases } = destinationNamesByLanguage[language]
  const entries = Object.entries(Object.keys(phrases[kind]).length === 0 ? phrases.in : phrases[kind])
  const found = entries.find(([, countries]) => countries?.includes(alpha3)) ?? entries[0]
  return found === undefined ? name : found[0].replace('{{name}}', name)
}
