import { z } from 'zod'
import { marketIdSchema } from '../../../../markets/market-id.ts'
import { blockSourceSchema } from './block-source.ts'
import { localized, localizedTextSchema } from './localized-source.ts'

/** Path of a page in one market without the first slash; empty only for the home page. */
export const slugSchema = z.string().regex(/^$|^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/)

/** Size limit of JSON-LD: it is in every visitor's document. */
const MAX_MARKUP = 16_000

const node = z
  .record(z.string(), z.json())
  .refine((value) => '@type' in value || '@graph' in value, { error: 'names no @type' })
  .refine((value) => /^https?:\/\/schema\.org\/?$/.test(String(value['@context'])), {
    error: '@context is not https://schema.org',
  })

const linkedDataSchema = z
  .union([node, z.array(node).min(1)])
  .refine((value) => JSON.stringify(value).length <= MAX_MARKUP, { error: `more than ${MAX_MARKUP} characters` })

/** What a page says to search engines. Title without the brand (at most 60 characters), description (70 to 160). */
export const pageSeoSourceSchema = z.strictObject({
  title: localizedTextSchema,
  description: localizedTextSchema,
  /** Id of the picture to share: a cover's `<name>-landscape` or `area-<code>-landscape`. */
  image: z.string().optional(),
  robots: z.string().optional(),
  /** Canonical path in the same market; the page's own path when absent. */
  canonical: z
    .partialRecord(marketIdSchema, z.string().startsWith('/').refine(isOwnPath, 'not a path of ours'))
    .optional(),
  markupLinkedData: localized(linkedDataSchema).optional(),
})

function isOwnPath(path: string): boolean {
  return slugSchema.safeParse(path.slice(1)).success
}

/** One custom page (spec section 2, fixed content pages and catch-all): pages/<name>.json, folders allowed. */
export const pageSourceSchema = z.strictObject({
  /** Key of a fixed page (`index`, `travels`, `area-asia`, …); null for a page that is found by its slug only. */
  routingKey: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .nullable(),
  /** Paths by market; fixed pages use the storefront's route table. */
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

/** redirects.json: slugs or routing keys of a market that lead elsewhere (spec section 8, status 418). */
export const redirectSourceSchema = z.array(
  z.strictObject({
    market: marketIdSchema,
    slug: slugSchema,
    httpStatusCode: z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]),
    redirectTo: z.string().startsWith('/'),
  }),
)
export type RedirectSource = z.infer<typeof redirectSourceSchema>[number]
