import type { z } from 'zod'
import type { MarketId } from '../../markets/market-id.ts'
import { BLOCK_SCHEMAS, type Block, type BlockType } from '../../shared/contracts/blocks.ts'
import { type CustomPage, customPageSchema, rawBlockSchema } from '../../shared/contracts/custom-page.ts'
import { envelope, failureSchema } from '../../shared/contracts/envelope.ts'
import { bannerSchema, type Layout, layoutSchema, talkToUsBeanSchema } from '../../shared/contracts/layout.ts'
import { type SitemapContent, sitemapSchema } from '../../shared/contracts/sitemap.ts'
import { type CacheEntry, type DataContext, loadCached } from './answer-cache.ts'
import { lenientArray, withDrops } from './lenient-array.ts'
import { sanitizeMarkup, sanitizePhrase } from './sanitize-markup.ts'
import { ask } from './transport.ts'
import { UpstreamError } from './upstream-error.ts'

const layoutResponseSchema = envelope(
  layoutSchema.extend({
    beans: lenientArray(
      'beans',
      bannerSchema.transform((banner) => ({ ...banner, message: sanitizeMarkup(banner.message) })),
    ),
    talkToUsBeans: lenientArray(
      'talkToUsBeans',
      // Its message stands inside a link: words only.
      talkToUsBeanSchema.transform((bean) => ({ ...bean, message: sanitizePhrase(bean.message) })),
    ).default([]),
  }),
)
const customPageResponseSchema = envelope(customPageSchema.extend({ blocks: lenientArray('blocks', rawBlockSchema) }))

/** `GET /layouts` (spec section 7). */
export const loadLayout = (context: DataContext, market: MarketId): Promise<CacheEntry<Layout>> =>
  loadCached(context, {
    call: { name: 'layouts', method: 'GET', path: `/layouts?market=${market}` },
    tags: ['layout'],
    parse: (_status, json) =>
      withDrops(
        () => layoutResponseSchema.parse(json).data,
        (dropped) => context.log.dropped.push(...dropped),
      ),
  })

export type ComposedPage = Omit<CustomPage, 'blocks'> & { blocks: Block[] }

export type CustomPageAnswer =
  | { kind: 'page'; page: ComposedPage }
  | { kind: 'missing' }
  /** Spec sections 7 and 8: errors may carry a redirect with status code and target. */
  | { kind: 'redirect'; status: number; to: string }

/** `GET /custompages/show` by routing key (fixed pages) or slug (catch-all). */
export const loadCustomPage = (
  context: DataContext,
  market: MarketId,
  by: PageName,
): Promise<CacheEntry<CustomPageAnswer>> =>
  loadCached(context, {
    call: {
      name: 'custom page',
      method: 'GET',
      path: customPagePath(market, by),
    },
    tags: ['pages', `page:${'slug' in by ? by.slug : by.routingKey}`],
    parse: (status, json) => customPageAnswer(context, status, json),
  })

type PageName = { routingKey: string } | { slug: string }

const customPagePath = (market: MarketId, by: PageName & { preview?: string }): string =>
  `/custompages/show?${new URLSearchParams({ market, ...by })}`

const customPageAnswer = (context: DataContext, status: number, json: unknown): CustomPageAnswer =>
  status >= 400 ? refusal(status, json) : { kind: 'page', page: compose(context, json) }

/** The draft that a preview link shows (spec section 7's call with the link's token): asked anew each time. */
export const loadDraftPage = async (
  context: DataContext,
  market: MarketId,
  by: PageName,
  preview: string,
): Promise<CacheEntry<CustomPageAnswer>> => {
  const path = customPagePath(market, { ...by, preview })
  const storedAt = context.config.now()
  const { status, json } = await ask(context.env, context.config, { name: 'custom page', method: 'GET', path })
  return { value: customPageAnswer(context, status, json), storedAt, state: 'miss' }
}

/** `GET /sitemap`: what search engines may index. */
export const loadSitemap = (context: DataContext, market: MarketId): Promise<CacheEntry<SitemapContent>> =>
  loadCached(context, {
    call: { name: 'sitemap', method: 'GET', path: `/sitemap?market=${market}` },
    tags: ['sitemap'],
    parse: (_status, json) => envelope(sitemapSchema).parse(json).data,
  })

/** Statuses that say that there is no such page. Any other refusal says nothing about the page: we were not let in. */
const GONE = [404, 410]

const refusal = (status: number, json: unknown): CustomPageAnswer => {
  const { meta } = failureSchema.safeParse(json).data ?? {}
  if (meta !== undefined) return { kind: 'redirect', status: meta.httpStatusCode, to: meta.redirectTo }
  if (GONE.includes(status)) return { kind: 'missing' }
  throw new UpstreamError('status', 'custom page', String(status))
}

/** Blocks of an unknown type or with broken content are left out and logged; the page stands. */
const compose = (context: DataContext, json: unknown): ComposedPage => {
  const { blocks, ...page } = withDrops(
    () => customPageResponseSchema.parse(json).data,
    (dropped) => context.log.dropped.push(...dropped),
  )
  return {
    ...page,
    blocks: blocks.flatMap((block): Block[] => {
      const schema: z.ZodType | undefined = Object.hasOwn(BLOCK_SCHEMAS, block.blockType)
        ? BLOCK_SCHEMAS[block.blockType as BlockType]
        : undefined
      const content = schema?.safeParse(block.content)
      if (!content?.success) {
        context.log.dropped.push(
          `block ${block.blockType}: ${content?.error.issues[0]?.path.join('.') ?? 'unknown type'}`,
        )
        return []
      }
      return [{ id: block.id, blockType: block.blockType, content: cleanContent(content.data) } as Block]
    }),
  }
}

/**
 * Markup is sanitised at the door: every field called html, however deep. Everything else is text that React escapes.
 */
const cleanContent = (content: unknown): unknown => {
  if (Array.isArray(content)) return content.map(cleanContent)
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [
      key,
      key === 'html' && typeof value === 'string' ? sanitizeMarkup(value) : cleanContent(value),
    ]),
  )
}
