import type { Market } from '../../markets/market-schema.ts'
import type { Tour } from '../../shared/contracts/tour.ts'

export const MAX_COMPARED = 3

type Compared = { code: string; travel: Pick<Tour['travel'], 'slug'> }

/** A departure in the URL of a comparison, and value of the field `tour` in forms that lead there. */
export const comparedParam = ({ travel, code }: Compared): string => `${travel.slug}/${code.toLowerCase()}`

export const comparisonPath = (market: Market, keys: readonly string[]): string | null => {
  const path = market.paths.compare
  return path === null || keys.length === 0 ? path : `${path}?${comparisonQuery(keys)}`
}

export const comparisonQuery = (keys: readonly string[]): string =>
  keys.length === 0 ? '' : `tours=${keys.map((key) => encodeURIComponent(key).replace('%2F', '/')).join(',')}`

/** Link that compares the first departures of a list; null with fewer than two. */
export const compareHref = (market: Market, tours: readonly Compared[]): string | null =>
  tours.length < 2 ? null : comparisonPath(market, tours.slice(0, MAX_COMPARED).map(comparedParam))
