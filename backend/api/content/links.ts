import { isFixedContentRoute, type RouteName } from '../../../markets/route-table.ts'
import type { Button, LinkTarget } from '../../../shared/contracts/menu-link.ts'
import type { Site } from '../site.ts'
import type { ButtonSource, LinkSource } from './sources/localized-source.ts'

/** What links need to know: the market's language, its pages, and the travels that it sells. */
export type LinkContext = Pick<Site, 'language'> & LinkTargets
type LinkTargets = {
  /** Paths of its pages, by routing key, or by file name where they have none. */
  pageSlugs: ReadonlyMap<string, string>
  travelSlugs: ReadonlySet<string>
}

/** What links of a market may lead to. */
export async function loadLinkTargets({
  db,
  market,
  language,
}: Pick<Site, 'db' | 'market' | 'language'>): Promise<LinkTargets> {
  const [pages, travels] = await db.batch<{ name: string; slug: string }>([
    db
      .prepare(
        `SELECT coalesce(p.routing_key, p.id) AS name, s.slug FROM page_slugs AS s JOIN pages AS p ON p.id = s.page_id
        WHERE s.market = ?`,
      )
      .bind(market),
    db
      .prepare(
        `SELECT v.id AS name, v.slug FROM travel_texts AS x CROSS JOIN travels AS v ON v.id = x.travel_id
        WHERE x.language = ?`,
      )
      .bind(language),
  ])
  return {
    pageSlugs: new Map(pages?.results.map(({ name, slug }) => [name, slug])),
    travelSlugs: new Set(travels?.results.map(({ slug }) => slug)),
  }
}

/** Where a link leads in the market; null when the market does not have that page, or does not sell that travel. */
export function linkTarget(source: LinkSource, { language, pageSlugs, travelSlugs }: LinkContext): LinkTarget | null {
  switch (source.type) {
    case 'page': {
      const slug = pageSlugs.get(source.file)
      return slug === undefined ? null : { type: 'custompage', slug }
    }
    case 'travel':
      return travelSlugs.has(source.slug) ? source : null
    // A fixed page that nobody has written yet is not linked; the other routes need no page of ours.
    case 'custompage':
      return isFixedContentRoute(source.routingKey as RouteName) && !pageSlugs.has(source.routingKey) ? null : source
    case 'url':
      return { type: 'url', url: typeof source.url === 'string' ? source.url : source.url[language] }
    default:
      return source
  }
}

/** A button in the market's language; null without a button, or when it would lead nowhere. */
export function button(source: ButtonSource | undefined, context: LinkContext): Button | null {
  const link = source && linkTarget(source.link, context)
  return source && link ? { label: source.label[context.language], link, target: source.target ?? '_self' } : null
}
