import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { verifyUserToken } from '../../../shared/contracts/personal-token.ts'
import { isStorefrontCall } from '../../../shared/contracts/storefront-call.ts'
import { now } from '../../kit/clock.ts'
import { isDeletedEmail } from '../alerts/people/deleted-emails.ts'
import type { Api } from '../env.ts'
import { jsonError } from './json.ts'

/** Compares in constant time, hashes first. False without a configured secret. */
export const hasValidBearer = async (header: string | undefined, secret: string | undefined): Promise<boolean> => {
  const token = /^Bearer ([\x21-\x7e]+)$/.exec(header ?? '')?.[1]
  if (!secret || token === undefined) return false
  return timingSafeEqual(digest(secret), digest(token))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const tokenOf = (c: Context<Api>): string | undefined => /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]

const unauthorized = (c: Context<Api>) => {
  c.header('WWW-Authenticate', 'Bearer')
  return jsonError(c, 401, 'unauthorized', 'a token of the storefront is required')
}

/** Requires a token of the storefront. */
export const requireStorefrontToken = createMiddleware<Api>(async (c, next) => {
  const { CONTENT_KEY } = c.env
  const token = tokenOf(c)
  return CONTENT_KEY !== undefined && token !== undefined && (await isStorefrontCall(CONTENT_KEY, token, now(c.env)))
    ? next()
    : unauthorized(c)
})

/** Sets `person`; 403 when all data of the email was deleted after its verification. */
export const requireUserToken = createMiddleware<Api>(async (c, next) => {
  const { CONTENT_KEY } = c.env
  const token = tokenOf(c)
  const person = CONTENT_KEY && token ? await verifyUserToken(CONTENT_KEY, token, now(c.env)) : null
  if (person === null) return unauthorized(c)
  c.header('Cache-Control', 'no-store')
  if (await isDeletedEmail(c.env, person)) return jsonError(c, 403, 'forgotten', 'the address has to be proven again')
  c.set('person', person)
  return next()
})
