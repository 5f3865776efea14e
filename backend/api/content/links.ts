import type { Button, LinkTarget } from '../../../shared/contracts/menu-link.ts'
import type { ButtonSource, LinkSource } from '../seed/localized-source.ts'
import type { Site } from '../site.ts'

/** What links need to know: the market's language, and the paths of its pages by file name. */
export type LinkContext = Pick<Site, 'language'> & { pageSlugs: ReadonlyMap<string, string> }

/** Paths of the pages of one market, by file name. */
export async function loadPageSlugs({ db, market }: Pick<Site, 'db' | 'market'>): Promise<ReadonlyMap<string, string>> {
  const { results } = await db
    .prepare('SELECT page_id, slug FROM page_slugs WHERE market = ?')
    .bind(market)
    .all<{ page_id: string; slug: string }>()
  return new Map(results.map(({ page_id, slug }) => [page_id, slug]))
}

/** Where a link leads in the market; null when the market does not have that page. */
export function linkTarget(source: LinkSource, { language, pageSlugs }: LinkContext): LinkTarget | null {
  switch (source.type) {
    case 'page': {
      const slug = pageSlugs.get(source.file)
      return slug === undefined ? null : { type: 'custompage', slug }
    }
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
