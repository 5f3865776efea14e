import { z } from 'zod'
import { marketIdSchema } from '../../../../markets/market-id.ts'
import { blockSourceSchema } from './block-source.ts'
import { pageSeoSourceSchema, slugSchema } from './page-seo-source.ts'

/** One custom page (spec section 2, fixed content pages and catch-all): pages/<name>.json, folders allowed. */
export const pageSourceSchema = z.strictObject({
  /** Key of a fixed page (`index`, `travels`, `area-asia`, …); null for a page that is found by its slug only. */
  routingKey: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    .nullable(),
  /** Its path in each market that has the page. Fixed pages: the same paths as the storefront's route table. */
  slugs: z.partialRecord(marketIdSchema, slugSchema),
  attributes: z
    .strictObject({
      hideLayout: z.boolean().optional(),
      transparentHeader: z.boolean().optional(),
      /** Classes of the body, each as `custom-<name>`, and styles of this page's main part alone (`:scope`). */
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
