import { z } from 'zod'
import { emailSchema } from './email.ts'
import { lazySchema } from './lazy-schema.ts'
import { tourSchema } from './tour.ts'
import { travelSchema } from './travel.ts'

/** Per list, for travels and for departures. */
export const MAX_WISHLIST_ITEMS = 200

const id = lazySchema(() => z.string().regex(/^[a-z0-9-]{1,120}$/))

export const wishlistItemSchema = lazySchema(() =>
  z.union([z.object({ travel: id }).strict(), z.object({ tour: id }).strict()]),
)
export type WishlistItem = z.infer<typeof wishlistItemSchema>

/** Idempotency key of a change within its list: no secret. */
export const wishlistKeySchema = lazySchema(() => z.string().regex(/^[\w-]{8,64}$/))

/** `POST /wishlist`: saves or removes an item. Repeating a key has no effect. */
export const wishlistUpdateSchema = lazySchema(() =>
  z.object({
    action: z.enum(['add', 'remove']),
    item: wishlistItemSchema,
    key: wishlistKeySchema.optional(),
  }),
)
export type WishlistUpdate = z.infer<typeof wishlistUpdateSchema>

/** `GET /wishlist/ids`. Saving a departure also saves its travel. */
export const savedIdsSchema = lazySchema(() => z.object({ travels: z.array(z.string()), tours: z.array(z.string()) }))
export type SavedIds = z.infer<typeof savedIdsSchema>

/** Result of a change: its travel, and the departures removed with it. */
export const wishlistUpdateResultSchema = lazySchema(() =>
  savedIdsSchema.unwrap().extend({
    travel: z.string().nullable(),
    removed: z.array(z.string()),
  }),
)
export type WishlistUpdateResult = z.infer<typeof wishlistUpdateResultSchema>

/** A saved travel with its upcoming saved departures. */
export const savedTravelSchema = lazySchema(() =>
  z.object({
    travel: travelSchema,
    savedAt: z.iso.datetime(),
    tours: z.array(tourSchema),
  }),
)
export type SavedTravel = z.infer<typeof savedTravelSchema>

/** Id of a shared list and the secret of its link: at least 96 random bits. */
export const shareSchema = lazySchema(() => z.string().regex(/^[\w-]{16,64}$/))

/** `GET /wishlist`: last saved first. */
export const wishlistSchema = lazySchema(() =>
  z.object({
    items: z.array(savedTravelSchema),
    share: shareSchema.unwrap().nullable(),
  }),
)
export type Wishlist = z.infer<typeof wishlistSchema>

/** `PUT /wishlist/address`: binds a visitor's list to a verified email. */
export const boundEmailSchema = lazySchema(() =>
  z.object({
    email: emailSchema,
  }),
)
export type BoundEmail = z.infer<typeof boundEmailSchema>

/** Departures offered for voting for a travel without saved departures. */
export const OFFERED_TOURS = 8
/** All departures of a full list. */
export const MAX_TICKS = MAX_WISHLIST_ITEMS * (OFFERED_TOURS + 1)

/** Per shared link. */
export const MAX_VOTERS = 50
export const voterName = lazySchema(() => z.string().trim().min(1).max(40))

/** `POST /wishlist/shared/{share}/votes` replaces the voter's earlier votes. */
export const voteSchema = lazySchema(() =>
  z.object({
    /** Random, created by the voter's browser. */
    voter: z.string().regex(/^[0-9a-f]{64}$/),
    name: voterName,
    tours: z.array(id).max(MAX_TICKS),
  }),
)
export type Vote = z.infer<typeof voteSchema>

/** `GET /wishlist/shared/{share}`: anonymous view for friends. */
export const sharedListSchema = lazySchema(() =>
  z.object({
    items: z.array(savedTravelSchema.unwrap().omit({ savedAt: true })),
    votes: z.array(z.object({ name: z.string(), mine: z.boolean(), tours: z.array(z.string()) })),
  }),
)
export type SharedList = z.infer<typeof sharedListSchema>
