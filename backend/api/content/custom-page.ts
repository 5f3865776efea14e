import { MARKET_IDS } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import type { Block } from '../../../shared/contracts/blocks.ts'
import type { CustomPage } from '../../../shared/contracts/custom-page.ts'
import type { Image } from '../../../shared/contracts/image.ts'
import { loadPlaceSlugs, withAlternates } from '../catalogue/place-slugs.ts'
import { fillPlaceholders, loadFacts } from '../facts/placeholders.ts'
import { namedPicture } from '../images/chosen-pictures.ts'
import { loadUploadsOf, type Uploads } from '../images/uploads.ts'
import type { Site } from '../site.ts'
import type { PageSource } from '../sources/page-source.ts'
import { parsePage } from '../sources/partial-texts.ts'
import { PAGE_REDIRECTS } from '../sql/page-redirects.ts'
import { fillBlock } from './blocks/fill-block.ts'
import { loadLinkTargets } from './links.ts'
import { loadPageDraft } from './page-draft.ts'
import { composePlacePage } from './place-page/compose-place-page.ts'
import { loadPlaceBreadcrumbs } from './place-page/place-breadcrumbs.ts'
import { placeCover } from './place-page/place-cover.ts'
import { loadPlaceFacts } from './place-page/place-facts.ts'
import { loadSlugTable, localPath } from './slug-table.ts'

export type PageKey = { routingKey: string } | { slug: string }

export const loadCustomPage = async (site: Site, key: PageKey): Promise<CustomPage | null> => {
  const row = await selectPage(site, key).first<PageRow>()
  return row && composePage(site, row.source)
}

/** Loads what a slug leads to; `null` when it is unknown. */
export const loadSlug = async (site: Site, slug: string): Promise<CustomPage | Redirect | null> => {
  const { own } = await loadSlugTable(site)
  if (!own.has(slug)) return loadPlacePage(site, slug)
  const [redirects, pages] = await site.db.batch([selectRedirect(site, slug), selectPage(site, { slug })])
  const [redirect] = (redirects?.results ?? []) as Redirect[]
  const [row] = (pages?.results ?? []) as PageRow[]
  return redirect ?? (row === undefined ? null : composePage(site, row.source))
}

/** Composes the page of a place that no editor has written; redirects paths of other markets. */
const loadPlacePage = async (site: Site, slug: string): Promise<CustomPage | Redirect | null> => {
  const slugs = await loadPlaceSlugs(site.db)
  const id = slugs.ids.get(site.market)?.get(slug)
  if (id === undefined) {
    const path = await localPath(site, slug)
    return path === null ? null : { httpStatusCode: 301, redirectTo: path }
  }
  const facts = await loadPlaceFacts(site, id)
  if (facts === null) return null
  const page = await composePage(site, JSON.stringify(composePlacePage(facts, { [site.market]: slug }, site)))
  if (page === null) return null
  const cover = placeCover(facts, site)
  const image = cover.content.picture?.desktop ?? null
  return { ...page, seo: { ...page.seo, image }, blocks: [cover, ...page.blocks] }
}

/** Loads a page's draft at its future path; without a complete one, its published version. */
export const loadDraft = async (site: Site, key: PageKey, id: string): Promise<CustomPage | null> => {
  const { data: draft } = parsePage(await loadPageDraft(site.db, id))
  if (draft === undefined) return loadCustomPage(site, key)
  const isRequested = 'routingKey' in key ? draft.routingKey === key.routingKey : draft.slugs[site.market] === key.slug
  return isRequested ? composePage(site, JSON.stringify(draft)) : null
}

const composePage = async (site: Site, text: string): Promise<CustomPage | null> => {
  const source = JSON.parse(fillPlaceholders(text, await loadFacts(site))) as PageSource
  const slug = source.slugs[site.market]
  if (slug === undefined) return null
  const [targets, uploads, places] = await Promise.all([
    loadLinkTargets(site),
    loadUploadsOf(site.db, text),
    loadPlaceSlugs(site.db),
  ])
  const context = { ...site, ...targets, uploads }
  const [filled, breadcrumbs] = await Promise.all([
    Promise.all(source.blocks.map((block) => fillBlock(block, context))),
    loadPlaceBreadcrumbs(site, source.slugs, targets),
  ])
  const blocks = filled.filter((block) => block !== null)
  return {
    type: 'custompage',
    routingKey: source.routingKey,
    slug,
    attributes: {
      hideLayout: source.attributes.hideLayout ?? false,
      transparentHeader: source.attributes.transparentHeader ?? false,
    },
    customHtmlClasses: source.attributes.customHtmlClasses ?? null,
    customCss: source.attributes.customCss ?? null,
    seo: seo({ ...source, slugs: withAlternates(places, site.market, source.slugs) }, blocks, slug, context),
    blocks,
    ...(breadcrumbs !== null && { breadcrumbs }),
  }
}

type PageRow = { source: string }

const selectPage = ({ db, market }: Site, key: PageKey): D1PreparedStatement =>
  'routingKey' in key
    ? db.prepare('SELECT source FROM pages WHERE routing_key = ?').bind(key.routingKey)
    : db
        .prepare(
          'SELECT p.source FROM page_slugs AS s JOIN pages AS p ON p.id = s.page_id WHERE s.market = ? AND s.slug = ?',
        )
        .bind(market, key.slug)

const seo = (
  { seo, slugs }: PageSource,
  blocks: readonly Block[],
  slug: string,
  site: Site & Uploads,
): CustomPage['seo'] => {
  const title = seo.title[site.language]
  const indexed = !seo.robots?.includes('noindex')
  return {
    title,
    description: seo.description[site.language],
    image: seo.image ? pageImage(seo.image.replace(/-landscape$/, ''), blocks, title, site) : null,
    robots: seo.robots ?? 'index,follow',
    canonical: indexed ? (seo.canonical?.[site.market] ?? `/${slug}`) : null,
    markupLinkedData: seo.markupLinkedData ? JSON.stringify(seo.markupLinkedData[site.language]) : null,
    urls: Object.fromEntries(
      MARKET_IDS.flatMap((market) => {
        const path = slugs[market]
        return path === undefined ? [] : [[markets[market].hreflang, `/${path}`]]
      }),
    ),
  }
}

/** The page's cover describes it. */
const pageImage = (name: string, blocks: readonly Block[], title: string, site: Site & Uploads): Image => {
  const image = namedPicture(site, name, title).desktop
  const covers = blocks.flatMap(({ content }) =>
    'picture' in content && content.picture !== null && 'desktop' in content.picture ? content.picture.desktop : [],
  )
  return covers.find(({ id }) => id === image.id) ?? image
}

/** Redirect target of a slug (spec section 8). */
export type Redirect = { httpStatusCode: number; redirectTo: string }

const selectRedirect = ({ db, market }: Site, slug: string): D1PreparedStatement =>
  db
    .prepare(
      `SELECT http_status_code AS httpStatusCode, redirect_to AS redirectTo FROM ${PAGE_REDIRECTS}
      WHERE market = ? AND slug = ?`,
    )
    .bind(market, slug)
