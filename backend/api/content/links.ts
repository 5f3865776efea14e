import { isFixedContentRoute, type RouteName } from '../../../markets/route-table.ts'
import type { Button, LinkTarget } from '../../../shared/contracts/menu-link.ts'
import { filterQuery } from '../../../shared/filters/filter-query.ts'
import { loadPlaceSlugs } from '../catalogue/place-slugs.ts'
import type { Site } from '../site.ts'
import type { ButtonSource, LinkSource } from '../sources/localized-source.ts'

export type LinkContext = Pick<Site, 'language'> & LinkTargets
export type LinkTargets = {
  /** By routing key, or by file name for pages without one. */
  pageSlugs: ReadonlyMap<string, string>
  /** By the id of a country, city or region. */
  placeSlugs: ReadonlyMap<string, string>
  /** By slug in any language. */
  travelSlugs: ReadonlyMap<string, string>
}

export const loadLinkTargets = async ({
  db,
  market,
  language,
}: Pick<Site, 'db' | 'market' | 'language'>): Promise<LinkTargets> => {
  const [[pages, travels], places] = await Promise.all([
    db.batch<{ name: string; slug: string }>([
      db
        .prepare(
          `SELECT coalesce(p.routing_key, p.id) AS name, s.slug FROM page_slugs AS s JOIN pages AS p ON p.id = s.page_id
        WHERE s.market = ?`,
        )
        .bind(market),
      db
        .prepare(
          `SELECT s.slug AS name, x.slug FROM travel_slugs AS s
        JOIN travel_texts AS x ON x.language = ? AND x.travel_id = s.travel_id`,
        )
        .bind(language),
    ]),
    loadPlaceSlugs(db),
  ])
  const placeSlugs = [...places.slugs].flatMap(([id, { [market]: slug }]) =>
    slug === undefined ? [] : [[id, slug] as const],
  )
  return {
    placeSlugs: new Map(placeSlugs),
    pageSlugs: new Map(pages?.results.map(({ name, slug }) => [name, slug])),
    travelSlugs: new Map(travels?.results.map(({ name, slug }) => [name, slug])),
  }
}

export const linkTarget = (
  source: LinkSource,
  { language, pageSlugs, travelSlugs, placeSlugs }: LinkContext,
): LinkTarget | null => {
  switch (source.type) {
    case 'page': {
      const slug = pageSlugs.get(source.file)
      return slug === undefined ? null : { type: 'custompage', slug }
    }
    case 'country': {
      const slug = placeSlugs.get(source.id)
      return slug === undefined
        ? { type: 'search', query: filterQuery({ destinationId: [source.id] }) }
        : { type: 'custompage', slug }
    }
    case 'place': {
      const slug = placeSlugs.get(source.id)
      return slug === undefined ? null : { type: 'custompage', slug }
    }
    case 'travel': {
      const slug = travelSlugs.get(source.slug)
      return slug === undefined ? null : { type: 'travel', slug }
    }
    // Fixed pages need a stored page; the other routes do not.
    case 'custompage':
      return isFixedContentRoute(source.routingKey as RouteName) && !pageSlugs.has(source.routingKey) ? null : source
    case 'url':
      return { type: 'url', url: typeof source.url === 'string' ? source.url : source.url[language] }
    default:
      return source
  }
}

export const button = (source: ButtonSource | undefined, context: LinkContext): Button | null => {
  const link = source && linkTarget(source.link, context)
  return source && link ? { label: source.label[context.language], link, target: source.target ?? '_self' } : null
}
