import { itineraryPath } from '../../../markets/links.ts'
import { loadTravel } from '../../data/trips.ts'
import { renderContextOf } from '../../page/render-context-of.ts'
import { travelPaths } from '../../seo/alternates.ts'
import { breadcrumbs } from '../../seo/linked-data/breadcrumbs.ts'
import { touristTrip } from '../../seo/linked-data/tourist-trip.ts'
import { wayToItinerary } from '../../ui/breadcrumb-trails.ts'
import type { PageRoute } from '../route.ts'
import { ItineraryPage } from './itinerary-page.tsx'

/** A travel's itinerary to print or to keep (spec section 2). Without a travel, or an itinerary, it is a 404. */
export const itineraryRoute: PageRoute = async ({ key, market, config, data }) => {
  const slug = key.parameters.travel
  if (slug === undefined) return { kind: 'missing' }
  const { value: travel, state } = await loadTravel(data, market.id, slug)
  if (travel === null || travel.itinerary.length === 0) return { kind: 'missing' }
  const site = renderContextOf(config, key)
  const { t, origins } = site
  const path = itineraryPath(market, slug)
  const images = [travel.thumbnailImage.desktop]
  return {
    kind: 'page',
    head: {
      title: t('tour.itineraryHead', { title: travel.title }),
      description: t('tour.itineraryDescription', { title: travel.title, days: travel.days }),
      image: travel.thumbnailImage.desktop,
      robots: 'index,follow',
      canonical: path,
      alternates: travelPaths(travel.languages, (each) => itineraryPath(each, slug)),
      linkedData: [
        touristTrip({ travel: { ...travel, rating: null }, site, path, images, offers: null }),
        breadcrumbs(wayToItinerary(site, travel), origins[market.id]),
      ],
      preloads: [],
    },
    body: <ItineraryPage travel={travel} />,
    tags: [`travel:${slug}`],
    pricesAt: null,
    degraded: state === 'stale-if-error',
  }
}
