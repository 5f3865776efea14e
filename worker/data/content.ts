import { z } from 'zod'
import type { MarketId } from '../../markets/market-id.ts'
import { BLOCK_SCHEMAS, type Block, type BlockType } from '../../shared/contracts/blocks.ts'
import { type CustomPage, customPageSchema, rawBlockSchema } from '../../shared/contracts/custom-page.ts'
import type { Failure } from '../../shared/contracts/envelope.ts'
import { bannerSchema, footerSchema, layoutSchema, talkToUsBeanSchema } from '../../shared/contracts/layout.ts'
import { lazySchema } from '../../shared/contracts/lazy-schema.ts'
import { menuItemSchema } from '../../shared/contracts/menu-link.ts'
import { currencySchema } from '../../shared/contracts/money.ts'
import { sitemapSchema } from '../../shared/contracts/sitemap.ts'
import { query } from './endpoint.ts'
import { lenientArray, lenientPart } from './lenient-array.ts'
import { type DataContext, loadCached, loadUncached, type PublicEndpoint } from './public-client.ts'
import { sanitizeMarkup, sanitizePhrase } from './sanitize-markup.ts'
import { UpstreamError } from './transport.ts'

/** Header and footer are valid without an invalid item, and without what a few pages use. */
const layoutResponseSchema = lazySchema(() => {
  const { contacts, trustRating } = layoutSchema.unwrap().shape
  const menu = (name: string) => lenientArray(name, menuItemSchema)
  const { badges, paymentSystems } = footerSchema.unwrap().shape
  return layoutSchema.unwrap().extend({
    header: z.object({ menu: menu('header.menu') }),
    footer: footerSchema.unwrap().extend({
      menu: menu('footer.menu'),
      badges: lenientArray('footer.badges', badges.element),
      paymentSystems: lenientArray('footer.paymentSystems', paymentSystems.element),
    }),
    contacts: lenientPart('contacts', contacts, { books: {}, blocks: [] }),
    trustRating: lenientPart('trustRating', trustRating, null),
    settings: lenientPart(
      'settings',
      z.object({ installmentPayments: z.boolean(), currencies: lenientArray('currencies', currencySchema) }),
      { installmentPayments: false, currencies: [] },
    ),
    beans: lenientArray(
      'beans',
      bannerSchema.transform((banner) => ({ ...banner, message: sanitizeMarkup(banner.message) })),
    ),
    talkToUsBeans: lenientArray(
      'talkToUsBeans',
      // Inside a link: text only.
      talkToUsBeanSchema.transform((bean) => ({ ...bean, message: sanitizePhrase(bean.message) })),
    ).default([]),
  })
})

/** `GET /layouts` (spec section 7). */
export const loadLayout = (context: DataContext, market: MarketId) =>
  loadCached(context, {
    name: 'layouts',
    path: `/layouts?${query(market)}`,
    data: layoutResponseSchema,
    tags: ['layout'],
  })

/** `GET /sitemap`: pages that search engines may index. */
export const loadSitemap = (context: DataContext, market: MarketId) =>
  loadCached(context, {
    name: 'sitemap',
    path: `/sitemap?${query(market)}`,
    data: sitemapSchema,
    tags: ['sitemap'],
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
  tags: ['pages', `page:${'slug' in by ? by.slug : by.routingKey}`],
})

/** `GET /custompages/show`. */
export const loadCustomPage = (context: DataContext, market: MarketId, by: PageName) =>
  loadCached(context, customPage(market, by))

/** A draft for a preview link: never cached. */
export const loadDraftPage = (context: DataContext, market: MarketId, by: PageName, preview: string) =>
  loadUncached(context, customPage(market, { ...by, preview }))
