import { z } from 'zod'
import { signToken, verifyToken } from '../signing/signed-token.ts'
import { lazySchema } from './lazy-schema.ts'

/** Per browser: hearts pressed before the first response each create a list. */
export const MAX_LISTS = 8

/** Subject of a call for one user (wishlist, alerts, group info), as the claims of a token signed with the shared key. */
export const tokenSubjectSchema = lazySchema(() =>
  z.object({
    /**
     * `account:{id}` of a signed-in user, `list:{hash}` of a visitor's list, `address:{email}` of a verified email, or
     * `alerts:{id}` of a link in an alert's mail.
     */
    owner: z.string().regex(/^(account:.{1,100}|list:[0-9a-f]{64}|address:.{3,254}|alerts:[0-9a-f-]{36})$/),
    /** Verified email of the account: lists bound to it become the account's. */
    email: z.string().max(254).optional(),
    /** Lists of this browser that become the owner's, for example after sign-in. */
    from: z
      .array(z.string().regex(/^list:[0-9a-f]{64}$/))
      .min(1)
      .max(MAX_LISTS)
      .optional(),
    /** Time of the email's verification (ms): data deleted since then stays inaccessible. */
    provenAt: z.number().int().optional(),
  }),
)
export type TokenSubject = z.infer<typeof tokenSubjectSchema>

const PURPOSE = 'personal call'
const SECONDS = 60

/** @param now ms */
export const signSubject = (key: string, person: TokenSubject, now: number): Promise<string> =>
  signToken(key, PURPOSE, person, now, SECONDS)

/** Subject of a bearer token; null if it is invalid. */
export const verifyUserToken = async (key: string, token: string, now: number): Promise<TokenSubject | null> =>
  tokenSubjectSchema.safeParse(await verifyToken(key, PURPOSE, token, now)).data ?? null
