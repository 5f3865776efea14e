import { createMiddleware } from 'hono/factory'
import type { Api } from '../env.ts'
import { jsonError } from './answer.ts'
import { now } from './clock.ts'

/**
 * Calls that only the storefront makes, on nobody's behalf: 401 without a token that it has signed for them.
 * @param isCall whether a token is one; `now` in ms
 */
export const requireStorefrontToken = (isCall: (key: string, token: string, now: number) => Promise<boolean>) =>
  createMiddleware<Api>(async (c, next) => {
    const { CONTENT_KEY } = c.env
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (CONTENT_KEY !== undefined && token !== undefined && (await isCall(CONTENT_KEY, token, now(c.env))))
      return next()
    c.header('WWW-Authenticate', 'Bearer')
    return jsonError(c, 401, 'unauthorized', 'a token of the storefront is required')
  })
