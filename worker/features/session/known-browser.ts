import { z } from 'zod'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { lazySchema } from '../../../shared/contracts/lazy-schema.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { randomToken, sha256 } from '../../../shared/signing/sha256.ts'
import { COOKIES, type Cookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'

const SEAL = 'known browser'
const MAX_EMAILS = 4

/** Emails as hashes: the cookie outlives a session on a shared computer. `at`: when it was verified last, in ms. */
const knownSchema = lazySchema(() =>
  z.object({ id: z.string(), emails: z.array(z.object({ hash: z.string(), at: z.number().int() })) }),
)

const readKnown = async ({ cookies, config }: Visit): Promise<z.infer<typeof knownSchema> | null> => {
  const known = await unseal(config.SIGNING_KEY, SEAL, cookies[COOKIES.known], config.realNow())
  return knownSchema.safeParse(known).data ?? null
}

const hashOf = (email: string): Promise<string> => sha256(email.toLowerCase())

/**
 * This browser if it has verified the email or signed in with it: its codes count separately (decision 37), unless the
 * sign-ins of the email's account have ended since.
 */
export const knownBrowser = async (
  visit: Visit,
  email: string,
): Promise<{ device: string | null; deviceKnownAt: number | null }> => {
  const known = await readKnown(visit)
  const wanted = await hashOf(email)
  const found = known?.emails.find(({ hash }) => hash === wanted)
  return { device: found === undefined ? null : (known?.id ?? null), deviceKnownAt: found?.at ?? null }
}

export const rememberBrowser = async (visit: Visit, email: string): Promise<Cookie> => {
  const known = await readKnown(visit)
  const hash = await hashOf(email)
  const { SIGNING_KEY, realNow } = visit.config
  const others = (known?.emails ?? []).filter((each) => each.hash !== hash)
  const emails = [{ hash, at: Math.floor(realNow()) }, ...others].slice(0, MAX_EMAILS)
  const content = { id: known?.id ?? randomToken(), emails }
  return {
    name: COOKIES.known,
    value: await seal(SIGNING_KEY, SEAL, content, realNow(), LIFETIME_SECONDS.knownBrowser),
    maxAge: LIFETIME_SECONDS.knownBrowser,
  }
}
