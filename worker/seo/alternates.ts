import type { MarketId } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import { allMarkets } from '../../markets/registry.ts'
import { isFixedContentRoute, type RouteName } from '../../markets/route-table.ts'

/**
 * The paths of a custom page in each market that has it: fixed pages from the route table, others from their content.
 * @param urls of the page's content, hreflang to path (shared/contracts/custom-page.ts)
 */
export const customPagePaths = (
  route: RouteName,
  urls: Readonly<Record<string, string>>,
): Partial<Record<MarketId, string>> =>
  Object.fromEntries(
    allMarkets.flatMap((market) => {
      const content = urls[market.hreflang]
      if (content === undefined) return []
      const path = isFixedContentRoute(route) ? market.paths[route] : content
      return path === null ? [] : [[market.id, path]]
    }),
  )

/**
 * The paths of a travel's page in each market that sells it.
 * @param languages in which the travel is told; all when absent (shared/contracts/travel.ts)
 */
export const travelPaths = (
  languages: readonly string[] | undefined,
  pathOf: (market: Market) => string,
): Partial<Record<MarketId, string>> =>
  Object.fromEntries(
    allMarkets.flatMap((market) =>
      languages === undefined || languages.includes(market.language) ? [[market.id, pathOf(market)]] : [],
    ),
  )
