import { z } from 'zod'
import type { MarketId } from '../../markets/market-id.ts'
import { BLOCK_SCHEMAS, type Block, type BlockType } from '../../shared/contracts/blocks.ts'
import { type CustomPage, customPageSchema, rawBlockSchema } from '../../shared/contracts/custom-page.ts'
import type { Failure } from '../../shared/contracts/envelope.ts'
import { bannerSchema, layoutSchema, talkToUsBeanSchema } from '../../shared/contracts/layout.ts'
import { lazySchema } from '../../shared/contracts/lazy-schema.ts'
import { menuItemSchema } from '../../shared/contracts/menu-link.ts'
import { currencySchema } from '../../shared/contracts/money.ts'
import { sitemapSchema } from '../../shared/contracts/sitemap.ts'
import { query } from './endpoint.ts'
import { lenientArray, lenientFields } from './lenient-array.ts'
import { needCurrencies } from './needed-currencies.ts'
import { type DataContext, loadCached, loadUncached, type PublicEndpoint } from './public-client.ts'
import { sanitizeMarkup, sanitizePhrase } from './sanitize-markup.ts'
import { UpstreamError } from './transport.ts'

/** All pages need it: of a part or an item of a list that is invalid, only this is hidden. */
const layoutResponseSchema = lazySchema(() => {
  const { header, footer, settings, ...parts } = layoutSchema.unwrap().shape
  const { badges, paymentSystems, contactsBook } = footer.unwrap().shape
  const beans = bannerSchema.transform((banner) => ({ ...banner, message: sanitizeMarkup(banner.message) }))
  // Inside a link: text only.
  const talks = talkToUsBeanSchema.transform((bean) => ({ ...bean, message: sanitizePhrase(bean.message) }))
  const noHeader = { menu: [] }
  const noFooter = {
    ...{ menu: [], badges: [], paymentSystems: [], contactsBook: contactsBook.parse({}), newsletter: null },
    ...{ footerMessage: '', collapseOpenMessage: '', collapseCloseMessage: '', paymentMessage: '' },
    showUserRating: false,
  }
  const noSettings = { installmentPayments: false, currencies: [] }
  const headerFields = { menu: lenientArray('header.menu', menuItemSchema) }
  const footerFields = {
    ...footer.unwrap().shape,
    menu: lenientArray('footer.menu', menuItemSchema),
    badges: lenientArray('footer.badges', badges.element),
    paymentSystems: lenientArray('footer.paymentSystems', paymentSystems.element),
  }
  const settingsFields = {
    ...settings.unwrap().shape,
    currencies: lenientArray('settings.currencies', currencySchema),
  }
  return lenientFields(
    '',
    {
      ...parts,
      header: lenientFields('header.', headerFields, noHeader),
      footer: lenientFields('footer.', footerFields, noFooter),
      settings: lenientFields('settings.', settingsFields, noSettings),
      beans: lenientArray('beans', beans),
      talkToUsBeans: lenientArray('talkToUsBeans', talks).default([]),
    },
    {
      ...{ header: noHeader, footer: noFooter, settings: noSettings, beans: [], talkToUsBeans: [] },
      ...{ contacts: { books: {}, blocks: [] }, trustRating: null },
    },
  ).refine(({ header, footer }) => header.menu.length + footer.menu.length > 0, 'has no menu')
})

const layoutEndpoint = (market: MarketId) =>
  ({ name: 'layouts', path: `/layouts?${query(market)}`, data: layoutResponseSchema }) as const

/** `GET /layouts` (spec section 7). */
export const loadLayout = async (context: DataContext, market: MarketId) => {
  const loaded = await loadCached(context, layoutEndpoint(market))
  needCurrencies(
    market,
    loaded.value.settings.currencies.map(({ isoCode }) => isoCode),
  )
  return loaded
}

/** Reads the layout as pages do, but without the cache. Throws UpstreamError. */
export const probeLayout = (context: DataContext, market: MarketId) => loadUncached(context, layoutEndpoint(market))

