import { z } from 'zod'
import { departureDaySchema } from './departure-days.ts'
import { continentSchema, linkedDestinationSchema } from './destination.ts'
import { filterStateSchema } from './filter-state.ts'
import { imageSchema, responsiveImageSchema } from './image.ts'
import { isoDateSchema } from './iso-date.ts'
import { newsletterFormSchema, trustRatingSchema } from './layout.ts'
import { lazySchema } from './lazy-schema.ts'
import { linkedPlaceSchema } from './linked-place.ts'
import { buttonSchema, linkTargetSchema } from './menu-link.ts'
import { pricesSchema } from './money.ts'
import { tourSchema, tourTravelSchema } from './tour.ts'
import {
  averageRatingSchema,
  coordinatorSchema,
  labelledCodeSchema,
  moodSchema,
  reviewSchema,
  travelSchema,
} from './travel.ts'
import { tripPinSchema } from './trip-pins.ts'

const heading = { title: z.string(), subtitle: z.string().nullable().default(null) }

/** A page query with filter keys narrows `filter` (spec section 7). */
const refresh = {
  filter: lazySchema(() => filterStateSchema.default({})),
  limit: lazySchema(() => z.number().int().min(1).max(100).default(20)),
}

const listedCoordinatorSchema = lazySchema(() =>
  coordinatorSchema.unwrap().extend({
    /** Where they lead, main area first. */
    areas: z.array(continentSchema).default([]),
    /** BCP 47 codes of `languages`. */
    languageCodes: z.array(z.string()).default([]),
    /** Their first upcoming departure with places. */
    next: tourSchema
      .unwrap()
      .pick({ code: true, startingDate: true, endingDate: true, groupLanguage: true })
      .extend({ travel: tourTravelSchema.unwrap().pick({ slug: true, title: true }) })
      .nullable()
      .default(null),
  }),
)
export type ListedCoordinator = z.infer<typeof listedCoordinatorSchema>

