import { AREA_PAGES } from '../../../../markets/area-pages.ts'
import type { ContinentCode } from '../../../../shared/contracts/destination.ts'
import type { LinkedPlace } from '../../../../shared/contracts/linked-place.ts'
import type { Coordinator } from '../../../../shared/contracts/travel.ts'
import { countTours } from '../../catalogue/columns/count-search.ts'
import { loadColumns } from '../../catalogue/columns/load-columns.ts'
import { prepareSearch } from '../../catalogue/columns/search.ts'
import { topCoordinators } from '../../catalogue/coordinators.ts'
import { type MonthOffer, monthOffers } from '../../catalogue/month-offers.ts'
import { PICTURE_COLUMNS, type PicturedTravel, type PictureRow, parsePictures } from '../../catalogue/place-pictures.ts'
import { linkedCountries, linkedPlaces } from '../../catalogue/place-slugs.ts'
import { isVisited, loadPlace, type Place, type PlaceFilter } from '../../catalogue/places.ts'
import { loadReviews } from '../../catalogue/reviews.ts'
import type { Site } from '../../site.ts'
import type { PageSource } from '../../sources/page-source.ts'
import { isOneOf } from '../../sql/fragment.ts'

export type PlaceTravel = PicturedTravel & {
  slug: string
  title: string
  destinationLabel: string
  summary: string
  days: number
  groupMin: number
  groupMax: number
  stages: { place: string; title: string; text: string }[]
  /** Names, in the order of the market's alphabet. */
  countries: string[]
}

export type PlaceFacts = {
  place: Place
  /** With upcoming departures, the best seller first. */
  travels: PlaceTravel[]
  /** As the search of the place counts them. */
  departuresCount: number
  months: MonthOffer[]
  /** Those who lead upcoming departures there. */
  coordinators: Pick<Coordinator, 'name'>[]
  /** Whether its page can show reviews of its travels. */
  isReviewed: boolean
  /** Page of its continent. */
  area: PageSource | null
  /** Pages of all continents, its own first. */
  areas: PageSource[]
  /** Pages of the countries in which a city or region lies. */
  countries: LinkedPlace[]
  /** Pages of cities and regions of a country. */
  parts: LinkedPlace[]
}

const MAX_COORDINATORS = 50

/** Lowest rating of reviews that the page of a place shows. */
export const MIN_RATING = 4

/** Loads what the catalogue has of a place. */
export const loadPlaceFacts = async (site: Site, id: string): Promise<PlaceFacts | null> => {
  const [place, columns] = await Promise.all([loadPlace(site, id), loadColumns(site.db, site.language)])
  if (place === null) return null
  const { filter, continent } = place
  const offered = columns.filter(({ travel, departures }) => isVisited(filter, travel) && departures.traits.length > 0)
  if (offered.length === 0) return null
  const [travels, search, coordinators, reviews, areas, countries, parts] = await Promise.all([
    loadTravels(
      site,
      offered.map(({ travel }) => travel.id),
    ),
    prepareSearch(site, filter),
    topCoordinators(site, regionOf(filter), MAX_COORDINATORS),
    loadReviews(site, { ...regionOf(filter), minRating: MIN_RATING }, 1),
    loadAreas(site, continent),
    linkedCountries(site, place.source?.countries ?? []),
    linkedPlaces(site, (source) => source.countries.includes(id)),
  ])
  return {
    place,
    travels,
    departuresCount: countTours(search),
    months: monthOffers(offered, site),
    coordinators,
    isReviewed: reviews.length > 0,
    area: areas.find(({ routingKey }) => routingKey === AREA_PAGES[continent]) ?? null,
    areas,
    countries,
    parts,
  }
}

/** Query of blocks with coordinators and reviews. */
export const regionOf = (filter: PlaceFilter) =>
  'travelId' in filter ? { travels: filter.travelId } : { destinations: filter.destinationId }

/** Messages of texts about its travels, which stop in a city and go on. */
export const tripMessages = ({ source }: Place) => `placeTrips.${source?.isCity ? 'through' : 'to'}` as const

type Listed = 'stages' | 'countries' | 'countryIds'

const loadTravels = async ({ db, language, locale }: Site, ids: readonly string[]): Promise<PlaceTravel[]> => {
  const { sql, values } = isOneOf('v.id', ids)
  const { results } = await db
    .prepare(
      `SELECT v.id, x.slug, x.title, x.destination_label AS destinationLabel, x.summary, v.days,
        ${PICTURE_COLUMNS}, v.group_min AS groupMin, v.group_max AS groupMax, s.itinerary AS stages,
        (SELECT json_group_array(n.name) FROM travel_destinations AS td
          JOIN destination_names AS n ON n.language = ?1 AND n.destination_id = td.destination_id
          WHERE td.travel_id = v.id) AS countries,
        (SELECT json_group_array(td.destination_id) FROM travel_destinations AS td
          WHERE td.travel_id = v.id) AS countryIds
      FROM travels AS v
      JOIN travel_texts AS x ON x.language = ?1 AND x.travel_id = v.id
      JOIN travel_stories AS s ON s.language = ?1 AND s.travel_id = v.id
      WHERE ${sql.replace('?', '?2')} ORDER BY v.score DESC, v.id`,
    )
    .bind(language, ...values)
    .all<Omit<PlaceTravel, Listed | keyof PictureRow> & Record<Listed, string> & PictureRow>()
  const collator = new Intl.Collator(locale)
  return results.map((row) => ({
    ...parsePictures(row),
    stages: JSON.parse(row.stages) as PlaceTravel['stages'],
    countryIds: JSON.parse(row.countryIds) as string[],
    countries: (JSON.parse(row.countries) as string[]).sort(collator.compare),
  }))
}

const loadAreas = async ({ db }: Site, continent: ContinentCode): Promise<PageSource[]> => {
  const { results } = await db
    .prepare("SELECT source FROM pages WHERE routing_key GLOB 'area-*' ORDER BY routing_key <> ?, routing_key")
    .bind(AREA_PAGES[continent])
    .all<{ source: string }>()
  return results.map(({ source }) => JSON.parse(source) as PageSource)
}
