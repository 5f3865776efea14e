import { Hono } from 'hono'
import { allowanceRequestSchema, askRatingSchema } from '../../../shared/contracts/ask.ts'
import { networkOf } from '../../../shared/http/caller.ts'
import { now } from '../../kit/clock.ts'
import { saveRating } from '../ask/ratings.ts'
import type { Api, Env } from '../env.ts'
import { requireStorefrontToken } from '../http/authorization.ts'
import { jsonBody, jsonError, jsonOk, refuseFields } from '../http/json.ts'
import { countAll, type Limit } from '../limits/rate-limit.ts'

export const askRoute = new Hono<Api>()
  .use(requireStorefrontToken)
  .post('/allowance', async (c) => {
    const body = allowanceRequestSchema.safeParse(await jsonBody(c))
    if (!body.success) return refuseFields(c, body.error)
    return jsonOk(c, { allowed: await countQuestion(c.env, body.data.caller, now(c.env)) })
  })
  .post('/ratings', async (c) => {
    const body = askRatingSchema.safeParse(await jsonBody(c))
    if (!body.success) return refuseFields(c, body.error)
    const { caller, ...rating } = body.data
    if (!(await countRating(c.env, caller, now(c.env)))) return jsonError(c, 429, 'too_many', 'too many ratings today')
    await saveRating(c.env.DB, rating, now(c.env))
    return jsonOk(c, {})
  })

const DAY = 86_400
const QUESTIONS: Limit = { name: 'ask-caller', most: 20, seconds: DAY }
const ALL_QUESTIONS: Limit = { name: 'ask-all', most: 2000, seconds: DAY }
const RATINGS: Limit = { name: 'ask-rating', most: 60, seconds: DAY }

type Counting = Pick<Env, 'DB' | 'SIGNING_KEY'>

/** Checks the visitor's limit first, so that refused questions do not use up the global one. */
export const countQuestion = async (env: Counting, caller: string | null, nowMs: number): Promise<boolean> =>
  (await isWithin(env, ofCaller(QUESTIONS, caller), nowMs)) &&
  (await isWithin(env, [{ limit: ALL_QUESTIONS, who: 'all' }], nowMs))

export const countRating = (env: Counting, caller: string | null, nowMs: number): Promise<boolean> =>
  isWithin(env, ofCaller(RATINGS, caller), nowMs)

const ofCaller = (limit: Limit, caller: string | null) => (caller === null ? [] : [{ limit, who: networkOf(caller) }])

const isWithin = async (env: Counting, counted: Parameters<typeof countAll>[1], nowMs: number): Promise<boolean> =>
  (await countAll(env, counted, nowMs)) === null
