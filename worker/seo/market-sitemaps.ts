import { coordinatorPath, eventPath, itineraryPath, staticPath, travelPath } from '../../markets/links.ts'
import type { MarketId } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import { allMarkets } from '../../markets/registry.ts'
import { isFixedContentRoute, type RouteName, STATIC_ROUTES, type StaticRoute } from '../../markets/route-table.ts'
import type { SitemapContent } from '../../shared/contracts/sitemap.ts'
import { customPagePaths, travelPaths } from './alternates.ts'
import { hreflangs } from './hreflang.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** The sitemaps that a market has, by name. */
export const SITEMAP_NAMES = ['pages', 'travels', 'itineraries', 'coordinators', 'events'] as const
export type SitemapName = (typeof SITEMAP_NAMES)[number]

/** Pages to be indexed that are no content: made of departures, of events, or of what tests have seen. */
const OWN_PAGES = ['sales', 'events-wemeet', 'accessibility'] as const satisfies readonly StaticRoute[]

type Input = {
  content: SitemapContent
  market: Market
  origins: Readonly<Record<MarketId, string>>
  /** Whether a route has a page; what has none is in no sitemap. */
  hasPage: (route: RouteName) => boolean
}

/** A market's addresses with their other languages, sorted into its sitemaps. */
export const marketSitemaps = ({ content, market, origins, hasPage }: Input): Record<SitemapName, SitemapEntry[]> => {
  const entries = (items: { paths: Partial<Record<MarketId, string>>; changedOn: string | null }[]): SitemapEntry[] =>
    items.flatMap(({ paths, changedOn }) => {
      const own = paths[market.id]
      return own === undefined
        ? []
        : [{ address: origins[market.id] + own, changedOn, alternates: hreflangs(paths, origins) }]
    })
  const everywhere = (pathOf: (market: Market) => string | null) =>
    Object.fromEntries(allMarkets.flatMap((each) => (pathOf(each) === null ? [] : [[each.id, pathOf(each)]])))
  return {
    pages: entries([
      ...content.pages.map(({ routingKey, urls, changedOn }) => ({
        paths: customPagePaths(routeOf(routingKey), urls),
        changedOn,
      })),
      ...OWN_PAGES.filter(hasPage).map((route) => ({
        paths: everywhere((each) => staticPath(each, route)),
        changedOn: null,
      })),
    ]),
    travels: entries(
      content.travels.map(({ slug, changedOn, languages }) => ({
        paths: travelPaths(languages, (each) => travelPath(each, slug)),
        changedOn,
      })),
    ),
    itineraries: hasPage('travels-travel-itinerary')
      ? entries(
          content.travels.flatMap(({ slug, changedOn, hasItinerary, languages }) =>
            hasItinerary ? [{ paths: travelPaths(languages, (each) => itineraryPath(each, slug)), changedOn }] : [],
          ),
        )
      : [],
    coordinators: hasPage('coordinators-coordinator')
      ? entries(
          content.coordinators.map(({ slug, changedOn }) => ({
            paths: everywhere((each) => coordinatorPath(each, slug)),
            changedOn,
          })),
        )
      : [],
    // Their words never change, and the day they are over they are gone: no day of a last change.
    events: hasPage('events-wemeet-event')
      ? entries(
          content.events.map(({ slug }) => ({ paths: everywhere((each) => eventPath(each, slug)), changedOn: null })),
        )
      : [],
  }
}

/** A page with a routing key that is no route of ours is found by its slug, like any other. */
const routeOf = (routingKey: string | null): RouteName =>
  routingKey !== null &&
  (STATIC_ROUTES as readonly string[]).includes(routingKey) &&
  isFixedContentRoute(routingKey as StaticRoute)
    ? (routingKey as StaticRoute)
    : 'catch-all'
