import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import type { Identity } from '../http/app.ts'
import { passkeysOf } from '../passkeys/passkeys.ts'

const OFFERED = '__Host-passkey-offered'

/** Whether to offer a passkey after this sign-in: to accounts without one, where the device can have one. */
export const offersPasskey = async (c: Context<Identity>, accountId: string): Promise<boolean> => {
  if (c.get('form').device !== 'passkey' || getCookie(c, OFFERED) !== undefined) return false
  if ((await passkeysOf(c.env.DB, accountId)).length > 0) return false
  const attributes = {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: LIFETIME_SECONDS.passkeyOffer,
  } as const
  setCookie(c, OFFERED, '1', attributes)
  return true
}
