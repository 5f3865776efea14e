import { z } from 'zod'
import { imageSchema, responsiveImageSchema } from './image.ts'
import { lazySchema } from './lazy-schema.ts'
import { linkedPlaceSchema } from './linked-place.ts'
import { pricesSchema } from './money.ts'
import { pointSchema } from './point.ts'
import { ageBadgeSchema, tourSchema } from './tour.ts'

/** Out of 5. Outside 1 to 5 it is shown in grey without a label (spec section 5). */
export const averageRatingSchema = z.number()

/** Spec section 3, moods. */
export const MOODS = ['NATURE', 'RELAX', 'HISTORY', 'CULTURE', 'PARTY'] as const
export const moodSchema = z.enum(MOODS)
export type Mood = z.infer<typeof moodSchema>

export const labelledCodeSchema = lazySchema(() => z.object({ code: z.string(), label: z.string() }))
export type LabelledCode = z.infer<typeof labelledCodeSchema>

/** A travel's slugs by language: markets of other languages do not sell it. */
export const slugsSchema = z.record(z.string(), z.string())

/** A travel of lists and cards. */
export const travelSchema = lazySchema(() =>
  z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    destinationLabel: z.string(),
    /** One or two sentences. */
    summary: z.string(),
    days: z.number().int().positive(),
    nights: z.number().int().nonnegative(),
    moods: z.array(moodSchema),
    travelType: labelledCodeSchema,
    travelStyle: labelledCodeSchema,
    /** Age badges of its upcoming departures. */
    ageRanges: z.array(ageBadgeSchema),
    badges: z.array(z.enum(['NEW', 'HOT', 'SAFE'])),
    thumbnailImage: responsiveImageSchema,
    /** The cheapest bookable departure; null when there is none. */
    bestTour: tourSchema
      .unwrap()
      .pick({ id: true, startingDate: true, basePrice: true, price: true, discounted: true })
      .nullable(),
    /** Upcoming departures that are not sold out. */
    departuresCount: z.number().int().nonnegative(),
    rating: z.object({ average: averageRatingSchema, count: z.number().int().nonnegative() }).nullable(),
  }),
)
export type Travel = z.infer<typeof travelSchema>

export const reviewSchema = lazySchema(() =>
  z.object({
    id: z.string(),
    rating: z.number().int().min(1).max(5),
    author: z.string(),
    /** Language in which it was written: one of the markets. */
    language: z.string().regex(/^[a-z]{2,3}$/),
    /** In the market's language. */
    text: z.string(),
    /** What the author wrote, if `text` is a translation. */
    original: z.string().nullable().default(null),
    /** First day of the author's departure. */
    departedOn: z.iso.date(),
    travelTitle: z.string(),
    travelSlug: z.string(),
  }),
)
export type Review = z.infer<typeof reviewSchema>

export const coordinatorSchema = lazySchema(() =>
  z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    picture: imageSchema,
    /** One sentence in the market's language. */
    motto: z.string(),
    biography: z.string(),
    /** Language of a text that the market's language lacks. */
    mottoLanguage: z.string().optional(),
    biographyLanguage: z.string().optional(),
    /** Language names in the market's language. */
    languages: z.array(z.string()),
    /** City in which they live; null if unknown. */
    home: z.string().nullable().default(null),
    tripsLed: z.number().int().nonnegative(),
  }),
)
export type Coordinator = z.infer<typeof coordinatorSchema>

export const HAPPENINGS = [
  'arrive',
  'travel',
  'explore',
  'hike',
  'safari',
  'sail',
  'beach',
  'outdoors',
  'snow',
  'rest',
  'farewell',
] as const
export const BEDS = [
  'hotel',
  'guesthouse',
  'hostel',
  'lodge',
  'riad',
  'tented-camp',
  'camp',
  'hut',
  'boat',
  'homestay',
  'train',
] as const
export const TRANSPORTS = ['walk', 'bus', 'car', 'train', 'night-train', 'boat', 'plane'] as const

