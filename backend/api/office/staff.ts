import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { z } from 'zod'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { realNow } from '../../kit/clock.ts'
import type { Api } from '../env.ts'
import { ROLES, type Staff } from './entity.ts'

const COOKIE = '__Host-operator'
const PURPOSE = 'back office'

const staffSchema = z.object({ name: z.string(), roles: z.array(z.enum(ROLES)).min(1) })

/** Who has signed in; null for nobody. */
export const staffOf = async (c: Context<Api>): Promise<Staff | null> => {
  const claims = await unseal(c.env.SIGNING_KEY, PURPOSE, getCookie(c, COOKIE), realNow())
  return staffSchema.safeParse(claims).data ?? null
}

export const signIn = async (c: Context<Api>, staff: Staff): Promise<void> => {
  const value = await seal(c.env.SIGNING_KEY, PURPOSE, staff, realNow(), LIFETIME_SECONDS.operator)
  setCookie(c, COOKIE, value, { ...ATTRIBUTES, maxAge: LIFETIME_SECONDS.operator })
}

export const signOut = (c: Context<Api>): void => setCookie(c, COOKIE, '', { ...ATTRIBUTES, maxAge: 0 })

const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const
