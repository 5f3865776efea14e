import { loadPlaceSlugs, localPlacePath } from '../catalogue/place-slugs.ts'
import type { Site } from '../site.ts'
import { createVersionedCache } from '../sql/changes.ts'
import { PAGE_REDIRECTS } from '../sql/page-redirects.ts'

type SlugTable = {
  /** Pages and redirects of the market. */
  own: ReadonlySet<string>
  /** Paths in the market of pages that have another slug elsewhere, by that slug. */
  pages: ReadonlyMap<string, string>
  /** Targets of permanent redirects of other markets, by slug. */
  redirects: ReadonlyMap<string, string>
}

type Row = { kind: keyof SlugTable; slug: string; path: string }

const ROWS = `
  SELECT 'own' AS kind, slug, '' AS path FROM page_slugs WHERE market = ?1
  UNION ALL SELECT 'own', slug, '' FROM ${PAGE_REDIRECTS} WHERE market = ?1
  UNION ALL SELECT 'pages', o.slug, '/' || s.slug
    FROM page_slugs AS o JOIN page_slugs AS s ON s.page_id = o.page_id AND s.market = ?1 WHERE o.market <> ?1
  UNION ALL SELECT 'redirects', slug, redirect_to FROM ${PAGE_REDIRECTS}
    WHERE market <> ?1 AND http_status_code IN (301, 308)`

/** By market: anybody can invent further slugs, which then cost no query. */
const cached = createVersionedCache<SlugTable>('content', 20)

export const loadSlugTable = ({ db, market }: Pick<Site, 'db' | 'market'>): Promise<SlugTable> =>
  cached(db, market, async () => {
    const { results } = await db.prepare(ROWS).bind(market).all<Row>()
    const of = (wanted: Row['kind']) =>
      new Map(results.flatMap(({ kind, slug, path }) => (kind === wanted ? [[slug, path] as const] : [])))
    return { own: new Set(of('own').keys()), pages: of('pages'), redirects: of('redirects') }
  })

/** Path in the market of the page or place that another market has, or had, at the slug; `null` without one. */
export const localPath = async (site: Pick<Site, 'db' | 'market'>, slug: string): Promise<string | null> => {
  const [{ pages, redirects }, places] = await Promise.all([loadSlugTable(site), loadPlaceSlugs(site.db)])
  const pathOf = (name: string) => pages.get(name) ?? localPlacePath(places, name, site.market)
  return pathOf(slug) ?? pathOf(redirects.get(slug)?.slice(1) ?? slug)
}
