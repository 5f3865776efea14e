import { isFixedContentRoute } from '../../../markets/route-table.ts'
import { loadCustomPage, loadDraftPage, loadLayout } from '../../data/content.ts'
import { renderContextOf } from '../../page/render-context-of.ts'
import { customPagePaths } from '../../seo/alternates.ts'
import { coverPreloads } from '../../ui/blocks/cover-preloads.ts'
import { openingCover } from '../../ui/blocks/opening-cover.ts'
import { contactEmail } from '../../ui/contact-email.ts'
import { SearchFilters } from '../../ui/search-box/search-filters.ts'
import type { PageRoute } from '../route.ts'
import { contentClasses } from './content-classes.ts'
import { CustomPageBody } from './custom-page.tsx'
import { followRedirect } from './follow-redirect.ts'
import { pageLinkedData } from './page-linked-data.ts'
import { pageModal } from './page-modal.tsx'
import { refreshBlocks } from './refresh-blocks.ts'
import { searchFilters } from './search-filters.ts'

/** Where every block is shown in every variant, outside production; its samples are loaded only there. */
const GALLERY_PATH = '/__blocks'
const SLUG = /^[\p{L}\p{N}_-]+(\/[\p{L}\p{N}_-]+)*$/u

/** Fixed content pages by routing key; any other path by slug (spec section 2). */
export const customPageRoute: PageRoute = async (context) => {
  const { key, market, config, data } = context
  if (key.path === GALLERY_PATH && !config.isProduction) {
    const { blockGallery } = await import('./block-gallery.tsx')
    return blockGallery(config)
  }
  const fixed = isFixedContentRoute(key.route)
  const slug = key.path.slice(1)
  if (!fixed && (slug.length > 200 || !SLUG.test(slug))) return { kind: 'missing' }
  const name = fixed ? { routingKey: key.route } : { slug }
  const {
    value: answer,
    storedAt,
    state,
  } = await (key.preview === undefined
    ? loadCustomPage(data, market.id, name)
    : loadDraftPage(data, market.id, name, key.preview))
  if (answer.kind === 'missing') return answer
  if (answer.kind === 'redirect') return followRedirect(context, answer)
  const { page } = answer
  const { currency, path, query } = key
  const [{ blocks, lists, failed }, filters, layout] = await Promise.all([
    refreshBlocks(data, { market: market.id, currency, path, query }, page.blocks),
    searchFilters(context, page.blocks),
    // Only the home page says who we are.
    key.route === 'index' ? loadLayout(data, market.id).catch(() => null) : null,
  ])
  return {
    kind: 'page',
    head: {
      title: page.seo.title,
      description: page.seo.description,
      image: page.seo.image,
      robots: key.preview === undefined ? page.seo.robots : 'noindex,nofollow',
      canonical: page.seo.canonical ?? key.path,
      alternates: customPagePaths(key.route, page.seo.urls),
      linkedData: pageLinkedData({
        market,
        route: key.route,
        path: key.path,
        seo: page.seo,
        blocks,
        origins: config.SITE_ORIGINS,
        email: contactEmail(layout?.value.contacts ?? null),
      }),
      preloads: coverPreloads(blocks),
    },
    body: (
      <SearchFilters value={filters}>
        <CustomPageBody page={{ ...page, blocks }} lists={lists} />
      </SearchFilters>
    ),
    tags: ['pages', `page:${page.routingKey ?? page.slug}`],
    hideLayout: page.attributes.hideLayout,
    // White words need a picture behind them, whatever the editors have asked for.
    transparentHeader: page.attributes.transparentHeader && openingCover(blocks) !== null,
    bodyClass: contentClasses(page.customHtmlClasses),
    customCss: page.customCss,
    modal: key.modal && pageModal(key.modal, renderContextOf(config, key), blocks),
    pricesAt: storedAt,
    degraded: failed || state === 'stale-if-error',
  }
}
