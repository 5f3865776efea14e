import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { currentStaff } from '../../../shared/sign-in/current-staff.ts'
import { openStaff, type StaffSite } from '../../../shared/sign-in/staff-sign-in.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { sha256 } from '../../../shared/signing/sha256.ts'
import { COOKIES, type Cookie, deletedCookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'

type Operators = Pick<Visit, 'config'>

const PURPOSE = 'operator'

/** Name of the operator with this key, or null. */
export const operatorOfKey = async ({ config }: Operators, key: string): Promise<string | null> => {
  const print = await fingerprint(key)
  let found: string | null = null
  // No early exit: the duration must not reveal the key.
  for (const [name, known] of Object.entries(config.GROWTH_OPERATORS ?? {}))
    if (print === (await fingerprint(known))) found = name
  return found
}

export const operatorCookie = async ({ config }: Operators, name: string, key: string): Promise<Cookie> => {
  const claims = { name, print: await fingerprint(key) }
  const value = await seal(config.SIGNING_KEY, PURPOSE, claims, config.now(), LIFETIME_SECONDS.operator)
  return { name: COOKIES.operator, value, maxAge: LIFETIME_SECONDS.operator, sameSite: 'Strict' }
}

export const ENDED_OPERATOR: Cookie = { ...deletedCookie(COOKIES.operator), sameSite: 'Strict' }

/**
 * Email of signed-in staff with the role, or name of the operator whose key is still configured; else null. Throws when
 * the provider does not tell.
 */
export const signedInOperator = async (
  { cookies, config }: Pick<Visit, 'cookies' | 'config'>,
  site: StaffSite | null = null,
): Promise<string | null> => {
  const { SIGNING_KEY, GROWTH_OPERATORS, now, realNow } = config
  const cookie = cookies[COOKIES.operator]
  const staff = await (site === null ? openStaff(SIGNING_KEY, cookie, realNow()) : currentStaff(site, cookie))
  if (staff !== null) return staff.roles.includes('growth') ? staff.email : null
  const claims = await unseal(SIGNING_KEY, PURPOSE, cookie, now())
  const name = typeof claims?.name === 'string' ? claims.name : ''
  const key = Object.hasOwn(GROWTH_OPERATORS ?? {}, name) ? GROWTH_OPERATORS?.[name] : undefined
  return key !== undefined && claims?.print === (await fingerprint(key)) ? name : null
}

/** The time to compare digests does not depend on where keys differ. */
const fingerprint = sha256
