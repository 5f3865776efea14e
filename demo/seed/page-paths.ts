import type { PageSource } from '../../backend/api/sources/page-source.ts'
import { allMarkets, baseMarket } from '../../markets/registry.ts'

/**
 * Paths of a page in each of its markets: its own ones; else, for a fixed page, those of the route table, and for
 * others those of the main market of the language.
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
