import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { COOKIES } from '../../gateway/cookie-names.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'

/** A working day: whoever leaves the company is asked again tomorrow, and sooner once their key is taken away. */
const SIGNED_IN_SECONDS = 10 * 3600
const PURPOSE = 'operator'
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const

export const SIGN_IN_PATH = '/__growth/sign-in'

/**
 * The one guard of pages for operators: lets pass who has signed in with a key that is still in GROWTH_OPERATORS, and
 * says who it is (`c.get('operator')`). Others are asked to sign in and led back here. Nothing behind it is kept by
 * anybody or indexed.
 */
export const requireOperator = createMiddleware<GatewayApp>(async (c, next) => {
  const operator = await signedInOperator(c)
  if (operator === null) {
    if (c.req.method !== 'GET') return c.text('Sign in first', 401)
    const { pathname, search } = c.get('url')
    return c.redirect(`${SIGN_IN_PATH}?${new URLSearchParams({ return: pathname + search })}`, 303)
  }
  c.set('operator', operator)
  return next()
})

/** The name of the operator whose key this is; null for every other text. */
export const operatorOfKey = async (c: Context<GatewayApp>, key: string): Promise<string | null> => {
  const asked = await fingerprint(key)
  let found: string | null = null
  // Prints of equal length and no early end: how long it takes tells nothing of a key.
  for (const [name, known] of Object.entries(c.get('config').GROWTH_OPERATORS ?? {}))
    if (asked === (await fingerprint(known))) found = name
  return found
}

export const writeOperatorCookie = async (c: Context<GatewayApp>, name: string, key: string): Promise<void> => {
  const { SIGNING_KEY, now } = c.get('config')
  const claims = { name, print: await fingerprint(key) }
  const sealed = await seal(SIGNING_KEY, PURPOSE, claims, now(), SIGNED_IN_SECONDS)
  setCookie(c, COOKIES.operator, sealed, { ...attributes, maxAge: SIGNED_IN_SECONDS })
}

export const clearOperatorCookie = (c: Context<GatewayApp>): void => {
  deleteCookie(c, COOKIES.operator, attributes)
}

const signedInOperator = async (c: Context<GatewayApp>): Promise<string | null> => {
  const sealed = getCookie(c, COOKIES.operator)
  if (sealed === undefined) return null
  const { SIGNING_KEY, GROWTH_OPERATORS, now } = c.get('config')
  const claims = await unseal(SIGNING_KEY, PURPOSE, sealed, now())
  const name = typeof claims?.name === 'string' ? claims.name : ''
  const key = Object.hasOwn(GROWTH_OPERATORS ?? {}, name) ? GROWTH_OPERATORS?.[name] : undefined
  return key !== undefined && claims?.print === (await fingerprint(key)) ? name : null
}

/** SHA-256 in hex: keys are compared by it, so that no comparison stops at the first wrong character of a key. */
const fingerprint = async (key: string): Promise<string> => {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)))
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
