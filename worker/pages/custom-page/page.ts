import { brand } from '../../../markets/brand.ts'
import {
  FIXED_CONTENT_ROUTES,
  type FixedContentRoute,
  isFixedContentRoute,
  type RouteName,
} from '../../../markets/route-table.ts'
import type { SitemapContent } from '../../../shared/contracts/sitemap.ts'
import type { PageType } from '../../../shared/contracts/storefront-events.ts'
import { customPagePaths } from '../../seo/alternates.ts'
import type { SitemapItem } from '../../seo/market-sitemaps.ts'
import type { PageKind } from '../accessibility/states.ts'
import { definePage, type PublicPage } from '../define-page.ts'
import { parseSearch } from '../search/search-query.ts'
import { contentModals } from './content-modals.tsx'
import { contentHead, contentModel } from './content-model.ts'
import { ContentPage } from './content-page.tsx'
import { loadContent } from './load-content.ts'
import { blockQuery } from './refresh-blocks.ts'

type ContentRoute = FixedContentRoute | 'catch-all'

const KINDS: Partial<Record<RouteName, PageKind>> = {
  index: 'home',
  tours: 'offers',
  coordinators: 'coordinator',
  [brand.wemeetRoute]: 'community',
  [brand.wemeetAboutRoute]: 'community',
}
const kindOf = (route: ContentRoute): PageKind => KINDS[route] ?? (route.startsWith('legal-') ? 'legal' : 'editorial')

const pageTypeOf = (route: ContentRoute): PageType => {
  if (route === 'index') return 'home'
  return route.startsWith('area-') ? 'SEO page' : 'custom page'
}

/** A page of blocks (spec section 2), found by routing key or by slug. */
const contentPage = <R extends ContentRoute>(route: R) =>
  definePage({
    route,
    query: { parse: parseSearch, canonical: (query, market) => ({ query: blockQuery(query, market) }) },
    cache: route === 'catch-all' ? { freshSeconds: 15, staleSeconds: 120 } : { freshSeconds: 10, staleSeconds: 60 },
    kind: kindOf(route),
    analytics: pageTypeOf(route),
    load: loadContent,
    model: contentModel,
    ...(route === 'catch-all' && { sitemap: { name: 'pages' as const, entries: contentEntries } }),
    modals: contentModals,
    showsPrices: () => true,
    head: contentHead,
    frame: ({ frame }) => frame,
    view: ContentPage,
  })

/** All content pages; those with an unknown routing key are found by their slug. */
const contentEntries = ({ pages }: SitemapContent): SitemapItem[] =>
  pages.map(({ routingKey, urls, changedOn }) => ({
    paths: customPagePaths(routingKey !== null && isFixedContentRoute(routingKey) ? routingKey : 'catch-all', urls),
    changedOn,
  }))

export const slugPage = contentPage('catch-all')
export const fixedContentPages = Object.fromEntries(
  FIXED_CONTENT_ROUTES.map((route) => [route, contentPage(route)]),
) as { [R in FixedContentRoute]: PublicPage<R> }
