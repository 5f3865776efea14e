import { CONTINENT_CODES } from '../../../../shared/contracts/destination.ts'
import { STYLE_LABELS } from '../../labels/catalogue-labels.ts'
import { CONTINENT_NAMES } from '../../labels/continent-names.ts'
import { foldText } from '../../lookup/fold-text.ts'
import type { TermKind } from '../../lookup/match-term.ts'
import { LANGUAGES, type Language } from '../../market.ts'
import type { TravelSource } from '../travel-source.ts'
import { type DestinationNameRow, type DestinationRow, destinationAliases } from './destination-rows.ts'

export type TermRow = {
  language: Language
  kind: TermKind
  ref: string
  term: string
  weight: number
}

/** All that can be looked up by name, in every language (lookup/). */
export function termRows(
  travels: readonly TravelSource[],
  destinations: readonly DestinationRow[],
  names: readonly DestinationNameRow[],
): TermRow[] {
  const alpha3 = new Map(destinations.map(({ id, iso_alpha3 }) => [id, iso_alpha3]))
  const visits = (id: string) => travels.filter((travel) => travel.countries.includes(alpha3.get(id) ?? '')).length
  return [
    ...names.flatMap(({ language, destination_id, name }) =>
      terms(language, 'destination', destination_id, visits(destination_id), [
        name,
        ...destinationAliases(alpha3.get(destination_id) ?? '', language),
      ]),
    ),
    ...LANGUAGES.flatMap((language) =>
      CONTINENT_CODES.flatMap((code) =>
        terms(language, 'continent', code, 1, [CONTINENT_NAMES[code][language], CONTINENT_NAMES[code].en]),
      ),
    ),
    ...LANGUAGES.flatMap((language) => travels.flatMap((travel) => travelTerms(travel, language))),
  ]
}

function travelTerms(travel: TravelSource, language: Language): TermRow[] {
  const { title, destinationLabel, stages } = travel.copy[language]
  return [
    ...terms(language, 'travel', travel.slug, travel.popularity, [title]),
    ...terms(language, 'place', travel.slug, travel.popularity, [
      destinationLabel,
      ...stages.map(({ place }) => place),
    ]),
    ...terms(language, 'style', travel.slug, travel.popularity, [STYLE_LABELS[travel.style][language]]),
  ]
}

/** Folded, and each only once. */
const terms = (language: Language, kind: TermRow['kind'], ref: string, weight: number, texts: string[]): TermRow[] =>
  [...new Set(texts.map(foldText))].filter(Boolean).map((term) => ({ language, kind, ref, term, weight }))
