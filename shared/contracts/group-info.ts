import { z } from 'zod'

/** Fewer travellers than this are counted, not described: each of them could be told by the others. */
export const SMALLEST_SHOWN_GROUP = 4

const fellowSchema = z.object({
  gender: z.enum(['male', 'female']),
  isFirstTimer: z.boolean(),
  /** Trips done with us before this one. */
  tripsDone: z.number().int().nonnegative(),
})

/**
 * `GET /group-info?tour=`: who is going on a departure (spec section 3), without a name or a face. How many
 * there are is told under the product's own key, `{product}ersCount`.
 */
export const groupInfoSchema = z.looseObject({
  interestedCount: z.number().int().nonnegative(),
  expectedGroupSize: z.object({ min: z.number().int().positive(), max: z.number().int().positive() }),
  /** Empty for a small group. */
  people: z.array(fellowSchema),
})
export type GroupInfo = z.infer<typeof groupInfoSchema>

/** The key under which the number of travellers is told. */
export const travellersKey = (product: string): string => `${product}ersCount`

/** How many are going; null when the answer does not tell. */
export const travellersOf = (info: GroupInfo, product: string): number | null =>
  z.number().int().nonnegative().safeParse(info[travellersKey(product)]).data ?? null
