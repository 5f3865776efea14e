import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import { seal, unseal } from '../../../shared/signing/sealed-value.ts'
import { verifyToken } from '../../../shared/signing/signed-token.ts'
import { COOKIES, type Cookie } from '../../visit/cookies.ts'
import type { Visit } from '../../visit/visit.ts'
import { loadVerifiedEmail, subjectOfEmail } from '../sign-up/verified-email.ts'

/** Identified owner of alerts. `link`: mails get forwarded, so a link can show and end alerts but not create any. */
export type AlertOwner = { kind: 'account' | 'address' | 'link'; person: TokenSubject; email: string | null }

/**
 * Owner of the alerts of this visit: the account, else an email verified for alerts in this browser, else the owner of
 * an opened mail link. Throws when the sign-in service cannot confirm the email.
 */
export const alertOwnerOf = async (visit: Visit): Promise<AlertOwner | null> => {
  const user = visit.session?.user ?? null
  if (user !== null)
    return { kind: 'account', person: { owner: `account:${user.id}`, email: user.email }, email: user.email }
  const verified = await loadVerifiedEmail(visit)
  if (verified?.opens === 'alerts' && !verified.hasAccount)
    return { kind: 'address', person: subjectOfEmail(verified), email: verified.email }
  const id = await personOfLink(visit)
  return id === null ? null : { kind: 'link', person: { owner: `alerts:${id}` }, email: null }
}

/** The back end signs the links in its mails (backend/api/alerts/mail/alert-links.ts). */
const LINK_PURPOSE = 'alerts-manage'
const SEAL = 'alerts of a mail'
const ID = /^[0-9a-f-]{36}$/

/** Whether the key of a mail link would open other alerts than this browser shows. */
export const opensOtherAlerts = async (visit: Visit, token: string): Promise<boolean> => {
  const id = await personOfKey(visit, token)
  return id !== null && id !== (await personOfLink(visit))
}

/** null for an invalid key, and for signed-in users. */
const personOfKey = async ({ config, session }: Visit, token: string): Promise<string | null> => {
  const { CONTENT_KEY, now } = config
  const claims = CONTENT_KEY === undefined ? null : await verifyToken(CONTENT_KEY, LINK_PURPOSE, token, now())
  const id = claims?.person
  return typeof id !== 'string' || !ID.test(id) || session !== null ? null : id
}

/** Exchanges the key of a mail link for a cookie: in forms only, because any site can open a link. */
export const mailLinkCookies = async (visit: Visit, token: string): Promise<readonly Cookie[]> => {
  const { SIGNING_KEY, realNow } = visit.config
  const id = await personOfKey(visit, token)
  if (id === null) return []
  const value = await seal(SIGNING_KEY, SEAL, { id }, realNow(), LIFETIME_SECONDS.mailLink)
  return [{ name: COOKIES.alerts, value, maxAge: LIFETIME_SECONDS.mailLink }]
}

const personOfLink = async ({ cookies, config }: Visit): Promise<string | null> => {
  const id = (await unseal(config.SIGNING_KEY, SEAL, cookies[COOKIES.alerts], config.realNow()))?.id
  return typeof id === 'string' && ID.test(id) ? id : null
}
