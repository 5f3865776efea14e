import type { BlockContent } from '../../../../shared/contracts/blocks.ts'
import { AREA_BUTTON_CODES, CONTINENT_CODES, type ContinentCode } from '../../../../shared/contracts/destination.ts'
import { loadTravels } from '../../catalogue/cards.ts'
import { topCoordinators } from '../../catalogue/coordinators.ts'
import { loadDestinations } from '../../catalogue/destinations.ts'
import { landscape } from '../../catalogue/image-resources.ts'
import { firstTours, travelIds } from '../../catalogue/lists.ts'
import { loadReviews, reviewSummary } from '../../catalogue/reviews.ts'
import { continentOf } from '../../labels/catalogue-labels.ts'
import type { Site } from '../../site.ts'
import { isTranslatedInto } from '../../sql/fragment.ts'
import { button, type LinkContext } from '../links.ts'
import type { Source } from './text-blocks.ts'
import { heading } from './text-blocks.ts'

type Context = Site & LinkContext

export async function continentCarousel(
  source: Source<'continent-carousel'>,
  site: Context,
): Promise<BlockContent<'continent-carousel'>> {
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

export async function destinationList(
  source: Source<'destination-list'>,
  site: Context,
): Promise<BlockContent<'destination-list'>> {
  const destinations = await loadDestinations(site)
  const collator = new Intl.Collator(site.locale)
  return {
    ...heading(source, site.language),
    groups: (source.query.continents ?? CONTINENT_CODES)
      .map((code) => ({
        ...area(code, site),
        items: destinations
          .filter(({ continentCode }) => continentCode === code)
          .sort((a, b) => collator.compare(a.name, b.name)),
      }))
      .filter(({ items }) => items.length > 0),
  }
}

export async function travelList(source: Source<'travel-list'>, site: Context): Promise<BlockContent<'travel-list'>> {
  const { filter, limit } = source.query
  const asked = { hasTours: true, ...filter }
  const ids = await travelIds(site, asked)
  return {
    ...heading(source, site.language),
    filter: asked,
    limit,
    travels: await loadTravels(site, ids.slice(0, limit)),
    callToAction: button(source.callToAction, site),
  }
}

export async function tourList(source: Source<'tour-list'>, site: Context): Promise<BlockContent<'tour-list'>> {
  const { filter, limit } = source.query
  return {
    ...heading(source, site.language),
    tours: await firstTours(site, filter, limit),
    filter,
    limit,
    callToAction: button(source.callToAction, site),
  }
}

export async function coordinatorList(
  source: Source<'coordinators'>,
  site: Context,
): Promise<BlockContent<'coordinators'>> {
  const { limit, areas } = source.query
  return { ...heading(source, site.language), coordinators: await topCoordinators(site, areas ?? [], limit) }
}

export async function reviewList(source: Source<'reviews'>, site: Context): Promise<BlockContent<'reviews'>> {
  const { limit, minRating, areas = [] } = source.query
  const [reviews, summary] = await Promise.all([
    loadReviews(site, { areas, minRating }, limit),
    reviewSummary(site, { areas }),
  ])
  return { ...heading(source, site.language), ...summary, reviews }
}

function area(code: ContinentCode, site: Context) {
  const continent = continentOf(code, site.market)
  return { continent, picture: landscape(site, `area-${code}`, continent.name) }
}
