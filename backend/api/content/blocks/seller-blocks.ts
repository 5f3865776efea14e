import type { BlockContent } from '../../../../shared/contracts/blocks.ts'
import { loadTravels } from '../../catalogue/cards.ts'
import { loadDepartureDays } from '../../catalogue/departure-days.ts'
import { bestTravelOfDestinations, loadDestinations } from '../../catalogue/destinations.ts'
import { landscape } from '../../catalogue/image-resources.ts'
import { travelIds } from '../../catalogue/lists.ts'
import { loadTrustRating } from '../../catalogue/reviews.ts'
import type { Site } from '../../site.ts'
import type { Source } from './text-blocks.ts'
import { heading } from './text-blocks.ts'

export async function topSellers(source: Source<'top-sellers'>, site: Site): Promise<BlockContent<'top-sellers'>> {
  const { limit, areas = [] } = source.query
  const ids = await travelIds(site, { hasTours: true, continentId: areas })
  return { ...heading(source, site.language), travels: await loadTravels(site, ids.slice(0, limit)) }
}

export async function destinationCarousel(
  source: Source<'destination-carousel'>,
  site: Site,
): Promise<BlockContent<'destination-carousel'>> {
  const { limit, areas } = source.query
  const [destinations, travels] = await Promise.all([loadDestinations(site), bestTravelOfDestinations(site)])
  return {
    ...heading(source, site.language),
    items: destinations
      .filter(({ departuresCount, continentCode }) => departuresCount > 0 && (areas?.includes(continentCode) ?? true))
      .slice(0, limit)
      .flatMap((destination) => {
        const slug = travels.get(destination.id)
        return slug ? [{ destination, picture: landscape(site, slug, destination.name) }] : []
      }),
  }
}

export async function trustRating(
  source: Source<'trust-rating'>,
  site: Site,
): Promise<BlockContent<'trust-rating'> | null> {
  const rating = await loadTrustRating(site)
  return rating && { title: source.title?.[site.language] ?? null, logo: source.logo, ...rating, merchantId: null }
}

export async function departureCalendar(
  source: Source<'departure-calendar'>,
  site: Site,
): Promise<BlockContent<'departure-calendar'>> {
  const { filter } = source.query
  return { ...heading(source, site.language), filter, days: await loadDepartureDays(site, filter) }
}
