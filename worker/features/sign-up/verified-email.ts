import { z } from 'zod'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { COOKIES, type Cookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import { codeService } from './code-service.ts'

const SEAL = 'proven address'

const verifiedEmailSchema = lazySchema(() =>
  z.object({
    email: z.string(),
    /** `alerts` includes the group. */
    opens: z.enum(['group', 'alerts']),
    /** Its data then requires signing in. */
    hasAccount: z.boolean(),
    /** In ms of `config.realNow`. */
    provenAt: z.number(),
  }),
)
export type VerifiedEmail = z.infer<typeof verifiedEmailSchema>

/** In this browser only, sealed; not for signed-in users. */
export const verifiedEmailCookies = async (
  { session, config }: Visit,
  verified: Omit<VerifiedEmail, 'provenAt'>,
): Promise<readonly Cookie[]> => {
  if (session !== null) return []
  const { SIGNING_KEY, realNow } = config
  const value = await seal(
    SIGNING_KEY,
    SEAL,
    { ...verified, provenAt: realNow() },
    realNow(),
    LIFETIME_SECONDS.verifiedEmail,
  )
  return [{ name: COOKIES.address, value, maxAge: LIFETIME_SECONDS.verifiedEmail }]
}

/**
 * null without a verified email, and once its owner has signed out everywhere, changed the password or deleted the account. Throws when the
 * sign-in service fails.
 */
export const loadVerifiedEmail = async (visit: Visit): Promise<VerifiedEmail | null> => {
  const { cookies, config } = visit
  const unsealed = await unseal(config.SIGNING_KEY, SEAL, cookies[COOKIES.address], config.realNow())
  const verified = verifiedEmailSchema.safeParse(unsealed).data
  if (verified === undefined) return null
  const { isStillVerified } = codeService(visit)
  const { email, provenAt, hasAccount: hadAccount } = verified
  return (await isStillVerified({ email, provenAt, hadAccount })) ? verified : null
}

export const subjectOfEmail = ({ email, provenAt }: Pick<VerifiedEmail, 'email' | 'provenAt'>): TokenSubject => ({
  owner: `address:${email}`,
  provenAt,
})
