import type { PageSource } from '../../backend/api/content/sources/page-source.ts'
import { baseMarket } from '../../markets/base-market.ts'
import { allMarkets } from '../../markets/registry.ts'

/**
 * The paths of a page in each market that has it: those that the page names; a fixed page has the path of the route
 * table in the others, any other page that of the market of their language at large.
 */
export const pathsOf = ({ routingKey, slugs }: Pick<PageSource, 'routingKey' | 'slugs'>): PageSource['slugs'] => ({
  ...slugs,
  ...Object.fromEntries(
    allMarkets.flatMap((market) => {
      if (slugs[market.id] !== undefined) return []
      const own =
        routingKey === null
          ? slugs[baseMarket(market.language).id]
          : (market.paths as Record<string, string | null | undefined>)[routingKey]?.slice(1)
      return own === undefined ? [] : [[market.id, own] as const]
    }),
  ),
})
