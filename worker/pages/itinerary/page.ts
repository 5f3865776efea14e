import { itineraryPath } from '../../../markets/links.ts'
import { loadTravel } from '../../data/trips.ts'
import { localizedPaths } from '../../seo/alternates.ts'
import { breadcrumbs } from '../../seo/linked-data/linked-data.ts'
import { touristTrip } from '../../seo/linked-data/tourist-trip.ts'
import { itineraryBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { definePage, isFound, movedTo, NOT_FOUND } from '../define-page.ts'
import { travelModel } from '../travel/travel-model.ts'
import { ItineraryPage } from './itinerary-page.tsx'

/** A travel's printable itinerary (spec section 2). */
export const itineraryPage = definePage({
  route: 'travels-travel-itinerary',
  cache: { freshSeconds: 10, staleSeconds: 60 },
  kind: 'trip',
  analytics: 'itinerary',
  offlineCopy: true,
  sitemap: {
    name: 'itineraries',
    entries: ({ travels }) =>
      travels
        .filter(({ hasItinerary }) => hasItinerary)
        .map(({ slugs, changedOn }) => ({
          paths: localizedPaths(slugs, itineraryPath),
          changedOn,
        })),
  },
  load: async ({ params, data, site }) => {
    const travel = await loadTravel(data, site.market.id, params.travel)
    if (!isFound(travel) || travel.value.itinerary.length === 0) return NOT_FOUND
    const path = itineraryPath(site.market, travel.value.slug)
    return path === site.path ? { travel } : movedTo(path)
  },
  model: ({ travel }, { site: { today, market, currency } }) => travelModel({ travel, today, market, currency }),
  showsPrices: () => true,
  head: ({ travel }, site) => {
    const { t, origins, market } = site
    const path = itineraryPath(market, travel.slug)
    const image = travel.thumbnailImage.desktop
    return {
      title: t('tour.itineraryHead', { title: travel.title }),
      description: t('tour.itineraryDescription', { title: travel.title, days: travel.days }),
      image,
      robots: 'index,follow',
      canonical: path,
      alternates: localizedPaths(travel.slugs, itineraryPath),
      linkedData: [
        touristTrip({ travel, site, path, images: [image], offers: null }),
        breadcrumbs(itineraryBreadcrumbs(site, travel), origins[market.id]),
      ],
      preloads: [],
    }
  },
  view: ItineraryPage,
})
