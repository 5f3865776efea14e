import { z } from 'zod'
import { continentCodeSchema } from '../../../shared/contracts/destination.ts'
import { filterStateSchema } from '../../../shared/contracts/filter-state.ts'
import { isoDateSchema } from '../../../shared/contracts/iso-date.ts'
import { moodSchema } from '../../../shared/contracts/travel.ts'
import { newsletterFormSource } from './contacts-source.ts'
import { buttonSourceSchema, linkSourceSchema, localizedTextSchema, nameSchema } from './localized-source.ts'

const text = localizedTextSchema
const heading = { title: text, subtitle: text.optional() }
const callToAction = buttonSourceSchema.optional()
const limit = z.number().int().min(1).max(24)
/** Relative to the current day, so that a block never shows past departures. */
const filter = filterStateSchema.unwrap().omit({
  page: true,
  perPage: true,
  tab: true,
  show: true,
  dateFrom: true,
  dateTo: true,
})

const id = z.string().regex(/^[a-z0-9-]+$/)
const areas = z.array(continentCodeSchema).optional()
/** Country ids, as in the filter. */
const destinations = z.array(id).optional()
const travels = z.array(nameSchema).optional()
/** Travels of an item of an area's page: pages of places show it only if one of them goes there. */
const about = z.array(nameSchema).min(1).optional()
/** An upload, a picture of the site, or a travel, whose poster it is (docs/editors.md). */
const picture = id

/** Replaces the alternative text of the upload. */
const alt = text.optional()

const cover = z.strictObject({ ...heading, picture, alt })

const list = <S extends z.ZodRawShape>(shape: S) => z.array(z.strictObject(shape)).min(1)

const block = <T extends string, S extends z.ZodRawShape>(blockType: T, content: S) =>
  blockOf(blockType, z.strictObject(content))

const blockOf = <T extends string, C extends z.ZodType>(blockType: T, content: C) =>
  z.strictObject({ id, blockType: z.literal(blockType), content })

/** A block whose data the API loads. */
const query = <T extends string, S extends z.ZodRawShape>(blockType: T, shape: S) =>
  block(blockType, { ...heading, query: z.strictObject(shape) })

/** Blocks as editors write them: localized texts with placeholders, and a query where shared/contracts/blocks.ts has data. */
export const blockSourceSchema = z.discriminatedUnion('blockType', [
  blockOf('search-cover', cover),
  blockOf('heading-cover', cover),
  /** `html`: h2, h3, p, ul, ol, li, strong, em, a only; links are absolute or `#anchors`. */
  block('rich-text', { title: text.optional(), html: text }),
  query('continent-carousel', { continents: areas }),
  query('destination-list', { continents: areas }),
  query('trip-map', { filter }),
  block('travel-list', { ...heading, query: z.strictObject({ filter, limit }), callToAction }),
  block('tour-list', { ...heading, query: z.strictObject({ filter, limit }), callToAction }),
  block('mood-tiles', { ...heading, items: list({ mood: moodSchema, label: text, text, link: linkSourceSchema }) }),
  /** `people` are shown in their order. With `perPage`, the page's query narrows them by area and language. */
  query('coordinators', {
    limit: z.number().int().min(1).max(100),
    perPage: limit.optional(),
    ...{ areas, destinations, travels, people: travels },
  }),
  query('reviews', { limit, minRating: z.number().int().min(1).max(5), areas, destinations, travels }),
  block('confidence-steps', { ...heading, steps: list({ title: text, text, travels: about }) }),
  block('call-to-action', { ...heading, button: buttonSourceSchema }),
  block('newsletter', { ...heading, ...newsletterFormSource }),
  block('faq', { ...heading, items: list({ id, question: text, answer: text, isGeneral: z.boolean().optional() }) }),
  block('travel-cover', { ...heading, travel: nameSchema }),
  block('gallery', { title: text.optional(), items: z.array(z.strictObject({ picture, alt })).min(1) }),
  query('top-sellers', { limit, areas, destinations }),
  query('destination-carousel', { limit, areas }),
  block('trust-rating', { title: text.optional(), logo: z.enum(['light', 'dark']) }),
  block('top-five', {
    ...heading,
    /** An item shows the picture of its travel's `stage`, counted from 1. */
    items: z
      .array(
        z.strictObject({
          title: text,
          text,
          travel: nameSchema.optional(),
          stage: z.number().int().positive().optional(),
        }),
      )
      .length(5),
  }),
  /** `file` names a file in pages/. */
  block('blog-teasers', { ...heading, items: list({ title: text, text, picture, file: nameSchema, travels: about }) }),
  /** `video` names files in the storefront's public/videos. */
  blockOf('video', z.strictObject({ ...heading, video: id, poster: picture, alt })),
  block('legal-text', {
    title: text,
    updated: isoDateSchema,
    intro: text.optional(),
    sections: list({ id, title: text, html: text }),
  }),
  query('departure-calendar', { filter }),
  /** `destination`: also the id of a city or region. */
  query('when-to-go', { destination: id }),
  block('wemeet-teaser', { ...heading, text, picture, button: buttonSourceSchema.optional() }),
  /** Shows the blocks of layout/contacts.json with `showContactPage`. */
  block('contact-books', heading),
])
export type BlockSource = z.infer<typeof blockSourceSchema>
