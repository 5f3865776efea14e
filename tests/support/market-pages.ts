import { readFileSync } from 'node:fs'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { isFixedContentRoute, STATIC_ROUTES } from '../../markets/route-table.ts'

export type MarketPage = { name: string; path: string; status: 200 | 404 }

/** Pages that are found by slug, by their file in the seed: articles and what the law of one country asks for. */
const BY_SLUG = ['imprint', 'legal-notice', 'blog/japan-seasons', 'blog/money-pot', 'blog/packing-light-trekking']

/** Every page a visitor can come to in a market, each kind once: all fixed content, lists, a travel, articles, 404. */
export const pagesOfMarket = (id: MarketId): MarketPage[] => {
  const { paths, segments } = markets[id]
  const fixed = STATIC_ROUTES.filter(isFixedContentRoute).map((route) => ({ name: route, path: paths[route] }))
  const bySlug = BY_SLUG.map((name) => ({ name, path: slugPath(name, id) }))
  const others = [
    { name: 'search', path: paths.search },
    { name: 'search without results', path: `${paths.search}?textSearch=zzzzqqqq` },
    { name: 'travel', path: `/${segments.travels}/japan-tokyo-kyoto` },
    { name: 'wishlist', path: paths.wishlist },
  ]
  return [
    ...[...fixed, ...bySlug, ...others].flatMap(({ name, path }) =>
      path === null ? [] : [{ name, path, status: 200 as const }],
    ),
    { name: 'unknown address', path: '/no-such-page', status: 404 },
  ]
}

const slugPath = (name: string, market: MarketId): string | null => {
  const { slugs } = JSON.parse(readFileSync(`backend/api/seed/pages/${name}.json`, 'utf8')) as {
    slugs: Partial<Record<MarketId, string>>
  }
  return slugs[market] === undefined ? null : `/${slugs[market]}`
}
