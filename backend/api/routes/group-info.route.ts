import { Hono } from 'hono'
import type { Api } from '../env.ts'
import { groupInfo } from '../group-info/group-info.ts'
import { requireUserToken } from '../http/authorization.ts'
import { jsonError, jsonOk } from '../http/json.ts'

export const groupInfoRoute = new Hono<Api>().get('/', requireUserToken, async (c) => {
  const info = await groupInfo(c.env.DB, c.req.query('tour') ?? '')
  return info === null ? jsonError(c, 404, 'not_found', 'there is no such departure') : jsonOk(c, info)
})
