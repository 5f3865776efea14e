import { createMiddleware } from 'hono/factory'
import { verifyUserToken } from '../../../shared/contracts/personal-token.ts'
import { isForgotten } from '../alerts/people/forgotten-address.ts'
import type { Api } from '../env.ts'
import { jsonError } from './answer.ts'
import { now } from './clock.ts'

/**
 * Calls that are made for one person, who the storefront vouches for: 401 without its token, 403 where all of an
 * address was deleted after it was proven. Sets `person`.
 */
export const requireUserToken = createMiddleware<Api>(async (c, next) => {
  const { CONTENT_KEY } = c.env
  const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
  const person =
    CONTENT_KEY === undefined || token === undefined ? null : await verifyUserToken(CONTENT_KEY, token, now(c.env))
  if (person === null) {
    c.header('WWW-Authenticate', 'Bearer')
    return jsonError(c, 401, 'unauthorized', 'a token of the storefront is required')
  }
  c.header('Cache-Control', 'no-store')
  if (await isForgotten(c.env, person)) return jsonError(c, 403, 'forgotten', 'the address has to be proven again')
  c.set('person', person)
  return next()
})
