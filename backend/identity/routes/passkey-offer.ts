import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import type { Identity } from '../http/app.ts'
import { passkeysOf } from '../passkeys/passkeys.ts'

const OFFERED = '__Host-passkey-offered'
/** A browser that declined is not asked again for half a year. */
const OFFERED_SECONDS = 15_552_000

/** Whether to offer a passkey after this sign-in: to accounts without one, where the device can have one. */
export const offersPasskey = async (c: Context<Identity>, accountId: string): Promise<boolean> => {
  if (c.get('form').device !== 'passkey' || getCookie(c, OFFERED) !== undefined) return false
  if ((await passkeysOf(c.env.DB, accountId)).length > 0) return false
  const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge: OFFERED_SECONDS } as const
  setCookie(c, OFFERED, '1', attributes)
  return true
}
