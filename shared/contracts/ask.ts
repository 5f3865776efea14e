import { z } from 'zod'
import { MAX_QUESTION_LENGTH } from '../ask/plain-text.ts'
import { signToken, verifyToken } from '../signing/signed-token.ts'

/** By what a question was read: the rules of a grammar, or a language model. */
export const askReaderSchema = z.enum(['rules', 'model'])
export type AskReader = z.infer<typeof askReaderSchema>

export const MAX_NOTE = 500
/** Network address as the platform tells it, to be counted and never kept; null where nobody can tell. */
const caller = z.string().min(1).max(64).nullable()

/** Body of `POST /ask/ratings`: what somebody thinks of an answer. Sent again under its id, it takes the old one's place. */
export const askRatingSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{64}$/),
  market: z.string().regex(/^[a-z]{2}$/),
  asked: z.string().min(1).max(MAX_QUESTION_LENGTH),
  /** The filter that was understood, as a query string. */
  query: z.string().max(4000),
  reader: askReaderSchema,
  rating: z.enum(['up', 'down']),
  note: z.string().max(MAX_NOTE),
  caller,
})
export type AskRating = z.infer<typeof askRatingSchema>

/** Body of `POST /ask/allowance`: may one more question of this visitor go to the model today? It is counted by asking. */
export const allowanceRequestSchema = z.strictObject({ caller })
export const allowanceSchema = z.object({ allowed: z.boolean() })

const PURPOSE = 'ask call'
const SECONDS = 60

/** Both calls are the storefront's own: it shows so with the key that both sides share. @param now ms */
export const signAskCall = (key: string, now: number): Promise<string> => signToken(key, PURPOSE, {}, now, SECONDS)

export const isAskCall = async (key: string, token: string, now: number): Promise<boolean> =>
  (await verifyToken(key, PURPOSE, token, now)) !== null
