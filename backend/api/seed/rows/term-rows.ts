import { CONTINENT_CODES } from '../../../../shared/contracts/destination.ts'
import { foldText } from '../../../../shared/text/fold-text.ts'
import { STYLE_LABELS } from '../../labels/catalogue-labels.ts'
import { CONTINENT_NAMES } from '../../labels/continent-names.ts'
import type { TermKind } from '../../lookup/match-term.ts'
import { LANGUAGES, type Language } from '../../market.ts'
import type { TravelSource } from '../travel-source.ts'
import { type DestinationNameRow, type DestinationRow, destinationAliases } from './destination-rows.ts'

export type TermRow = {
  language: Language
  kind: TermKind
  ref: string
  term: string
  /** What visitors call it, however it was found. */
  label: string
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
      terms(
        { language, kind: 'destination', ref: destination_id, label: name, weight: visits(destination_id) },
        destinationAliases(alpha3.get(destination_id) ?? '', language),
      ),
    ),
    ...LANGUAGES.flatMap((language) =>
      CONTINENT_CODES.flatMap((code) =>
        terms({ language, kind: 'continent', ref: code, label: CONTINENT_NAMES[code][language], weight: 1 }, [
          CONTINENT_NAMES[code].en,
        ]),
      ),
    ),
    ...LANGUAGES.flatMap((language) => travels.flatMap((travel) => travelTerms(travel, language))),
  ]
}

function travelTerms(travel: TravelSource, language: Language): TermRow[] {
  const { title, destinationLabel, stages } = travel.copy[language]
  const named = (kind: TermRow['kind'], label: string) =>
    terms({ language, kind, ref: travel.slug, label, weight: travel.popularity })
  const places = new Map(
    [destinationLabel, ...stages.map(({ place }) => place)].map((place) => [foldText(place), place]),
  )
  return [
    ...named('travel', title),
    ...[...places.values()].flatMap((place) => named('place', place)),
    ...named('style', STYLE_LABELS[travel.style][language]),
  ]
}

/** The label and what else it is called, folded, each only once. */
const terms = (row: Omit<TermRow, 'term'>, aliases: readonly string[] = []): TermRow[] =>
  [...new Set([row.label, ...aliases].map(foldText))].filter(Boolean).map((term) => ({ ...row, term }))
