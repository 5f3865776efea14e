import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { verifyToken } from '../../../shared/signing/signed-token.ts'
import { COOKIES } from '../../gateway/cookie-names.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'

/** The back end signs the link to the preferences in each of its mails (backend/api/alerts/mail/alert-links.ts). */
const LINK_PURPOSE = 'alerts-manage'
const SEAL = 'alerts of a mail'
/** For one visit: the link itself lives longer. */
const VISIT_SECONDS = 3600
const ID = /^[0-9a-f-]{36}$/

/**
 * Takes the key of a mail's link out of the address and keeps who it stands for, sealed, in this browser. It opens
 * their alerts and nothing else, for an hour.
 * @returns false for a key that is forged or too old
 */
export const openMailLink = async (c: Context<GatewayApp>, token: string): Promise<boolean> => {
  const { CONTENT_KEY, SIGNING_KEY, now, elapsed } = c.get('config')
  const claims = CONTENT_KEY === undefined ? null : await verifyToken(CONTENT_KEY, LINK_PURPOSE, token, now())
  const id = claims?.person
  if (typeof id !== 'string' || !ID.test(id)) return false
  // Whoever is signed in sees their own.
  if (c.get('session') !== null) return true
  const sealed = await seal(SIGNING_KEY, SEAL, { id }, elapsed(), VISIT_SECONDS)
  setCookie(c, COOKIES.alerts, sealed, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: VISIT_SECONDS,
  })
  return true
}

/** Whose mail's link was opened in this browser; null for nobody's. */
export const personOfLink = async (c: Context<GatewayApp>): Promise<string | null> => {
  const sealed = getCookie(c, COOKIES.alerts)
  if (sealed === undefined) return null
  const { SIGNING_KEY, elapsed } = c.get('config')
  const id = (await unseal(SIGNING_KEY, SEAL, sealed, elapsed()))?.id
  return typeof id === 'string' && ID.test(id) ? id : null
}
