import { markets } from '../../../../markets/registry.ts'
import type { BlockContent, ListedCoordinator } from '../../../../shared/contracts/blocks.ts'
import {
  AREA_BUTTON_CODES,
  CONTINENT_CODES,
  type ContinentCode,
  type LinkedDestination,
} from '../../../../shared/contracts/destination.ts'
import type { FilterState } from '../../../../shared/contracts/filter-state.ts'
import type { Tour } from '../../../../shared/contracts/tour.ts'
import { languageFirst } from '../../../../shared/tours/group-language.ts'
import { loadTravels } from '../../catalogue/cards.ts'
import { namedCoordinators, topCoordinators } from '../../catalogue/coordinators.ts'
import { loadDepartureDays } from '../../catalogue/departure-days.ts'
import { countriesIn, loadDestinations } from '../../catalogue/destinations.ts'
import { firstTours, travelIds } from '../../catalogue/lists.ts'
import { withNextDepartures } from '../../catalogue/next-departures.ts'
import { liesIn, loadPicturedTravels, placePicture } from '../../catalogue/place-pictures.ts'
import { linkedPlaces, loadPlaceSlugs, placePath } from '../../catalogue/place-slugs.ts'
import { loadReviews, loadTrustRating, reviewSummary } from '../../catalogue/reviews.ts'
import { listPins } from '../../catalogue/trip-pins.ts'
import { sitePicture } from '../../images/chosen-pictures.ts'
import type { Site } from '../../site.ts'
import { isTranslatedInto } from '../../sql/fragment.ts'
import { continentOf } from '../../translate.ts'
import { button, type LinkContext } from '../links.ts'
import { heading, type Source } from './text-blocks.ts'

type Context = Site & LinkContext

export const continentCarousel = async (
  source: Source<'continent-carousel'>,
  site: Context,
): Promise<BlockContent<'continent-carousel'>> => {
  const { sql, values } = isTranslatedInto(site.language, 'id')
  const { results } = await site.db
    .prepare(`SELECT continent, count(*) AS travels FROM travels WHERE ${sql} GROUP BY continent`)
    .bind(...values)
    .all<{ continent: ContinentCode; travels: number }>()
  const counts = new Map(results.map(({ continent, travels }) => [continent, travels]))
  return {
    ...heading(source, site.language),
    items: (source.query.continents ?? AREA_BUTTON_CODES).flatMap((code) => {
      const itinerariesCount = counts.get(code)
      return itinerariesCount ? [{ ...area(code, site), itinerariesCount }] : []
    }),
  }
}

export const destinationList = async (
  source: Source<'destination-list'>,
  site: Context,
): Promise<BlockContent<'destination-list'>> => {
  const destinations = await loadLinkedDestinations(site)
  const codes = source.query.continents ?? CONTINENT_CODES
  const groups = await Promise.all(
    codes.map(async (code) => ({
      ...area(code, site),
      items: countriesIn(destinations, code, site.locale),
      places: await linkedPlaces(site, ({ continent }) => continent === code),
    })),
  )
  return { ...heading(source, site.language), groups: groups.filter(({ items }) => items.length > 0) }
}

const loadLinkedDestinations = async (site: Site): Promise<LinkedDestination[]> => {
  const [destinations, slugs] = await Promise.all([loadDestinations(site), loadPlaceSlugs(site.db)])
  return destinations.map((destination) => ({ ...destination, path: placePath(slugs, destination.id, site.market) }))
}

export const travelList = async (
  source: Source<'travel-list'>,
  site: Context,
): Promise<BlockContent<'travel-list'>> => {
  const { filter, limit } = source.query
  const whole = { hasTours: true, ...filter }
  const ids = await travelIds(site, whole)
  return {
    ...heading(source, site.language),
    filter: whole,
    limit,
    travels: await loadTravels(site, ids.slice(0, limit)),
    callToAction: button(source.callToAction, site),
  }
}

export const tripMap = async (source: Source<'trip-map'>, site: Context): Promise<BlockContent<'trip-map'> | null> => {
  const { pins } = await listPins(site, { hasTours: true, ...source.query.filter })
  return pins.length === 0 ? null : { ...heading(source, site.language), pins }
}

export const tourList = async (source: Source<'tour-list'>, site: Context): Promise<BlockContent<'tour-list'>> => {
  const { filter, limit } = source.query
  return {
    ...heading(source, site.language),
    tours: await listedTours(site, filter, limit),
    filter,
    limit,
    callToAction: button(source.callToAction, site),
  }
}

