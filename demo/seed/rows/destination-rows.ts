import countries from 'world-countries'
import { languageOf, TEXT_KEYS, type TextKey, WORLD_MARKET } from '../../../markets/market-id.ts'
import { baseMarket, destinationNamesByLanguage, markets } from '../../../markets/registry.ts'
import type { ContinentCode } from '../../../shared/contracts/destination.ts'
import type { TravelSource } from '../travel-source.ts'

/** Country id: the lower-case alpha-3 code. */
export const destinationId = (alpha3: string): string => alpha3.toLowerCase()

export type DestinationRow = { id: string; iso_alpha3: string; continent: ContinentCode }
export type DestinationNameRow = { language: TextKey; destination_id: string; name: string }

/**
 * Countries of all travels, each on the continent of the travels listed under it, or else of those that visit it
 * second.
 */
export const destinationRows = (travels: readonly TravelSource[]): DestinationRow[] => {
  const codes = [...new Set(travels.flatMap((travel) => travel.countries))].sort()
  return codes.map((code) => {
    const listed = travels.find((travel) => travel.countries[0] === code)
    const continent = (listed ?? travels.find((travel) => travel.countries.includes(code)))?.continent
    if (!continent) throw new Error(`no travel goes to ${code}`)
    return { id: destinationId(code), iso_alpha3: code, continent }
  })
}

/** Country names in every language. Throws for an unknown code. */
export const destinationNameRows = (destinations: readonly DestinationRow[]): DestinationNameRow[] =>
  TEXT_KEYS.flatMap((language) =>
    destinations.map(({ id, iso_alpha3 }) => ({
      language,
      destination_id: id,
      name: countryName(iso_alpha3, language),
    })),
  )

/** Further search terms for a country: its name in Global's language, and synonyms. */
export const destinationAliases = (alpha3: string, language: TextKey): string[] => [
  countryName(alpha3, markets[WORLD_MARKET].language),
  ...(destinationNamesByLanguage[languageOf(language)].aliases[alpha3] ?? []),
]

/** The German of Austria and Switzerland is listed as its dialect. */
const DIALECTS: Readonly<Record<string, string>> = { bar: 'de', gsw: 'de' }

/** BCP 47 codes of a country's languages. */
export const languagesOf = (alpha3: string): string[] =>
  Intl.getCanonicalLocales(Object.keys(countryOf(alpha3)?.languages ?? {})).map((code) => DIALECTS[code] ?? code)

const countryOf = (alpha3: string) => countries.find(({ cca3 }) => cca3 === alpha3)

const countryName = (alpha3: string, language: TextKey): string => {
  const own = destinationNamesByLanguage[languageOf(language)].names[alpha3]
  if (own) return own
  const alpha2 = countryOf(alpha3)?.cca2
  const name =
    alpha2 &&
    new Intl.DisplayNames([baseMarket(languageOf(language)).locale], { type: 'region', fallback: 'none' }).of(alpha2)
  if (!name) throw new Error(`${alpha3} is no country`)
  return name
}
