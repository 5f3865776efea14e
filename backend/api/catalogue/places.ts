import type { TextKey } from '../../../markets/market-id.ts'
import { languageOf } from '../../../markets/market-id.ts'
import { placePhrase } from '../../../markets/place-phrases.ts'
import type { ContinentCode } from '../../../shared/contracts/destination.ts'
import { climateIn, climateOf, type WeatherBand } from '../../../shared/geography/climate.ts'
import type { Site } from '../site.ts'
import type { CountrySource, PlaceSource } from '../sources/places-source.ts'
import { createVersionedCache } from '../sql/changes.ts'
import type { TravelFacts } from './columns/travel-facts.ts'

/** A country, or a city or region of `places.json`. */
export type Place = {
  id: string
  name: string
  /** Its name, and with a preposition. */
  phrases: { name: string; in: string; to: string }
  continent: ContinentCode
  /** Travels that go there. */
  filter: PlaceFilter
  /** Code of the country that it is or in which it lies; `null` for regions of several. */
  isoCodeAlpha3: string | null
  climate: readonly WeatherBand[] | null
  /** `null` for a country. */
  source: PlaceSource | null
  /** What editors wrote of it; `null` without. */
  texts: Pick<CountrySource, 'introduction' | 'things' | 'questions'> | null
}

export type PlaceFilter = { destinationId: string[] } | { travelId: string[] }

const cached = createVersionedCache<readonly PlaceSource[]>('content', 2)

/** Loads the cities and regions that can have a page. */
export const loadPlaceSources = (db: D1Database): Promise<readonly PlaceSource[]> =>
  cached(db, '', async () => {
    const { results } = await db
      .prepare("SELECT source FROM documents WHERE name GLOB 'place/*' ORDER BY rowid")
      .all<{ source: string }>()
    return results.map(({ source }) => JSON.parse(source) as PlaceSource)
  })

export const filterOf = ({ travels, countries }: Pick<PlaceSource, 'travels' | 'countries'>): PlaceFilter =>
  travels === undefined ? { destinationId: countries } : { travelId: travels }

/** Whether a travel goes to the place. */
export const isVisited = (
  filter: PlaceFilter,
  { id, destinations }: Pick<TravelFacts, 'id' | 'destinations'>,
): boolean =>
  'travelId' in filter
    ? filter.travelId.includes(id)
    : destinations.some((destination) => filter.destinationId.includes(destination))

/** Loads a country, a city or a region by its id. */
export const loadPlace = async ({ db, language }: Pick<Site, 'db' | 'language'>, id: string): Promise<Place | null> => {
  const source = (await loadPlaceSources(db)).find((each) => each.id === id)
  return source === undefined ? loadCountry(db, language, id) : placeOf(source, language)
}

const placeOf = (source: PlaceSource, language: TextKey): Place => ({
  id: source.id,
  name: source.name[language],
  phrases: { name: source.name[language], in: source.in[language], to: source.to[language] },
  continent: source.continent,
  filter: filterOf(source),
  isoCodeAlpha3: source.countries.length === 1 ? (source.countries[0]?.toUpperCase() ?? null) : null,
  climate: source.climate === undefined ? null : climateIn(source.climate),
  source,
  texts: source,
})

const loadCountry = async (db: D1Database, textKey: TextKey, id: string): Promise<Place | null> => {
  const row = await db
    .prepare(
      `SELECT n.name, d.iso_alpha3 AS isoCodeAlpha3, d.continent, s.source AS texts FROM destinations AS d
      JOIN destination_names AS n ON n.language = ? AND n.destination_id = d.id
      LEFT JOIN documents AS s ON s.name = 'country/' || d.id WHERE d.id = ?`,
    )
    .bind(textKey, id)
    .first<{ name: string; isoCodeAlpha3: string; continent: ContinentCode; texts: string | null }>()
  if (row === null) return null
  const { name, isoCodeAlpha3, texts } = row
  const phrase = (kind: 'in' | 'to') => placePhrase(languageOf(textKey), kind, isoCodeAlpha3, name)
  return {
    id,
    ...row,
    phrases: { name, in: phrase('in'), to: phrase('to') },
    filter: { destinationId: [id] },
    climate: climateOf(isoCodeAlpha3),
    source: null,
    texts: texts === null ? null : (JSON.parse(texts) as CountrySource),
  }
}
