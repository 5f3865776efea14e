import { MARKET_IDS, type MarketId, WORLD_MARKET } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import { allMarkets, markets } from '../../markets/registry.ts'
import { isFixedContentRoute, type RouteName } from '../../markets/route-table.ts'

/** A page's path in each market that has it. */
export type MarketPaths = Partial<Record<MarketId, string>>

/** @param pathOf null in a market without the page */
export const pathsByMarket = (pathOf: (market: Market) => string | null): MarketPaths =>
  Object.fromEntries(
    allMarkets.flatMap((market) => {
      const path = pathOf(market)
      return path === null ? [] : [[market.id, path]]
    }),
  )

/**
 * The paths of a custom page: fixed pages from the route table, others from their content.
 * @param urls of the page's content, hreflang to path (shared/contracts/custom-page.ts)
 */
export const customPagePaths = (route: RouteName, urls: Readonly<Record<string, string>>): MarketPaths =>
  pathsByMarket((market) => {
    const content = urls[market.hreflang]
    if (content === undefined) return null
    return isFixedContentRoute(route) ? market.paths[route] : content
  })

/** @param languages that the travel is translated into; all when absent (shared/contracts/travel.ts) */
export const travelPaths = (
  languages: readonly string[] | undefined,
  pathOf: (market: Market) => string,
): MarketPaths =>
  pathsByMarket((market) => (languages === undefined || languages.includes(market.language) ? pathOf(market) : null))

/**
 * Absolute URL by hreflang value, for each market that has the page; x-default is Global's (spec section 2). All pages
 * of the set have the same, so that the alternates are reciprocal.
 */
export const hreflangs = (
  paths: Partial<Record<MarketId, string>>,
  origins: Readonly<Record<MarketId, string>>,
): Record<string, string> => {
  const world = paths[WORLD_MARKET]
  return {
    ...Object.fromEntries(
      MARKET_IDS.flatMap((id) => (paths[id] === undefined ? [] : [[markets[id].hreflang, origins[id] + paths[id]]])),
    ),
    ...(world !== undefined && { 'x-default': origins[WORLD_MARKET] + world }),
  }
}
