import { z } from 'zod'
import { type AskRating, allowanceSchema } from '../../../shared/contracts/ask.ts'
import { createSignedClient } from '../../data/user-client.ts'
import { callContext } from '../../visit/caller.ts'
import type { Visit } from '../../visit/visit.ts'

const askApi = (visit: Visit) => {
  const { env, config, data } = visit
  return createSignedClient({ env, config, deadline: data.deadline, trace: data.trace, caller: callContext(visit) })
}

/** Counts one more question of this visitor; true when the model may be used. False when the back end fails. */
export const requestModelUse = (visit: Visit, caller: string | null): Promise<boolean> =>
  askApi(visit)({
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
export const sendRating = (visit: Visit, rating: AskRating): Promise<boolean> =>
  askApi(visit)({ name: 'ask', method: 'POST', path: '/ask/ratings', body: rating, data: z.object({}) }).then(
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
