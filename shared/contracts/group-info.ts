import { z } from 'zod'
import { lazySchema } from './lazy-schema.ts'

/** Smaller groups are counted, not described: travellers could recognise each other. */
export const SMALLEST_SHOWN_GROUP = 6

const fellowSchema = lazySchema(() =>
  z.object({
    gender: z.enum(['male', 'female']),
    isFirstTimer: z.boolean(),
    /** Trips done with us before this one. */
    tripsDone: z.number().int().nonnegative(),
  }),
)

/** `GET /group-info?tour=`: travellers of a departure (spec section 3), anonymous; their number is `{product}ersCount`. */
export const groupInfoSchema = lazySchema(() =>
  z.looseObject({
    interestedCount: z.number().int().nonnegative(),
    expectedGroupSize: z.object({ min: z.number().int().positive(), max: z.number().int().positive() }),
    /** BCP 47 code of the language in which the coordinator speaks to the group. Null: unknown. */
    language: z.string().nullable().default(null),
    /** Empty for a small group. */
    people: z.array(fellowSchema),
  }),
)
export type GroupInfo = z.infer<typeof groupInfoSchema>

export const travellersKey = (product: string): string => `${product}ersCount`

/** Number of travellers; null if the response lacks it. */
export const travellersOf = (info: GroupInfo, product: string): number | null =>
  z.number().int().nonnegative().safeParse(info[travellersKey(product)]).data ?? null