/** `GET /sitemap`: pages that search engines may index. */
export const loadSitemap = (context: DataContext, market: MarketId) =>
  loadCached(context, {
    name: 'sitemap',
    path: `/sitemap?${query(market)}`,
    data: sitemapSchema,
    isTimed: true,
  })

export type ComposedPage = Omit<CustomPage, 'blocks'> & { blocks: Block[] }

export type CustomPageResult =
  | { kind: 'page'; page: ComposedPage }
  | { kind: 'missing' }
  | { kind: 'redirect'; status: number; to: string }

/** Sanitizes every field called html, at any depth. React escapes all other text. */
const sanitizeContent = (content: unknown): unknown => {
  if (Array.isArray(content)) return content.map(sanitizeContent)
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      key === 'html' && typeof value === 'string' ? sanitizeMarkup(value) : sanitizeContent(value),
    ]),
  )
}

/** Drops a block of an unknown type or with broken content; the page remains. */
const blockSchema = rawBlockSchema.transform((block, context): Block => {
  const schema: z.ZodType | undefined = Object.hasOwn(BLOCK_SCHEMAS, block.blockType)
    ? BLOCK_SCHEMAS[block.blockType as BlockType]
    : undefined
  const content = schema?.safeParse(block.content)
  if (content?.success)
    return { id: block.id, blockType: block.blockType, content: sanitizeContent(content.data) } as Block
  const problem = content?.error.issues[0]?.path.join('.') ?? 'unknown type'
  context.addIssue(`block ${block.blockType}: ${problem}`)
  return z.NEVER
})

const customPageResponseSchema = lazySchema(() =>
  customPageSchema
    .unwrap()
    .extend({ blocks: lenientArray('blocks', blockSchema) })
    .transform((page): CustomPageResult => ({ kind: 'page', page })),
)

/** Other statuses concern the storefront itself. */
const GONE = [404, 410]

const customPageRefusal = (status: number, failure: Failure | undefined): CustomPageResult => {
  if (failure?.meta !== undefined)
    return { kind: 'redirect', status: failure.meta.httpStatusCode, to: failure.meta.redirectTo }
  if (GONE.includes(status)) return { kind: 'missing' }
  throw new UpstreamError('status', 'custom page', String(status))
}

/** Blocks that show nothing of the catalogue. */
const TEXT_BLOCKS: readonly BlockType[] = [
  ...(['heading-cover', 'rich-text', 'legal-text', 'confidence-steps', 'call-to-action', 'newsletter', 'faq'] as const),
  ...(['gallery', 'video', 'blog-teasers', 'contact-books'] as const),
]
const isOfTextsOnly = (result: CustomPageResult): boolean =>
  result.kind !== 'page' || result.page.blocks.every(({ blockType }) => TEXT_BLOCKS.includes(blockType))

/** Travels on the cards of a page's blocks. */
const travelsInBlocks = (result: CustomPageResult): { slug: string }[] =>
  result.kind !== 'page'
    ? []
    : result.page.blocks.flatMap(({ content }) => [
        ...('travels' in content ? content.travels : []),
        ...('tours' in content ? content.tours.map(({ travel }) => travel) : []),
      ])

/** By routing key (fixed pages) or slug (catch-all). */
type PageName = { routingKey: string } | { slug: string }

const customPage = (
  market: MarketId,
  by: PageName & { preview?: string },
): PublicEndpoint<CustomPageResult, CustomPageResult> => ({
  name: 'custom page',
  path: `/custompages/show?${query(market, by)}`,
  data: customPageResponseSchema,
  refusal: customPageRefusal,
  isOfOnePage: 'slug' in by,
  tags: (result) => (isOfTextsOnly(result) ? [] : ['tours']),
  travelsIn: travelsInBlocks,
})

/** `GET /custompages/show`. */
export const loadCustomPage = (context: DataContext, market: MarketId, by: PageName) =>
  loadCached(context, customPage(market, by))

/** A draft for a preview link: never cached. */
export const loadDraftPage = (context: DataContext, market: MarketId, by: PageName, preview: string) =>
  loadUncached(context, customPage(market, { ...by, preview }))
