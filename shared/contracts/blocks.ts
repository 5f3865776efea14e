import { z } from 'zod'
import { continentSchema, destinationSchema } from './destination.ts'
import { filterStateSchema } from './filter-state.ts'
import { imageSchema, responsiveImageSchema } from './image.ts'
import { buttonSchema, linkTargetSchema } from './menu-link.ts'
import { newsletterFormSchema } from './newsletter-form.ts'
import { tourSchema } from './tour.ts'
import { coordinatorSchema, moodSchema, reviewSchema, travelSchema } from './travel.ts'

const heading = { title: z.string(), subtitle: z.string().nullable().default(null) }

/**
 * The content of every block type that the composer knows. Adding a block: a schema here, a component in
 * worker/render/blocks, its place in that folder's registry. Unknown types and contents that do not parse are
 * left out and logged; the page stands.
 */
export const BLOCK_SCHEMAS = {
  'search-cover': z.object({ ...heading, picture: responsiveImageSchema }),
  'heading-cover': z.object({ ...heading, picture: responsiveImageSchema }),
  'rich-text': z.object({ title: z.string().nullable().default(null), html: z.string() }),
  'continent-carousel': z.object({
    ...heading,
    items: z.array(z.object({ continent: continentSchema, picture: imageSchema, itinerariesCount: z.number().int() })),
  }),
  'destination-list': z.object({
    ...heading,
    groups: z.array(z.object({ continent: continentSchema, picture: imageSchema, items: z.array(destinationSchema) })),
  }),
  'travel-list': z.object({
    ...heading,
    travels: z.array(travelSchema),
    callToAction: buttonSchema.nullable().default(null),
  }),
  'tour-list': z.object({
    ...heading,
    tours: z.array(tourSchema),
    /** The filter behind the list; a page query with filter keys refreshes the list through it (spec section 7). */
    filter: filterStateSchema,
    callToAction: buttonSchema.nullable().default(null),
  }),
  'mood-tiles': z.object({
    ...heading,
    items: z.array(
      z.object({ mood: moodSchema, label: z.string(), text: z.string(), picture: imageSchema, link: linkTargetSchema }),
    ),
  }),
  coordinators: z.object({ ...heading, coordinators: z.array(coordinatorSchema) }),
  reviews: z.object({
    ...heading,
    /** Over all reviews; the slider shows those of 4 and 5 stars only (spec section 2). */
    average: z.number().min(0).max(5),
    count: z.number().int().nonnegative(),
    reviews: z.array(reviewSchema),
  }),
  'confidence-steps': z.object({ ...heading, steps: z.array(z.object({ title: z.string(), text: z.string() })) }),
  'call-to-action': z.object({ ...heading, button: buttonSchema }),
  newsletter: z.object({ ...heading, ...newsletterFormSchema.shape }),
  faq: z.object({ ...heading, items: z.array(z.object({ id: z.string(), question: z.string(), answer: z.string() })) }),
} as const

export type BlockType = keyof typeof BLOCK_SCHEMAS
export type BlockContent<T extends BlockType> = z.infer<(typeof BLOCK_SCHEMAS)[T]>
export type Block = { [T in BlockType]: { id: string; blockType: T; content: BlockContent<T> } }[BlockType]
