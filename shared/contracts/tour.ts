import { z } from 'zod'
import { imageSchema, responsiveImageSchema } from './image.ts'
import { isoDateSchema } from './iso-date.ts'
import { lazySchema } from './lazy-schema.ts'
import { pricesSchema } from './money.ts'

/** Spec section 4, tour sales statuses. */
export const SALES_STATUSES = [
  'PLANNED',
  'ALMOST_CONFIRMED',
  'CONFIRMED',
  'ALMOST_FULL',
  'WAITING_LIST',
  'SOLD_OUT',
] as const
export const salesStatusSchema = z.enum(SALES_STATUSES)
export type SalesStatus = z.infer<typeof salesStatusSchema>

/** Spec section 3, age ranges. ALL is 25-49; 35-49 is shown as 35+. */
export const AGE_BADGES = ['25-35', '35-49', 'ALL'] as const
export const ageBadgeSchema = z.enum(AGE_BADGES)
export type AgeBadge = z.infer<typeof ageBadgeSchema>

/** Languages of groups that a search can filter by. */
export const GROUP_LANGUAGES = ['it', 'en', 'es', 'fr', 'de'] as const

export const tourTravelSchema = lazySchema(() =>
  z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    destinationLabel: z.string(),
    numberOfDays: z.number().int().positive(),
    thumbnailImage: responsiveImageSchema,
  }),
)

export const tourCoordinatorSchema = lazySchema(() =>
  z.object({
    id: z.string(),
    slug: z.string(),
    name: z.string(),
    picture: imageSchema,
  }),
)

/** A dated departure, without personal data: cached pages contain it. */
export const tourSchema = lazySchema(() =>
  z.object({
    id: z.string(),
    code: z.string(),
    startingDate: isoDateSchema,
    endingDate: isoDateSchema,
    /** Cents per currency before discount; equals `price` when the tour is not discounted. */
    basePrice: pricesSchema,
    price: pricesSchema,
    salesStatus: salesStatusSchema,
    freeSeats: z.number().int().nonnegative(),
    /** Travellers missing until the departure is confirmed. */
    seatsToConfirm: z.number().int().nonnegative(),
    ageBadge: ageBadgeSchema.default('ALL'),
    discounted: z.boolean(),
    isNoSharingRoomAvailable: z.boolean(),
    wishlistedToursCount: z.number().int().nonnegative(),
    /** Deposit, and the last day on which it can be chosen instead of the full price. */
    deposit: z.object({ amount: pricesSchema, cutOffDate: isoDateSchema }).nullable(),
    balanceDueDate: isoDateSchema,
    promo: z.object({ code: z.string(), expiresOn: isoDateSchema }).nullable(),
    flights: z.object({ minimumPrice: pricesSchema }).nullable(),
    /** Null until it is announced. */
    coordinator: tourCoordinatorSchema.nullable(),
    /** BCP 47 code of the language in which the coordinator speaks to the group. Null: unknown. */
    groupLanguage: z.string().nullable().default(null),
    travel: tourTravelSchema,
  }),
)
export type Tour = z.infer<typeof tourSchema>

/** State of a departure from an instant (ISO) until the next snapshot. */
export const tourSnapshotSchema = lazySchema(() =>
  z.object({
    takenAt: z.iso.datetime(),
    salesStatus: salesStatusSchema,
    freeSeats: z.number().int().nonnegative(),
    seatsToConfirm: z.number().int().nonnegative(),
    price: pricesSchema,
  }),
)
export type TourSnapshot = z.infer<typeof tourSnapshotSchema>

/** `GET /tours/show?slug=&tour=`: a departure, also a past one, with the data of its page. */
export const tourDetailSchema = lazySchema(() =>
  tourSchema.unwrap().extend({
    /** For the whole trip; null if the departure does not offer it. */
    options: z.object({ privateRoom: pricesSchema.nullable(), flexibleCancellation: pricesSchema.nullable() }),
    /** Oldest first; the last one is current. */
    history: z.array(tourSnapshotSchema),
    /** The lowest price of the last thirty days; null if unknown. */
    lowestPrice: pricesSchema.nullable(),
    /** Past groups that had as many people (`going`) as many months before, and how many of them took place. */
    odds: z
      .object({
        months: z.number().int().positive(),
        going: z.number().int().nonnegative(),
        groups: z.number().int().nonnegative(),
        went: z.number().int().nonnegative(),
      })
      .nullable()
      .default(null),
  }),
)
export type TourDetail = z.infer<typeof tourDetailSchema>
