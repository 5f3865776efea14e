import type { TermKind } from '../../../backend/api/lookup/match-term.ts'
import { apiMessages } from '../../../backend/api/translate.ts'
import { type Language, languageOf, TEXT_KEYS, type TextKey, WORLD_MARKET } from '../../../markets/market-id.ts'
import { baseMarket } from '../../../markets/registry.ts'
import { CONTINENT_CODES } from '../../../shared/contracts/destination.ts'
import { foldText } from '../../../shared/text/fold-text.ts'
import type { TravelCopy, TravelSource } from '../travel-source.ts'
import { type DestinationNameRow, type DestinationRow, destinationAliases } from './destination-rows.ts'

export type TermRow = {
  language: TextKey
  kind: TermKind
  ref: string
  term: string
  /** Label for visitors, whatever term matched. */
  label: string
  weight: number
}

/** Other words for the sea; Italian visitors also search the French one. */
const SEA: Record<Language, string[]> = { it: ['spiaggia', 'mer'], en: ['sea'], es: ['mar'], fr: ['mer'], de: ['Meer'] }

/** Searchable names in each language (lookup/): countries of travels available in it. */
export const termRows = (
  travels: readonly TravelSource[],
  destinations: readonly DestinationRow[],
  names: readonly DestinationNameRow[],
): TermRow[] => {
  const alpha3 = new Map(destinations.map(({ id, iso_alpha3 }) => [id, iso_alpha3]))
  const visits = (id: string, language: TextKey) =>
    travels.filter(({ countries, copy }) => copy[language] && countries.includes(alpha3.get(id) ?? '')).length
  return [
    ...names.flatMap(({ language, destination_id, name }) => {
      const weight = visits(destination_id, language)
      return weight === 0
        ? []
        : terms(
            { language, kind: 'destination', ref: destination_id, label: name, weight },
            destinationAliases(alpha3.get(destination_id) ?? '', language),
          )
    }),
    ...TEXT_KEYS.flatMap((language) =>
      CONTINENT_CODES.flatMap((code) =>
        terms({ language, kind: 'continent', ref: code, label: labelsIn(language).continent[code], weight: 1 }, [
          apiMessages[WORLD_MARKET].labels.continent[code],
        ]),
      ),
    ),
    ...TEXT_KEYS.flatMap((language) =>
      travels.flatMap((travel) => {
        const copy = travel.copy[language]
        return copy === undefined ? [] : travelTerms(travel, language, copy)
      }),
    ),
  ]
}

const labelsIn = (language: TextKey) => apiMessages[baseMarket(languageOf(language)).id].labels

const travelTerms = (
  travel: TravelSource,
  language: TextKey,
  { title, destinationLabel, stages }: TravelCopy,
): TermRow[] => {
  const named = (kind: TermRow['kind'], label: string, aliases: readonly string[] = []) =>
    terms({ language, kind, ref: travel.slug, label, weight: travel.popularity }, aliases)
  const places = new Map(
    [destinationLabel, ...stages.map(({ place }) => place)].map((place) => [foldText(place), place]),
  )
  return [
    ...named('travel', title),
    ...[...places.values()].flatMap((place) => named('place', place)),
    ...named(
      'style',
      labelsIn(language).style[travel.style],
      travel.style === 'BEACH' ? SEA[languageOf(language)] : [],
    ),
  ]
}

/** Label and synonyms, normalised, without duplicates. */
const terms = (row: Omit<TermRow, 'term'>, aliases: readonly string[] = []): TermRow[] =>
  [...new Set([row.label, ...aliases].map(foldText))].filter(Boolean).map((term) => ({ ...row, term }))
