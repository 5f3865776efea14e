import type { z } from 'zod'
import type { MarketId } from '../../markets/market-id.ts'
import { BLOCK_SCHEMAS, type Block, type BlockType } from '../../shared/contracts/blocks.ts'
import { type CustomPage, customPageSchema, rawBlockSchema } from '../../shared/contracts/custom-page.ts'
import { envelope, failureSchema } from '../../shared/contracts/envelope.ts'
import { bannerSchema, type Layout, layoutSchema } from '../../shared/contracts/layout.ts'
import { type DataContext, type Loaded, load } from './answer-cache.ts'
import { sanitizeMarkup } from './sanitize-markup.ts'
import { tolerantList, withDrops } from './tolerant-list.ts'

const layoutDoor = envelope(
  layoutSchema.extend({
    beans: tolerantList(
      'beans',
      bannerSchema.transform((banner) => ({ ...banner, message: sanitizeMarkup(banner.message) })),
    ),
  }),
)
const customPageDoor = envelope(customPageSchema.extend({ blocks: tolerantList('blocks', rawBlockSchema) }))

/** `GET /layouts` (spec section 7). */
export const loadLayout = (context: DataContext, market: MarketId): Promise<Loaded<Layout>> =>
  load(context, {
    call: { name: 'layouts', method: 'GET', path: `/layouts?market=${market}` },
    parse: (_status, json) =>
      withDrops(
        () => layoutDoor.parse(json).data,
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
  by: { routingKey: string } | { slug: string },
): Promise<Loaded<CustomPageAnswer>> =>
  load(context, {
    call: {
      name: 'custom page',
      method: 'GET',
      path: `/custompages/show?${new URLSearchParams({ market, ...by })}`,
    },
    parse: (status, json) => (status >= 400 ? refusal(json) : { kind: 'page', page: compose(context, json) }),
  })

const refusal = (json: unknown): CustomPageAnswer => {
  const failure = failureSchema.parse(json)
  return failure.meta === undefined
    ? { kind: 'missing' }
    : { kind: 'redirect', status: failure.meta.httpStatusCode, to: failure.meta.redirectTo }
}

/** Blocks of an unknown type or with broken content are left out and logged; the page stands. */
const compose = (context: DataContext, json: unknown): ComposedPage => {
  const { blocks, ...page } = withDrops(
    () => customPageDoor.parse(json).data,
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
