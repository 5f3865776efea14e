import { labelsIn, type TermRow, termsOf, travelTerms } from '../../../backend/api/lookup/travel-terms.ts'
import { apiMessages } from '../../../backend/api/translate.ts'
import { TEXT_KEYS, type TextKey, WORLD_MARKET } from '../../../markets/market-id.ts'
import { CONTINENT_CODES } from '../../../shared/contracts/destination.ts'
import type { TravelSource } from '../travel-source.ts'
import { type DestinationNameRow, type DestinationRow, destinationAliases } from './destination-rows.ts'

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
        : termsOf(
            { language, kind: 'destination', ref: destination_id, label: name, weight },
            destinationAliases(alpha3.get(destination_id) ?? '', language),
          )
    }),
    ...TEXT_KEYS.flatMap((language) =>
      CONTINENT_CODES.flatMap((code) =>
        termsOf({ language, kind: 'continent', ref: code, label: labelsIn(language).continent[code], weight: 1 }, [
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
