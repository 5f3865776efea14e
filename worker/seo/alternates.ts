import { MARKET_IDS, type MarketId, WORLD_MARKET } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import { allMarkets, markets } from '../../markets/registry.ts'
import { isFixedContentRoute, type RouteName } from '../../markets/route-table.ts'

export type MarketPaths = Partial<Record<MarketId, string>>

/** @param pathOf null in a market without the page */
export const pathsByMarket = (pathOf: (market: Market) => string | null): MarketPaths =>
  Object.fromEntries(
    allMarkets.flatMap((market) => {
      const path = pathOf(market)
      return path === null ? [] : [[market.id, path]]
    }),
  )

/** Fixed pages are in the route table, others in their content. @param urls hreflang to path */
export const customPagePaths = (route: RouteName, urls: Readonly<Record<string, string>>): MarketPaths =>
  pathsByMarket((market) => {
    const content = urls[market.hreflang]
    if (content === undefined) return null
    return isFixedContentRoute(route) ? market.paths[route] : content
  })

/** @param slugs by language @param pathOf null in a market without the page */
export const localizedPaths = (
  slugs: Readonly<Record<string, string>>,
  pathOf: (market: Market, slug: string) => string | null,
): MarketPaths =>
  pathsByMarket((market) => {
    const slug = slugs[market.language]
    return slug === undefined ? null : pathOf(market, slug)
  })

/**
 * By hreflang value; x-default is Global's (spec section 2). Equal for all pages of the set, so that alternates are
 * reciprocal.
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
