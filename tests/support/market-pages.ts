import { readdirSync } from 'node:fs'
import { eventPath } from '../../markets/links.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { markets } from '../../markets/registry.ts'
import { isFixedContentRoute, STATIC_ROUTES } from '../../markets/route-table.ts'
import { readSource, SEED } from './seed-source.ts'

/** An event that every catalogue seeded on the tests' day has (backend/api/seed/wemeet). */
export const A_MEETING = 'bologna-dinner-2027-01-28'

export type MarketPage = { name: string; path: string; status: 200 | 404 }

type Source = { routingKey: string | null; slugs: Partial<Record<MarketId, string>> }
const source = (file: string) => readSource(`pages/${file}`) as Source

/** Pages that are found by slug, all that the seed has: articles and what the law of one country asks for. */
const BY_SLUG = readdirSync(`${SEED}/pages`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && source(file).routingKey === null)
  .sort()

/** Every page a visitor can come to in a market, each kind once: all fixed content, lists, a travel, articles, 404. */
export const pagesOfMarket = (id: MarketId): MarketPage[] => {
  const { paths, segments } = markets[id]
  const fixed = STATIC_ROUTES.filter(isFixedContentRoute).map((route) => ({ name: route, path: paths[route] }))
  const bySlug = BY_SLUG.map((file) => {
    const slug = source(file).slugs[id]
    return { name: file.replace('.json', ''), path: slug === undefined ? null : `/${slug}` }
  })
  const others = [
    { name: 'search', path: paths.search },
    { name: 'search without results', path: `${paths.search}?textSearch=zzzzqqqq` },
    { name: 'sales', path: paths.sales },
    { name: 'AI search', path: paths['search-ai'] },
    { name: 'AI search with an answer', path: paths['search-ai'] && `${paths['search-ai']}?q=mare+a+maggio` },
    { name: 'travel', path: `/${segments.travels}/japan-tokyo-kyoto` },
    { name: 'itinerary', path: `/${segments.travels}/japan-tokyo-kyoto/${segments.itinerary}` },
    { name: 'coordinator', path: `/${segments.coordinators}/chiara-lombardi` },
    { name: 'wishlist', path: paths.wishlist },
    { name: 'events', path: paths['events-wemeet'] },
    { name: 'events without any', path: paths['events-wemeet'] && `${paths['events-wemeet']}?place=zzzzqqqq` },
    { name: 'event', path: eventPath(markets[id], A_MEETING) },
    { name: 'offline', path: paths.offline },
  ]
  return [
    ...[...fixed, ...bySlug, ...others].flatMap(({ name, path }) =>
      path === null ? [] : [{ name, path, status: 200 as const }],
    ),
    { name: 'unknown address', path: '/no-such-page', status: 404 },
  ]
}
