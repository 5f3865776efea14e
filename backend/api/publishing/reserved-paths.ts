import { type MarketId, marketIdSchema } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { localPathOf, resolvePath } from '../../../markets/resolve-path.ts'
import type { PageSource } from '../content/sources/page-source.ts'

/** First segments that the storefront answers itself. */
const RESERVED: ReadonlySet<string> = new Set(['api', 'assets', 'videos', 'sitemaps', 'healthz', 'readyz', 'login'])

/** Why paths of a page would never show it: they belong to another route of their market. Empty when none does. */
export const unreachablePaths = ({ slugs, routingKey }: Pick<PageSource, 'slugs' | 'routingKey'>): string[] =>
  Object.entries(slugs).flatMap(([id, slug]) => {
    const market = marketIdSchema.parse(id)
    return isUnreachable(market, `/${slug}`, routingKey) ? [`${market}: /${slug} belongs to another kind of page`] : []
  })

const isUnreachable = (id: MarketId, path: string, routingKey: string | null): boolean => {
  const market = markets[id]
  const route = resolvePath(market, path)?.route ?? null
  if (route !== null) return route !== routingKey
  return RESERVED.has(path.split('/')[1] ?? '') || localPathOf(market, path) !== null
}
