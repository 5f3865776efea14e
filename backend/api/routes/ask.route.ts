import { Hono } from 'hono'
import { allowanceRequestSchema, askRatingSchema, isAskCall } from '../../../shared/contracts/ask.ts'
import { countQuestion, countRating } from '../ask/count-ask.ts'
import { saveRating } from '../ask/keep-rating.ts'
import type { Api } from '../env.ts'
import { requireStorefrontToken } from '../http/authorization.ts'
import { now } from '../http/clock.ts'
import { jsonBody, jsonError, jsonOk, refuseFields } from '../http/json.ts'

export const askRoute = new Hono<Api>()
  .use(requireStorefrontToken(isAskCall))
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