/** A day of a stage by codes; views have the texts. All but its number is optional. */
export const itineraryDaySchema = lazySchema(() =>
  z.object({
    day: z.number().int().positive(),
    happening: z.enum(HAPPENINGS).nullable().default(null),
    /** Where the night is spent. */
    bed: z.enum(BEDS).nullable().default(null),
    /** In the price. */
    meals: z.array(z.enum(['breakfast', 'lunch', 'dinner'])).default([]),
    /** To this stage. */
    transport: z
      .object({ mode: z.enum(TRANSPORTS), minutes: z.number().int().positive() })
      .nullable()
      .default(null),
    /** From 1, a day of rest, to 5. */
    effort: z.number().int().min(1).max(5).nullable().default(null),
    freeTime: z.enum(['morning', 'afternoon', 'evening']).nullable().default(null),
    /** What the money pot pays. */
    groupFund: z.array(z.enum(['dinners', 'taxis', 'entrances', 'fuel', 'groceries'])).default([]),
  }),
)
export type ItineraryDay = z.infer<typeof itineraryDaySchema>

/** Consecutive days in one place. */
export const itineraryStageSchema = lazySchema(() =>
  z.object({
    fromDay: z.number().int().positive(),
    toDay: z.number().int().positive(),
    place: z.string(),
    title: z.string(),
    text: z.string(),
    picture: imageSchema.nullable().default(null),
    days: z.array(itineraryDaySchema).default([]),
    /** Where a map shows it. */
    point: pointSchema.nullable().default(null),
  }),
)

/** Facts of a country by code; views format the names. */
export const destinationFactsSchema = lazySchema(() =>
  z.object({
    /** ISO 4217. */
    currency: z.string().regex(/^[A-Z]{3}$/),
    /** BCP 47, the most spoken official one first. */
    languages: z.array(z.string()).min(1),
    /** IANA name. */
    timeZone: z.string(),
    /** Letters of the plug types in use. */
    plugs: z.array(z.string().regex(/^[A-O]$/)),
  }),
)

/** `GET /travels/show?slug=`: data of the travel page. */
export const travelDetailSchema = lazySchema(() =>
  travelSchema.unwrap().extend({
    description: z.string(),
    destination: z.object({
      id: z.string(),
      name: z.string(),
      isoCodeAlpha3: z.string(),
      continentCode: z.string(),
      /** Path of the country's page. */
      path: z.string().startsWith('/').nullish(),
    }),
    destinationFacts: destinationFactsSchema.nullable().default(null),
    /** Pages of its area and its main country, from the one below the travels. */
    breadcrumbs: z.array(linkedPlaceSchema).default([]),
    /** Its countries with a page, the main one first. */
    countries: z.array(linkedPlaceSchema).default([]),
    /** Cities and regions with a page where it stops. */
    places: z.array(linkedPlaceSchema).default([]),
    photos: z.array(imageSchema),
    /** Film of the itinerary: name of its files in public/videos, as in a video block. */
    video: z
      .object({ file: z.string().regex(/^[a-z0-9-]+$/), poster: imageSchema })
      .nullable()
      .default(null),
    included: z.array(z.string()),
    notIncluded: z.array(z.string()),
    itinerary: z.array(itineraryStageSchema),
    coordinator: coordinatorSchema.nullable(),
    groupSize: z.object({ min: z.number().int().positive(), max: z.number().int().positive() }),
    /** Shared group fund (money pot), cents per currency. */
    moneyPot: pricesSchema,
    departures: z.array(tourSchema),
    reviews: z.array(reviewSchema),
    /** Number of reviews with one to five stars; null if unknown. */
    ratingCounts: z.array(z.number().int().nonnegative()).length(5).nullable().default(null),
    faqs: z.array(
      z.object({
        id: z.string(),
        group: z.enum(['general', 'itinerary', 'destination']),
        question: z.string(),
        answer: z.string(),
      }),
    ),
    related: z.array(travelSchema),
    slugs: slugsSchema,
  }),
)
export type TravelDetail = z.infer<typeof travelDetailSchema>

/** `GET /coordinators/show?slug=`. */
export const coordinatorDetailSchema = lazySchema(() =>
  coordinatorSchema.unwrap().extend({
    departures: z.array(tourSchema),
    /** The next months (YYYY-MM) without a departure that they lead, at most three. */
    freeMonths: z.array(z.string().regex(/^\d{4}-\d\d$/)).default([]),
    reviews: z.array(reviewSchema),
  }),
)
export type CoordinatorDetail = z.infer<typeof coordinatorDetailSchema>
