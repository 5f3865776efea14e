import type { MarketId } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import type { SitemapContent } from '../../shared/contracts/sitemap.ts'
import { hreflangs, type MarketPaths } from './alternates.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

export const SITEMAP_NAMES = ['pages', 'travels', 'itineraries', 'coordinators', 'events'] as const
export type SitemapName = (typeof SITEMAP_NAMES)[number]

/** `changedOn`: null where the page lists departures and changes often. */
export type SitemapItem = { paths: MarketPaths; changedOn: string | null }

export type PageSitemap = { name: SitemapName; entries: (content: SitemapContent) => SitemapItem[] }

type Input = {
  content: SitemapContent
  market: Market
  origins: Readonly<Record<MarketId, string>>
  pages: readonly { sitemap: PageSitemap | null }[]
}

export const marketSitemaps = ({ content, market, origins, pages }: Input): Record<SitemapName, SitemapEntry[]> => {
  const sitemaps: Record<SitemapName, SitemapEntry[]> = {
    pages: [],
    travels: [],
    itineraries: [],
    coordinators: [],
    events: [],
  }
  for (const { sitemap } of pages)
    for (const { paths, changedOn } of sitemap?.entries(content) ?? []) {
      const path = paths[market.id]
      if (sitemap === null || path === undefined) continue
      const alternates = hreflangs(paths, origins)
      sitemaps[sitemap.name].push({ address: origins[market.id] + path, changedOn, alternates })
    }
  return sitemaps
}
