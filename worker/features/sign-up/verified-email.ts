import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { COOKIES } from '../../gateway/cookie-names.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { recordRequestError } from '../../log/request-log.ts'
import { codeService } from './code-service.ts'

/** How long a browser whose visitor has proven an address may see what only those see who have. */
const PROVEN_SECONDS = 30 * 86_400
const SEAL = 'proven address'

const provenSchema = z.object({
  email: z.string(),
  /** What it was proven for: to see who is going, or for the address's alerts as well. */
  opens: z.enum(['group', 'alerts']),
  /** Whether the address had an account: what is kept under it is opened by signing in alone. */
  hasAccount: z.boolean(),
  /** ms that passes. */
  provenAt: z.number(),
})
export type VerifiedEmail = z.infer<typeof provenSchema>

/**
 * Remembers, sealed and in this browser only, that its visitor has proven an address. It signs nobody in; whoever is
 * signed in is known already, and nothing stays behind when they sign out.
 */
export const rememberAddress = async (
  c: Context<GatewayApp>,
  address: Omit<VerifiedEmail, 'provenAt'>,
): Promise<void> => {
  if (c.get('session') !== null) return
  const { SIGNING_KEY, elapsed } = c.get('config')
  const sealed = await seal(SIGNING_KEY, SEAL, { ...address, provenAt: elapsed() }, elapsed(), PROVEN_SECONDS)
  setCookie(c, COOKIES.address, sealed, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: PROVEN_SECONDS,
  })
}

/**
 * The address that this browser's visitor has proven; null for everybody else, and once its owner has signed out
 * everywhere or made a new password. Throws when the sign-in service cannot tell: then it opens nothing.
 */
export const provenAddress = async (c: Context<GatewayApp>): Promise<VerifiedEmail | null> => {
  const sealed = getCookie(c, COOKIES.address)
  if (sealed === undefined) return null
  const { SIGNING_KEY, elapsed } = c.get('config')
  const address = provenSchema.safeParse(await unseal(SIGNING_KEY, SEAL, sealed, elapsed())).data
  if (address === undefined) return null
  const { isStillProven } = codeService(c.env, c.get('config'), (error) =>
    recordRequestError(c.get('log'), 'codes', error),
  )
  return (await isStillProven(address.email, address.provenAt)) ? address : null
}

/** Whom the back end is asked for. */
export const personOfAddress = ({ email, provenAt }: Pick<VerifiedEmail, 'email' | 'provenAt'>): TokenSubject => ({
  owner: `address:${email}`,
  provenAt,
})
