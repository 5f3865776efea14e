import { type Language, languageOf, type TextKey } from '../../../markets/market-id.ts'
import { baseMarket } from '../../../markets/registry.ts'
import { foldText } from '../../../shared/text/fold-text.ts'
import { apiMessages } from '../translate.ts'
import type { TermKind } from './match-term.ts'

export type TermRow = {
  language: TextKey
  kind: TermKind
  ref: string
  term: string
  /** Label for visitors, whatever term matched. */
  label: string
  weight: number
}

export const labelsIn = (language: TextKey) => apiMessages[baseMarket(languageOf(language)).id].labels

/** Other words for the sea; Italian visitors also search the French one. */
const SEA: Partial<Record<Language, string[]>> = {
  it: ['spiaggia', 'mer'],
  en: ['sea'],
  es: ['mar'],
  fr: ['mer'],
  de: ['Meer'],
}

type NamedTravel = { slug: string; style: string; popularity: number }
type Names = { title: string; destinationLabel: string; stages: readonly { place: string }[] }

/** What a travel is found by in a language: its title, places and style. */
export const travelTerms = (
  { slug, style, popularity }: NamedTravel,
  language: TextKey,
  { title, destinationLabel, stages }: Names,
): TermRow[] => {
  const named = (kind: TermRow['kind'], label: string, aliases: readonly string[] = []) =>
    termsOf({ language, kind, ref: slug, label, weight: popularity }, aliases)
  const places = new Map(
    [destinationLabel, ...stages.map(({ place }) => place)].map((place) => [foldText(place), place]),
  )
  const styles: Readonly<Record<string, string>> = labelsIn(language).style
  return [
    ...named('travel', title),
    ...[...places.values()].flatMap((place) => named('place', place)),
    ...named('style', styles[style] ?? style, style === 'BEACH' ? (SEA[languageOf(language)] ?? []) : []),
  ]
}

/** Label and synonyms, normalised, without duplicates. */
export const termsOf = (row: Omit<TermRow, 'term'>, aliases: readonly string[] = []): TermRow[] =>
  [...new Set([row.label, ...aliases].map(foldText))].filter(Boolean).map((term) => ({ ...row, term }))
