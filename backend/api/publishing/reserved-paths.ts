import { type MarketId, marketIdSchema } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { localPathOf, resolvePath } from '../../../markets/resolve-path.ts'
import type { PageSource } from '../content/sources/page-source.ts'

const RESERVED: ReadonlySet<string> = new Set(['api', 'assets', 'videos', 'sitemaps', 'healthz', 'readyz', 'login'])

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
