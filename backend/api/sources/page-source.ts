import { z } from 'zod'
import { marketIdSchema } from '../../../markets/market-id.ts'
import { blockSourceSchema } from './block-source.ts'
import { localized, localizedTextSchema, nameSchema } from './localized-source.ts'
import { isSafeLink, safeLinkSchema } from './safe-link.ts'

/** Without the first slash; empty for the home page only. */
export const slugSchema = z.string().regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/)

/** JSON-LD is part of every visitor's document. */
const MAX_MARKUP = 16_000

const node = z
  .record(z.string(), z.json())
  .refine((value) => '@type' in value || '@graph' in value, { error: 'names no @type' })
  .refine((value) => /^https?:\/\/schema\.org\/?$/.test(String(value['@context'])), {
    error: '@context is not https://schema.org',
  })

/** Fields of schema.org that hold a URL. */
const URL_FIELD =
  /^@id$|^sameAs$|^license$|(?:url|urlTemplate|href|link|action|target|image|logo|photo|screenshot|item|map|page)$/i
const SCRIPT = /^(?:javascript|vbscript):/i

const hasSafeUrls = (value: z.core.util.JSONType, field = ''): boolean => {
  if (typeof value === 'string')
    return URL_FIELD.test(field) ? isSafeLink(value) : !SCRIPT.test(value.replace(/[\s\p{C}]/gu, ''))
  if (Array.isArray(value)) return value.every((each) => hasSafeUrls(each, field))
  return (
    value === null || typeof value !== 'object' || Object.entries(value).every(([key, each]) => hasSafeUrls(each, key))
  )
}

const linkedDataSchema = z
  .union([node, z.array(node).min(1)])
  .refine(hasSafeUrls, { error: 'contains an unsafe URL' })
  .refine((value) => JSON.stringify(value).length <= MAX_MARKUP, { error: `more than ${MAX_MARKUP} characters` })

const isOwnPath = (path: string): boolean => slugSchema.safeParse(path.slice(1)).success

export const pageSeoSourceSchema = z.strictObject({
  title: localizedTextSchema,
  description: localizedTextSchema,
  /** Such as `<name>-landscape` of a cover. */
  image: nameSchema.optional(),
  robots: z.string().optional(),
  canonical: z
    .partialRecord(marketIdSchema, z.string().startsWith('/').refine(isOwnPath, 'not a path of ours'))
    .optional(),
  markupLinkedData: localized(linkedDataSchema).optional(),
})

/** pages/<name>.json, folders allowed (spec section 2). */
export const pageSourceSchema = z.strictObject({
  /** `null` for a page that is found by its slug only. */
  routingKey: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .nullable(),
  slugs: z.partialRecord(marketIdSchema, slugSchema),
  attributes: z
    .strictObject({
      hideLayout: z.boolean().optional(),
      transparentHeader: z.boolean().optional(),
      /** Body classes become `custom-<name>`; styles apply to this page's main part only (`:scope`). */
      customHtmlClasses: z
        .string()
        .regex(/^[\w -]+$/)
        .optional(),
      customCss: z.string().optional(),
    })
    .default({}),
  seo: pageSeoSourceSchema,
  blocks: z.array(blockSourceSchema).min(1),
})
export type PageSource = z.infer<typeof pageSourceSchema>

/** redirects.json (spec section 8, status 418). */
export const redirectSourceSchema = z.array(
  z.strictObject({
    market: marketIdSchema,
    slug: slugSchema,
    httpStatusCode: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
    redirectTo: safeLinkSchema.startsWith('/'),
  }),
)
export type RedirectSource = z.infer<typeof redirectSourceSchema>[number]
