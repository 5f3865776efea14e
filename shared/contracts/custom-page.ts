import { z } from 'zod'
import { imageSchema } from './image.ts'
import { lazySchema } from './lazy-schema.ts'
import { linkedPlaceSchema } from './linked-place.ts'

/** The content is validated by its schema in shared/contracts/blocks.ts. */
export const rawBlockSchema = lazySchema(() =>
  z.object({ id: z.string(), blockType: z.string(), content: z.unknown() }),
)

/** `GET /custompages/show?routingKey=|slug=` (spec sections 3 and 7). */
export const customPageSchema = lazySchema(() =>
  z.object({
    type: z.literal('custompage'),
    routingKey: z.string().nullable(),
    slug: z.string(),
    attributes: z.object({ hideLayout: z.boolean().default(false), transparentHeader: z.boolean().default(false) }),
    customHtmlClasses: z.string().nullable().default(null),
    customCss: z.string().nullable().default(null),
    seo: z.object({
      title: z.string(),
      description: z.string(),
      image: imageSchema.nullable(),
      robots: z.string().default('index,follow'),
      canonical: z.string().nullable().default(null),
      markupLinkedData: z.string().nullable().default(null),
      /** Path by language tag of each market that has the page. */
      urls: z.record(z.string(), z.string()),
    }),
    /** From the page below the travels to this one. */
    breadcrumbs: z.array(linkedPlaceSchema).optional(),
    blocks: z.array(rawBlockSchema),
  }),
)
export type CustomPage = z.infer<typeof customPageSchema>
