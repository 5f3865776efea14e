import type { AvailableFilters } from '../../../shared/contracts/available-filters.ts'
import type { Block } from '../../../shared/contracts/blocks.ts'
import type { CustomPage } from '../../../shared/contracts/custom-page.ts'
import type { Layout } from '../../../shared/contracts/layout.ts'
import type { ComposedPage } from '../../data/content.ts'
import type { Head } from '../../document/head.ts'
import { customPagePaths } from '../../seo/alternates.ts'
import type { ListPages } from '../../ui/blocks/block-props.ts'
import { coverPreloads, openingCover } from '../../ui/blocks/cover-preloads.ts'
import { contactEmail } from '../../ui/contact-sections.tsx'
import type { RenderContext } from '../../ui/render-context.tsx'
import { pageLinkedData } from './page-linked-data.ts'
import type { RefreshedBlocks } from './refresh-blocks.ts'

export type ContentModel = {
  page: Omit<ComposedPage, 'blocks'>
  seo: CustomPage['seo']
  blocks: readonly Block[]
  /** The lists that the query has narrowed down, by the ids of their blocks. */
  lists?: ReadonlyMap<string, ListPages>
  /** Options of the search cover; null without one. */
  filters?: AvailableFilters | null
  email: string
  frame: { hideLayout: boolean; transparentHeader: boolean; bodyClass: string | undefined; customCss: string | null }
}

type Values = {
  page: ComposedPage
  lists: RefreshedBlocks
  filters: AvailableFilters | null
  layout: Layout | null
}

export const contentModel = ({ page, lists: { blocks, lists }, filters, layout }: Values): ContentModel => ({
  page,
  seo: page.seo,
  blocks,
  lists,
  filters,
  email: contactEmail(layout?.contacts ?? null),
  frame: {
    hideLayout: page.attributes.hideLayout,
    // White text needs a picture behind it, whatever the editors have chosen.
    transparentHeader: page.attributes.transparentHeader && openingCover(blocks) !== null,
    bodyClass: contentClasses(page.customHtmlClasses),
    customCss: page.customCss,
  },
})

export const contentHead = ({ seo, blocks, email }: ContentModel, site: RenderContext): Head => {
  const { market, route, path, origins } = site
  return {
    title: seo.title,
    description: seo.description,
    image: seo.image,
    robots: seo.robots,
    canonical: seo.canonical ?? path,
    alternates: customPagePaths(route, seo.urls),
    linkedData: pageLinkedData({ market, route, path, seo, blocks, origins, email }),
    preloads: coverPreloads(blocks),
  }
}

/** What content's own classes begin with: no class of ours does, so content can switch on no state of the site. */
const PREFIX = 'custom-'
const NAME = /^[a-z0-9_-]{1,40}$/i
const MAX_CLASSES = 10

/**
 * A page's customHtmlClasses (spec section 3) as classes of the body: "autumn wide" becomes "custom-autumn
 * custom-wide". Names that are none are left out; undefined when nothing is left.
 */
export const contentClasses = (names: string | null): string | undefined => {
  const classes = new Set(names?.split(/\s+/).filter((name) => NAME.test(name)))
  if (classes.size === 0) return undefined
  return [...classes]
    .slice(0, MAX_CLASSES)
    .map((name) => PREFIX + name)
    .join(' ')
}
