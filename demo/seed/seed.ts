import { changeRows } from './rows/change-rows.ts'
import { documentRows, pageRows, redirectRows } from './rows/content-rows.ts'
import { coordinatorRow, coordinatorTextRows } from './rows/coordinator-rows.ts'
import { destinationNameRows, destinationRows } from './rows/destination-rows.ts'
import { ledDepartures } from './rows/led-departures.ts'
import { oddsRows } from './rows/odds-rows.ts'
import { pictureRows } from './rows/picture-rows.ts'
import { reviewRows } from './rows/review-rows.ts'
import { snapshotRows } from './rows/snapshot-rows.ts'
import { NO_STARS, starCounts } from './rows/star-counts.ts'
import { termRows } from './rows/term-rows.ts'
import { tourRows } from './rows/tour-rows.ts'
import {
  hottestTravels,
  travelDestinationRows,
  travelRow,
  travelSlugRows,
  travelStoryRows,
  travelTextRows,
} from './rows/travel-rows.ts'
import { wemeetCityRow, wemeetEventRows, wemeetTextRows } from './rows/wemeet-rows.ts'
import { type SeedSources, sourcesHash } from './sources.ts'

/** Default minimum of departures. */
export const DEFAULT_TOURS = 4000

export type SeedOptions = {
  /** UTC day on which the departures start. */
  seedDay: string
  /** Minimum of departures; default: DEFAULT_TOURS. */
  tours?: number
}

/** Rows by table, in loading order. */
export type Seed = { fingerprint: string; seedDay: string; rows: ReturnType<typeof seedRows> }

/** Fingerprint in the database's meta table: sources, code, number of departures and day. Faster than building the seed. */
export const seedFingerprint = ({ seedDay, tours = DEFAULT_TOURS }: SeedOptions): string =>
  `${sourcesHash()}-${tours}-${seedDay}`

/** Number of departures in a fingerprint; `undefined` without one. */
export const sizeOfSeed = (fingerprint: string): number | undefined => {
  const [, tours] = /-(\d+)-\d{4}-\d{2}-\d{2}$/.exec(fingerprint) ?? []
  return tours === undefined ? undefined : Number(tours)
}

/** Builds the rows of given sources. */
export const seedRows = (sources: SeedSources, { seedDay, tours = DEFAULT_TOURS }: SeedOptions) => {
  const { travels, coordinators, wemeet } = sources
  const destinations = destinationRows(travels)
  const names = destinationNameRows(destinations)
  const known = ledDepartures(sources, seedDay, tours)
  const reviews = reviewRows(sources.reviews, known, seedDay)
  const pages = pageRows(sources.pages)
  const reviewed = new Set(reviews.reviews.map(({ travel_id }) => travel_id))
  const ratings = starCounts(travels, seedDay, tours)
  const hottest = hottestTravels(travels)
  const travelList = travels.map((travel) => travelRow(travel, reviewed, hottest, ratings.get(travel.slug) ?? NO_STARS))
  const tourList = tourRows(known, travels, seedDay)
  const pictures = pictureRows(sources.pictures, seedDay)
  return {
    uploads: pictures.uploads,
    chosen_pictures: pictures.choices,
    destinations,
    destination_names: names,
    coordinators: coordinators.map((coordinator) => coordinatorRow(coordinator, known, seedDay)),
    coordinator_texts: coordinators.flatMap((coordinator) => coordinatorTextRows(coordinator, wemeet.cities)),
    travels: travelList,
    travel_destinations: travels.flatMap(travelDestinationRows),
    travel_texts: travels.flatMap(travelTextRows),
    travel_slugs: travels.flatMap(travelSlugRows),
    travel_stories: travels.flatMap(travelStoryRows),
    tours: tourList,
    tour_snapshots: snapshotRows(tourList, seedDay),
    group_odds: oddsRows(travels, seedDay, tours),
    reviews: reviews.reviews,
    review_texts: reviews.texts,
    wemeet_cities: wemeet.cities.map(wemeetCityRow),
    wemeet_texts: wemeet.kinds.flatMap(wemeetTextRows),
    wemeet_events: wemeetEventRows({ ...wemeet, coordinators, known }, seedDay),
    search_terms: termRows(travels, destinations, names),
    pages: pages.pages,
    page_slugs: pages.slugs,
    redirects: redirectRows(sources.redirects),
    documents: documentRows(sources),
    content_changes: changeRows(sources, seedDay),
  }
}
