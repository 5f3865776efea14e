import { createMiddleware } from 'hono/factory'
import { verifyUserToken } from '../../../shared/contracts/personal-token.ts'
import { isDeletedEmail } from '../alerts/people/forgotten-address.ts'
import type { Api } from '../env.ts'
import { now } from './clock.ts'
import { jsonError } from './json.ts'

/** Compares in constant time, hashes first. False without a configured secret. */
export async function hasValidBearer(header: string | undefined, secret: string | undefined): Promise<boolean> {
  const token = /^Bearer ([\x21-\x7e]+)$/.exec(header ?? '')?.[1]
  if (!secret || token === undefined) return false
  const [expected, given] = await Promise.all([digest(secret), digest(token)])
  let difference = 0
  for (let index = 0; index < expected.length; index++) difference |= (expected[index] ?? 0) ^ (given[index] ?? 0)
  return difference === 0
}

const digest = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))

/** Requires a token that the storefront signed for this call. */
export const requireStorefrontToken = (isCall: (key: string, token: string, now: number) => Promise<boolean>) =>
  createMiddleware<Api>(async (c, next) => {
    const { CONTENT_KEY } = c.env
    const token = /^Bearer (\S+)$/.exec(c.req.header('authorization') ?? '')?.[1]
    if (CONTENT_KEY !== undefined && token !== undefined && (await isCall(CONTENT_KEY, token, now(c.env))))
      return next()
    c.header('WWW-Authenticate', 'Bearer')
    return jsonError(c, 401, 'unauthorized', 'a token of the storefront is required')
  })

/** Sets `person`; 403 when all data of the email was deleted after its verification. */
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
  if (await isDeletedEmail(c.env, person)) return jsonError(c, 403, 'forgotten', 'the address has to be proven again')
  c.set('person', person)
  return next()
})