/** Up to this number, departures in the market's language come first whatever their month. */
const SHORT_LIST = 8

const listedTours = async (site: Site, filter: FilterState, limit: number): Promise<Tour[]> => {
  const first = languageFirst(filter, markets[site.market])
  const { languageFirst: language } = first
  if (language === undefined || limit > SHORT_LIST) return firstTours(site, { ...filter, ...first }, limit)
  const own = await firstTours(site, { ...filter, groupLanguage: [language] }, limit)
  const all = own.length === limit ? [] : await firstTours(site, filter, limit)
  return [...own, ...all.filter(({ groupLanguage }) => groupLanguage !== language)].slice(0, limit)
}

export const coordinatorList = async (
  source: Source<'coordinators'>,
  site: Context,
): Promise<BlockContent<'coordinators'>> => {
  const { limit, perPage = null, people, ...region } = source.query
  const found = await (people === undefined ? topCoordinators(site, region, limit) : namedCoordinators(site, people))
  const listed = await withNextDepartures(site, found)
  return {
    ...heading(source, site.language),
    coordinators: perPage === null ? listed : listed.toSorted(byNextDeparture),
    perPage,
  }
}

export const reviewList = async (source: Source<'reviews'>, site: Context): Promise<BlockContent<'reviews'> | null> => {
  const { limit, minRating, ...region } = source.query
  const [reviews, summary] = await Promise.all([
    loadReviews(site, { ...region, minRating }, limit),
    reviewSummary(site, region),
  ])
  return reviews.length === 0 ? null : { ...heading(source, site.language), ...summary, reviews }
}

const byNextDeparture = (a: ListedCoordinator, b: ListedCoordinator): number =>
  (a.next?.startingDate ?? '9') < (b.next?.startingDate ?? '9') ? -1 : 1

const area = (code: ContinentCode, site: Context) => {
  const continent = continentOf(code, site.market)
  return { continent, picture: sitePicture(site, `area-${code}`, continent.name, '').desktop }
}

export const topSellers = async (source: Source<'top-sellers'>, site: Site): Promise<BlockContent<'top-sellers'>> => {
  const { limit, areas, destinations } = source.query
  const filter = {
    hasTours: true,
    ...(areas !== undefined && { continentId: areas }),
    ...(destinations !== undefined && { destinationId: destinations }),
  }
  const ids = await travelIds(site, filter)
  return {
    ...heading(source, site.language),
    filter,
    limit,
    travels: await loadTravels(site, ids.slice(0, limit)),
  }
}

export const destinationCarousel = async (
  source: Source<'destination-carousel'>,
  site: Site,
): Promise<BlockContent<'destination-carousel'>> => {
  const { limit, areas } = source.query
  const [all, travels, places] = await Promise.all([
    loadLinkedDestinations(site),
    loadPicturedTravels(site),
    linkedPlaces(site, ({ continent }) => areas?.includes(continent) ?? true),
  ])
  const destinations = all.filter(({ continentCode }) => areas?.includes(continentCode) ?? true)
  const items = destinations
    .filter(({ departuresCount }) => departuresCount > 0)
    .slice(0, limit)
    .map((destination) => {
      const { id, name } = destination
      return { destination, picture: placePicture(site, name, travels, liesIn([id]))?.desktop ?? null }
    })
  const shown = new Set(items.map(({ destination }) => destination.id))
  const collator = new Intl.Collator(site.locale)
  return {
    ...heading(source, site.language),
    items,
    countries: destinations
      .flatMap(({ id, name, path }) => (path == null || shown.has(id) ? [] : [{ name, path }]))
      .sort((a, b) => collator.compare(a.name, b.name)),
    places,
  }
}

export const trustRating = async (
  source: Source<'trust-rating'>,
  site: Site,
): Promise<BlockContent<'trust-rating'> | null> => {
  const rating = await loadTrustRating(site)
  return rating && { title: source.title?.[site.language] ?? null, logo: source.logo, ...rating, merchantId: null }
}

export const departureCalendar = async (
  source: Source<'departure-calendar'>,
  site: Site,
): Promise<BlockContent<'departure-calendar'>> => {
  const { filter } = source.query
  return { ...heading(source, site.language), filter, days: await loadDepartureDays(site, filter) }
}