/** Content of every block type. Unknown types and invalid contents are dropped and logged. */
export const BLOCK_SCHEMAS = {
  'search-cover': lazySchema(() => z.object({ ...heading, picture: responsiveImageSchema })),
  'heading-cover': lazySchema(() => z.object({ ...heading, picture: responsiveImageSchema.nullable().default(null) })),
  'rich-text': lazySchema(() => z.object({ title: z.string().nullable().default(null), html: z.string() })),
  'continent-carousel': lazySchema(() =>
    z.object({
      ...heading,
      items: z.array(
        z.object({ continent: continentSchema, picture: imageSchema, itinerariesCount: z.number().int() }),
      ),
    }),
  ),
  'destination-list': lazySchema(() =>
    z.object({
      ...heading,
      groups: z.array(
        z.object({
          continent: continentSchema,
          picture: imageSchema,
          items: z.array(linkedDestinationSchema),
          /** Its cities and regions with a page. */
          places: z.array(linkedPlaceSchema).default([]),
        }),
      ),
    }),
  ),
  /** Without a pin it is left out. */
  'trip-map': lazySchema(() => z.object({ ...heading, pins: z.array(tripPinSchema) })),
  'travel-list': lazySchema(() =>
    z.object({
      ...heading,
      ...refresh,
      travels: z.array(travelSchema),
      callToAction: buttonSchema.nullable().default(null),
    }),
  ),
  'tour-list': lazySchema(() =>
    z.object({
      ...heading,
      ...refresh,
      tours: z.array(tourSchema),
      callToAction: buttonSchema.nullable().default(null),
    }),
  ),
  'mood-tiles': lazySchema(() =>
    z.object({
      ...heading,
      items: z.array(
        z.object({
          mood: moodSchema,
          label: z.string(),
          text: z.string(),
          picture: imageSchema,
          link: linkTargetSchema,
        }),
      ),
    }),
  ),
  coordinators: lazySchema(() =>
    z.object({
      ...heading,
      coordinators: z.array(listedCoordinatorSchema),
      /** Length of a page of a grid that a page query narrows by area and language; null: a row of all. */
      perPage: z.number().int().min(1).max(100).nullable().default(null),
    }),
  ),
  reviews: lazySchema(() =>
    z.object({
      ...heading,
      /** Average of all reviews; the slider shows those of 4 and 5 stars only (spec section 2). */
      average: averageRatingSchema,
      count: z.number().int().nonnegative(),
      reviews: z.array(reviewSchema),
    }),
  ),
  'confidence-steps': lazySchema(() =>
    z.object({ ...heading, steps: z.array(z.object({ title: z.string(), text: z.string() })) }),
  ),
  'call-to-action': lazySchema(() => z.object({ ...heading, button: buttonSchema })),
  newsletter: lazySchema(() => z.object({ ...heading, ...newsletterFormSchema.unwrap().shape })),
  faq: lazySchema(() =>
    z.object({
      ...heading,
      items: z.array(
        z.object({
          id: z.string(),
          question: z.string(),
          answer: z.string(),
          /** The same on several pages: not in structured data. */
          isGeneral: z.boolean().default(false),
        }),
      ),
    }),
  ),
  'travel-cover': lazySchema(() =>
    z.object({
      ...heading,
      picture: responsiveImageSchema,
      travelSlug: z.string(),
      travelTitle: z.string(),
      destinationLabel: z.string(),
    }),
  ),
  gallery: lazySchema(() =>
    z.object({
      title: z.string().nullable().default(null),
      items: z.array(z.object({ picture: imageSchema })).min(1),
    }),
  ),
  /** Best sellers first. */
  'top-sellers': lazySchema(() => z.object({ ...heading, ...refresh, travels: z.array(travelSchema) })),
  'destination-carousel': lazySchema(() =>
    z.object({
      ...heading,
      items: z.array(z.object({ destination: linkedDestinationSchema, picture: imageSchema.nullable().default(null) })),
      /** Further countries with a page. */
      countries: z.array(linkedPlaceSchema).default([]),
      places: z.array(linkedPlaceSchema).default([]),
    }),
  ),
  'trust-rating': lazySchema(() =>
    z.object({
      title: z.string().nullable().default(null),
      logo: z.enum(['light', 'dark']).default('dark'),
      ...trustRatingSchema.unwrap().shape,
      /** Merchant on the review platform; null: the brand's (spec section 9). */
      merchantId: z.string().nullable().default(null),
    }),
  ),
  'top-five': lazySchema(() =>
    z.object({
      ...heading,
      items: z
        .array(
          z.object({
            title: z.string(),
            text: z.string(),
            picture: imageSchema.nullable(),
            travelSlug: z.string().nullable(),
          }),
        )
        .length(5),
    }),
  ),
  'blog-teasers': lazySchema(() =>
    z.object({
      ...heading,
      items: z.array(z.object({ title: z.string(), text: z.string(), picture: imageSchema, link: linkTargetSchema })),
    }),
  ),
  video: lazySchema(() =>
    z.object({
      ...heading,
      /** Name of the files in public/videos: <name>.webm, <name>.mp4 and <name>.<language>.vtt. */
      video: z.string().regex(/^[a-z0-9-]+$/),
      /** Its altText describes the video. */
      poster: imageSchema,
    }),
  ),
  'legal-text': lazySchema(() =>
    z.object({
      title: z.string(),
      updated: isoDateSchema,
      intro: z.string().nullable().default(null),
      sections: z.array(z.object({ id: z.string().regex(/^[a-z0-9-]+$/), title: z.string(), html: z.string() })).min(1),
    }),
  ),
  'departure-calendar': lazySchema(() =>
    z.object({
      ...heading,
      /** Applied to the departures and to the links of the days. */
      filter: filterStateSchema.default({}),
      days: z.array(departureDaySchema),
    }),
  ),
  /** January to December: usual weather, and departures of twelve months with their lowest price. */
  'when-to-go': lazySchema(() =>
    z.object({
      ...heading,
      months: z.array(
        z.object({
          name: z.string(),
          weather: labelledCodeSchema.nullable(),
          departuresCount: z.number().int().nonnegative(),
          /** Day and price of the cheapest bookable departure. */
          from: z.object({ day: isoDateSchema, price: pricesSchema }).nullable(),
          /** Compared with the other months. */
          priceBand: labelledCodeSchema.nullable(),
          link: linkTargetSchema.nullable(),
        }),
      ),
    }),
  ),
  'wemeet-teaser': lazySchema(() =>
    z.object({
      ...heading,
      text: z.string(),
      picture: imageSchema,
      button: buttonSchema.nullable().default(null),
    }),
  ),
  /** Shows the layout's contacts with `showContactPage` (spec section 3). */
  'contact-books': lazySchema(() => z.object(heading)),
} as const

export type BlockType = keyof typeof BLOCK_SCHEMAS
export type BlockContent<T extends BlockType> = z.infer<(typeof BLOCK_SCHEMAS)[T]>
export type Block = { [T in BlockType]: { id: string; blockType: T; content: BlockContent<T> } }[BlockType]
