import { z } from 'zod'
import { tourSchema } from './tour.ts'
import { travelSchema } from './travel.ts'

/** Saved travels that one list holds at most, and saved departures. */
export const MAX_WISHLIST_ITEMS = 200

const id = z.string().regex(/^[a-z0-9-]{1,120}$/)

/** A trip or a departure that can be saved. */
export const wishSchema = z.union([z.object({ travel: id }).strict(), z.object({ tour: id }).strict()])
export type Wish = z.infer<typeof wishSchema>

/** `POST /wishlist`: saves or removes. A retry with the same key changes nothing, whatever happened in between. */
export const wishChangeSchema = z.object({
  action: z.enum(['add', 'remove']),
  item: wishSchema,
  key: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional(),
})
export type WishChange = z.infer<typeof wishChangeSchema>

/** `GET /wishlist/ids`. The travel of a saved departure is always saved, too. */
export const savedIdsSchema = z.object({ travels: z.array(z.string()), tours: z.array(z.string()) })
export type SavedIds = z.infer<typeof savedIdsSchema>

/** What a change came to: its trip, and the departures that went with a removed one. */
export const changedWishSchema = savedIdsSchema.extend({ travel: z.string().nullable(), removed: z.array(z.string()) })
export type ChangedWish = z.infer<typeof changedWishSchema>

/** A saved trip with its saved departures that have not left yet. */
export const savedTravelSchema = z.object({
  travel: travelSchema,
  savedAt: z.iso.datetime(),
  tours: z.array(tourSchema),
})
export type SavedTravel = z.infer<typeof savedTravelSchema>

/** `GET /wishlist`: the list, what was saved last first. */
export const wishlistSchema = z.object({
  items: z.array(savedTravelSchema),
  /** The link that is shared; null while there is none. */
  share: z.string().nullable(),
})
export type Wishlist = z.infer<typeof wishlistSchema>

/** `PUT /wishlist/address`: binds a visitor's list to an address that they have proven. */
export const bindAddressSchema = z.object({
  email: z.email().max(254),
})
export type BoundAddress = z.infer<typeof bindAddressSchema>

/** Departures that a trip without a saved one is shown with where friends vote. */
export const OFFERED_TOURS = 8
/** Departures that one friend can tick: every one that a full list shows. */
export const MAX_TICKS = MAX_WISHLIST_ITEMS * (OFFERED_TOURS + 1)

/** Votes of one list's link: every voter has one name, and as many departures as fit. */
export const MAX_VOTERS = 50
export const voterName = z.string().trim().min(1).max(40)

/** `POST /wishlist/shared/{share}/votes` replaces what this voter said before. */
export const voteSchema = z.object({
  /** Made of chance by the voter's browser. */
  voter: z.string().regex(/^[0-9a-f]{64}$/),
  name: voterName,
  tours: z.array(id).max(MAX_TICKS),
})
export type Vote = z.infer<typeof voteSchema>

/** `GET /wishlist/shared/{share}`: what friends see. Nothing in it says whose list it is. */
export const sharedListSchema = z.object({
  items: z.array(savedTravelSchema.omit({ savedAt: true })),
  votes: z.array(z.object({ name: z.string(), mine: z.boolean(), tours: z.array(z.string()) })),
})
export type SharedList = z.infer<typeof sharedListSchema>
