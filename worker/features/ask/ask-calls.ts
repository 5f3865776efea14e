import { z } from 'zod'
import { type AskRating, allowanceSchema, signAskCall } from '../../../shared/contracts/ask.ts'
import { createSignedClient } from '../../data/user-client.ts'
import type { Config, Env } from '../../env.ts'

const askApi = (env: Env, config: Config) => createSignedClient({ env, config }, signAskCall)

/** Counts one more question of this visitor; true when the model may be used. False when the back end fails. */
export const requestModelUse = (env: Env, config: Config, caller: string | null): Promise<boolean> =>
  askApi(
    env,
    config,
  )({
    name: 'ask',
    method: 'POST',
    path: '/ask/allowance',
    body: { caller },
    data: allowanceSchema,
  }).then(
    ({ allowed }) => allowed,
    () => false,
  )

/** Saves a rating; false when it could not be saved. */
export const sendRating = (env: Env, config: Config, rating: AskRating): Promise<boolean> =>
  askApi(
    env,
    config,
  )({ name: 'ask', method: 'POST', path: '/ask/ratings', body: rating, data: z.object({}) }).then(
    () => true,
    () => false,
  )

/** Purpose of the token that a rating needs, so that only shown results can be rated. */
export const RATING_PURPOSE = 'rating of an answer'
export const RATING_SECONDS = 86_400

/** Result of sending a rating. */
export type RatingNotice = 'up' | 'down' | 'failed'

/** Parses the query parameter of the page after a rating. */
export const noticeOf = (text: string | null): RatingNotice | null =>
  text === 'up' || text === 'down' || text === 'failed' ? text : null
