import { MARKET_IDS } from '../../../../markets/market-id.ts'
import { checkStyles } from '../../publishing/check-styles.ts'
import { pageProblems, savePage, withdrawPage } from '../../publishing/save-page.ts'
import { type PageSource, pageSourceSchema } from '../../sources/page-source.ts'
import { parsePage } from '../../sources/partial-texts.ts'
import type { Entity } from '../entity.ts'

export const pages: Entity = {
  name: 'pages',
  title: 'Pages',
  one: 'a page',
  publisher: 'publisher',
  hasDrafts: true,
  newId: {
    label: 'Key',
    hint: 'Lower-case letters, digits and single hyphens, such as packing-list. It never changes and is no part of the address.',
    pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/,
  },
  list: {
    sql: `SELECT id, coalesce(source ->> '$.seo.title.en', id) AS title,
        (SELECT group_concat(market || ':/' || slug, ' ') FROM page_slugs WHERE page_id = pages.id) AS paths FROM pages`,
    columns: { title: 'Title', id: 'Key', paths: 'Paths' },
    order: 'title',
  },
  gapsBy: 'market',
  gaps: `SELECT * FROM (SELECT id, coalesce(source ->> '$.seo.title.en', id) AS title,
    (SELECT group_concat(value, ' ') FROM json_each('${JSON.stringify(MARKET_IDS)}')
      WHERE value NOT IN (SELECT market FROM page_slugs WHERE page_id = pages.id)) AS missing
    FROM pages) WHERE missing IS NOT NULL`,
  labels: {
    slugs: 'Address (without the first slash), by market',
    seo: 'Search engines',
  },
  hints: {
    slugs: 'The page is in the markets that have one; texts are needed in their languages.',
    routingKey: 'Only of pages that the site finds by their role.',
    html: 'Markup: h2, h3, p, ul, ol, li, strong, em, a.',
    picture: 'upload-… of the picture library, a picture of the site, or a travel.',
  },
  schema: () => pageSourceSchema,
  parse: parsePage,
  load: async (db, id) => {
    const row = await db.prepare('SELECT source FROM pages WHERE id = ?').bind(id).first<{ source: string }>()
    return row && JSON.parse(row.source)
  },
  onSite: (_, { slugs }: PageSource) =>
    Object.fromEntries(Object.entries(slugs).map(([market, slug]) => [market, `/${slug}`])),
  links: (id) => (id === '' ? [] : [[`/office/preview?id=${encodeURIComponent(id)}`, 'Preview']]),
  publish: async ({ db, instant, staff }, id, page: PageSource) => {
    if (id === null) return { kind: 'refused', reasons: ['key: is missing'] }
    const { reasons } = await checkStyles(page)
    if (reasons.length > 0) return { kind: 'refused', reasons }
    const outcome = await savePage(db, id, { state: 'published', page }, { instant, by: staff.email })
    return outcome.kind === 'saved' ? { kind: 'saved', id } : outcome
  },
  check: async ({ db }, id, page: PageSource) => {
    const { reasons } = await checkStyles(page)
    return reasons.length > 0 ? reasons : pageProblems(db, id, page)
  },
  remove: {
    label: 'Withdraw',
    about: 'Its paths answer 404. It stays as a draft; its history brings it back, too.',
    keepsDraft: true,
    run: async ({ db, instant, staff }, id) => {
      const outcome = await withdrawPage(db, id, { instant, by: staff.email })
      if (outcome.kind === 'withdrawn') return { kind: 'saved', id }
      return { kind: 'refused', reasons: [outcome.kind === 'unknown' ? 'is not published' : outcome.reason] }
    },
  },
}
