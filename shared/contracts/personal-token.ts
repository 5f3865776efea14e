import { z } from 'zod'
import { signToken, verifyToken } from '../signing/signed-token.ts'

/** Lists that one browser can have at once: hearts pressed together before the first answer begin one each. */
export const MAX_LISTS = 8

/**
 * For whom the storefront makes a personal call of the catalogue's back end (wishlist, alerts, group info). It vouches
 * for it by a token of a minute, signed with the key that both share: the back end never sees a cookie or a password.
 */
export const personSchema = z.object({
  /**
   * `account:{id}` of whoever is signed in, `list:{hash}` of a visitor's list, `address:{email}` of whoever has proven
   * one, or `alerts:{id}` of whoever came by a link in an alert's mail.
   */
  owner: z.string().regex(/^(account:.{1,100}|list:[0-9a-f]{64}|address:.{3,254}|alerts:[0-9a-f-]{36})$/),
  /** The address that the account has proven: lists that were bound to it become the account's. */
  email: z.string().max(254).optional(),
  /** Lists of this browser that become the owner's: an account's from before it signed in, or a visitor's first ones. */
  from: z
    .array(z.string().regex(/^list:[0-9a-f]{64}$/))
    .min(1)
    .max(MAX_LISTS)
    .optional(),
  /** When the address was proven, ms that pass: what its owner had deleted since then is not opened any more. */
  provenAt: z.number().int().optional(),
})
export type TokenSubject = z.infer<typeof personSchema>

const PURPOSE = 'personal call'
const SECONDS = 60

/** @param now ms */
export const signPerson = (key: string, person: TokenSubject, now: number): Promise<string> =>
  signToken(key, PURPOSE, person, now, SECONDS)

/** Who a bearer token stands for; null for any other token. */
export const verifyUserToken = async (key: string, token: string, now: number): Promise<TokenSubject | null> =>
  personSchema.safeParse(await verifyToken(key, PURPOSE, token, now)).data ?? null
