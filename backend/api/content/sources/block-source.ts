import { z } from 'zod'
import { continentCodeSchema } from '../../../../shared/contracts/destination.ts'
import { filterStateSchema } from '../../../../shared/contracts/filter-state.ts'
import { isoDateSchema } from '../../../../shared/contracts/iso-date.ts'
import { moodSchema } from '../../../../shared/contracts/travel.ts'
import { newsletterFormSource } from './contacts-source.ts'
import { buttonSourceSchema, linkSourceSchema, localizedTextSchema } from './localized-source.ts'

const heading = { title: localizedTextSchema, subtitle: localizedTextSchema.optional() }
const callToAction = buttonSourceSchema.optional()
const limit = z.number().int().min(1).max(24)
/** Relative to the current day, so that a block never shows past departures. */
const filter = filterStateSchema.omit({
  page: true,
  perPage: true,
  tab: true,
  show: true,
  dateFrom: true,
  dateTo: true,
})

const areas = z.array(continentCodeSchema).optional()
const id = z.string().regex(/^[a-z0-9-]+$/)
/** Id of a poster without its format. */
const picture = id

const cover = z.strictObject({ ...heading, picture, alt: localizedTextSchema })

/**
 * Blocks as editors write them: localized texts with placeholders, and a query where shared/contracts/blocks.ts has
 * data.
 */
const block = <T extends string, S extends z.ZodType>(blockType: T, content: S) =>
  z.strictObject({ id, blockType: z.literal(blockType), content })

export const blockSourceSchema = z.discriminatedUnion('blockType', [
  block('search-cover', cover),
  block('heading-cover', cover),
  /** `html`: h2, h3, p, ul, ol, li, strong, em, a only; links are absolute or `#anchors`. */
  block('rich-text', z.strictObject({ title: localizedTextSchema.optional(), html: localizedTextSchema })),
  block(
    'continent-carousel',
    z.strictObject({ ...heading, query: z.strictObject({ continents: z.array(continentCodeSchema).optional() }) }),
  ),
  block(
    'destination-list',
    z.strictObject({ ...heading, query: z.strictObject({ continents: z.array(continentCodeSchema).optional() }) }),
  ),
  block('travel-list', z.strictObject({ ...heading, query: z.strictObject({ filter, limit }), callToAction })),
  block('tour-list', z.strictObject({ ...heading, query: z.strictObject({ filter, limit }), callToAction })),
  block(
    'mood-tiles',
    z.strictObject({
      ...heading,
      items: z
        .array(
          z.strictObject({
            mood: moodSchema,
            label: localizedTextSchema,
            text: localizedTextSchema,
            link: linkSourceSchema,
          }),
        )
        .min(1),
    }),
  ),
  block('coordinators', z.strictObject({ ...heading, query: z.strictObject({ limit, areas }) })),
  block(
    'reviews',
    z.strictObject({
      ...heading,
      query: z.strictObject({
        limit,
        minRating: z.number().int().min(1).max(5),
        areas,
      }),
    }),
  ),
  block(
    'confidence-steps',
    z.strictObject({
      ...heading,
      steps: z.array(z.strictObject({ title: localizedTextSchema, text: localizedTextSchema })).min(1),
    }),
  ),
  block('call-to-action', z.strictObject({ ...heading, button: buttonSourceSchema })),
  block(
    'newsletter',
    z.strictObject({
      ...heading,
      ...newsletterFormSource,
    }),
  ),
  block(
    'faq',
    z.strictObject({
      ...heading,
      items: z
        .array(
          z.strictObject({
            id,
            question: localizedTextSchema,
            answer: localizedTextSchema,
          }),
        )
        .min(1),
    }),
  ),
  block('travel-cover', z.strictObject({ ...heading, travel: z.string() })),
  block(
    'gallery',
    z.strictObject({
      title: localizedTextSchema.optional(),
      items: z.array(z.strictObject({ picture, alt: localizedTextSchema })).min(1),
    }),
  ),
  block('top-sellers', z.strictObject({ ...heading, query: z.strictObject({ limit, areas }) })),
  block('destination-carousel', z.strictObject({ ...heading, query: z.strictObject({ limit, areas }) })),
  block('trust-rating', z.strictObject({ title: localizedTextSchema.optional(), logo: z.enum(['light', 'dark']) })),
  block(
    'top-five',
    z.strictObject({
      ...heading,
      items: z
        .array(z.strictObject({ title: localizedTextSchema, text: localizedTextSchema, travel: z.string().optional() }))
        .length(5),
    }),
  ),
  block(
    'blog-teasers',
    z.strictObject({
      ...heading,
      items: z
        .array(z.strictObject({ title: localizedTextSchema, text: localizedTextSchema, picture, file: z.string() }))
        .min(1),
    }),
  ),
  block('video', z.strictObject({ ...heading, video: id, poster: picture, alt: localizedTextSchema })),
  block(
    'legal-text',
    z.strictObject({
      title: localizedTextSchema,
      updated: isoDateSchema,
      intro: localizedTextSchema.optional(),
      sections: z.array(z.strictObject({ id, title: localizedTextSchema, html: localizedTextSchema })).min(1),
    }),
  ),
  block('departure-calendar', z.strictObject({ ...heading, query: z.strictObject({ filter }) })),
  block(
    'wemeet-teaser',
    z.strictObject({ ...heading, text: localizedTextSchema, picture, button: buttonSourceSchema.optional() }),
  ),
  /** The contacts come from layout/contacts.json: its blocks with `showContactPage`. */
  block('contact-books', z.strictObject(heading)),
])
export type BlockSource = z.infer<typeof blockSourceSchema>
