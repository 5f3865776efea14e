import { z } from 'zod'
import { MARKET_IDS, type MarketId } from '../markets/market-id.ts'
import { markets } from '../markets/registry.ts'

const namedSchema = z.record(z.string(), z.string())

/**
 * Origins of all markets from SITE_ORIGINS of a wrangler.toml: by id, or else by the pattern `*` with `{id}` and
 * `{suffix}` (`.it`), so that a new market needs no line (decision 33). Throws for a missing market and for unknown
 * names.
 */
export const siteOrigins = (value: unknown): Record<MarketId, string> => {
  const { '*': pattern, ...named } = namedSchema.parse(value)
  const unknown = Object.keys(named).filter((id) => !MARKET_IDS.some((each) => each === id))
  if (unknown.length > 0) throw new Error(`SITE_ORIGINS names no market: ${unknown.join(', ')}`)
  return Object.fromEntries(
    MARKET_IDS.map((id) => {
      const origin = named[id] ?? pattern?.replaceAll('{id}', id).replaceAll('{suffix}', markets[id].domainSuffix)
      if (origin === undefined)
        throw new Error(`SITE_ORIGINS says of ${id} neither by name nor by "*" where it is served`)
      return [id, origin]
    }),
  ) as Record<MarketId, string>
}
