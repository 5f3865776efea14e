import { Hono } from 'hono'
import type { Api } from '../env.ts'
import { groupInfo } from '../group-info/group-info.ts'
import { refuse, succeed } from '../http/answer.ts'
import { onBehalf } from '../http/on-behalf.ts'

/** `GET /group-info?tour=`: who is going, for people who the storefront vouches for (spec section 6). */
export const groupInfoRoute = new Hono<Api>().get('/', onBehalf, async (c) => {
  const info = await groupInfo(c.env.DB, c.req.query('tour') ?? '')
  return info === null ? refuse(c, 404, 'not_found', 'there is no such departure') : succeed(c, info)
})
