import { z } from 'zod'
import { MAX_QUESTION_LENGTH } from '../ask/plain-text.ts'
import { lazySchema } from './lazy-schema.ts'

export const askReaderSchema = z.enum(['rules', 'model'])
export type AskReader = z.infer<typeof askReaderSchema>

export const MAX_NOTE = 500
/** Network address for rate limits, never stored; null if the platform provides none. */
const caller = lazySchema(() => z.string().min(1).max(64).nullable())

/** `POST /ask/ratings`: a visitor's rating of an answer; resending an id replaces it. */
export const askRatingSchema = lazySchema(() =>
  z.strictObject({
    id: z.string().regex(/^[0-9a-f]{64}$/),
    market: z.string().regex(/^[a-z]{2}$/),
    asked: z.string().min(1).max(MAX_QUESTION_LENGTH),
    /** The parsed filter, as a query string. */
    query: z.string().max(4000),
    reader: askReaderSchema,
    rating: z.enum(['up', 'down']),
    note: z.string().max(MAX_NOTE),
    caller,
  }),
)
export type AskRating = z.infer<typeof askRatingSchema>

/** `POST /ask/allowance`: counts a question to the model against the daily limits. */
export const allowanceRequestSchema = lazySchema(() => z.strictObject({ caller }))
export const allowanceSchema = lazySchema(() => z.object({ allowed: z.boolean() }))
