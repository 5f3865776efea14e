import { WORLD_MARKET } from '../../../markets/market-id.ts'
import type { Block } from '../../../shared/contracts/blocks.ts'
import type { SocialBook } from '../../../shared/contracts/contacts.ts'
import type { CustomPage } from '../../../shared/contracts/custom-page.ts'
import type { Layout } from '../../../shared/contracts/layout.ts'
import { imageUrl } from '../../../shared/images/image-url.ts'
import type { ComposedPage } from '../../data/content.ts'
import { customPagePaths } from '../../seo/alternates.ts'
import { breadcrumbs, faqPage, itemList, organization, ownMarkup } from '../../seo/linked-data/linked-data.ts'
import { listedTour, listedTravel } from '../../seo/linked-data/tourist-trip.ts'
import type { Head } from '../../shell/head.ts'
import type { ListPages } from '../../ui/blocks/block-props.ts'
import { coverPreloads, openingCover } from '../../ui/blocks/cover-preloads.ts'
import { contentBreadcrumbs, placeBreadcrumbs } from '../../ui/breadcrumb-trails.ts'
import { contactEmail } from '../../ui/contact-sections.tsx'
import type { RenderContext } from '../../ui/render-context.tsx'
import type { CoverLink } from './cover-links.ts'
import type { RefreshedBlocks } from './refresh-blocks.ts'

export type ContentModel = {
  page: Omit<ComposedPage, 'blocks'>
  seo: CustomPage['seo']
  blocks: readonly Block[]
  /** Positions in the filtered lists, by block id. */
  lists?: ReadonlyMap<string, ListPages>
  /** Path of links that open a modal, with the filter. */
  modalPath: string
  coverLinks: readonly CoverLink[]
  company: { email: string; profiles: string[] }
  frame: { hideLayout: boolean; transparentHeader: boolean; bodyClass: string | undefined; customCss: string | null }
}

type Values = {
  page: ComposedPage
  lists: RefreshedBlocks
  layout: Layout | null
  coverLinks: readonly CoverLink[]
}

export const contentModel = ({
  page,
  lists: { blocks, lists, modalPath },
  layout,
  coverLinks,
}: Values): ContentModel => ({
  page,
  seo: page.seo,
  blocks,
  lists,
  modalPath,
  coverLinks,
  company: { email: contactEmail(layout?.contacts ?? null), profiles: profilesIn(layout?.footer.contactsBook ?? {}) },
  frame: {
    hideLayout: page.attributes.hideLayout,
    // Its white text needs a picture behind it.
    transparentHeader: page.attributes.transparentHeader && openingCover(blocks) !== null,
    bodyClass: contentClasses(page.customHtmlClasses),
    customCss: page.customCss,
  },
})

/** The company's own pages; groups and communities are of their members. */
const profilesIn = ({ facebook, instagram, tiktok, youtube }: Partial<SocialBook>): string[] =>
  [facebook, instagram, tiktok, youtube].flatMap((profile) => profile?.value ?? [])

export const contentHead = (model: ContentModel, site: RenderContext): Head => {
  const { seo, blocks } = model
  return {
    title: seo.title,
    description: seo.description,
    image: seo.image,
    robots: seo.robots,
    canonical: seo.canonical ?? site.path,
    alternates: customPagePaths(site.route, seo.urls),
    linkedData: pageLinkedData(model, site),
    preloads: coverPreloads(blocks),
  }
}

/** JSON-LD of a custom page: its own markup, the organization (home) or the breadcrumbs, its lists and questions. */
const pageLinkedData = ({ page, seo, blocks, company }: ContentModel, site: RenderContext): object[] => {
  const { market, route, origins, path } = site
  const origin = origins[market.id]
  const itself = { name: seo.title, path }
  const trail =
    page.breadcrumbs || route.startsWith('area-')
      ? placeBreadcrumbs(site, page.breadcrumbs ?? [itself])
      : contentBreadcrumbs(site, itself)
  const frame =
    route === 'index' ? organization(market, origin, origins[WORLD_MARKET], company) : [breadcrumbs(trail, origin)]
  const lists = blocks.flatMap(({ blockType, content }) => {
    if (blockType !== 'travel-list' && blockType !== 'top-sellers' && blockType !== 'tour-list') return []
    const pages =
      blockType === 'tour-list'
        ? content.tours.map((tour) => listedTour(tour, site))
        : content.travels.map((travel) => listedTravel(travel, site))
    return [itemList(content.title, pages, origin)]
  })
  const questions = blocks
    .flatMap((block) => (block.blockType === 'faq' ? block.content.items : []))
    .filter(({ isGeneral }) => !isGeneral)
  const own = ownMarkup(seo.markupLinkedData).map((each) => destination(each, seo, origin + (seo.canonical ?? path)))
  return [...own, ...frame, ...lists, faqPage(questions)].filter((each) => each !== null)
}

/** Markup of a destination with URL, id and picture of its page, unless it has its own. */
const destination = (markup: object, { image }: ContentModel['seo'], url: string): object =>
  '@type' in markup && markup['@type'] === 'TouristDestination'
    ? { '@id': `${url}#destination`, url, ...(image && { image: imageUrl(image) }), ...markup }
    : markup

/** Reserved for content, which must not match the classes of the site's own states. */
const PREFIX = 'custom-'
const NAME = /^[a-z0-9_-]{1,40}$/i
const MAX_CLASSES = 10

/** Prefixed classes of the body, of the valid names in a page's customHtmlClasses (spec section 3). */
export const contentClasses = (names: string | null): string | undefined => {
  const classes = new Set(names?.split(/\s+/).filter((name) => NAME.test(name)))
  if (classes.size === 0) return undefined
  return [...classes]
    .slice(0, MAX_CLASSES)
    .map((name) => PREFIX + name)
    .join(' ')
}
