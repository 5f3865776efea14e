import { LIFETIME_SECONDS } from '../../../shared/consent/lifetimes.ts'
import { randomToken } from '../../../shared/signing/sha256.ts'
import { COOKIES, type Cookie, deletedCookie } from '../../visit/cookies.ts'

const MARK_LENGTH = 16
const SECRET = /^[0-9a-f]{64}$/

export const sessionSecretOf = (cookies: Readonly<Record<string, string>>): string | null => {
  const value = cookies[COOKIES.session]
  return value !== undefined && SECRET.test(value) ? value : null
}

/** The second cookie invalidates pages in the browser's back-forward cache. */
export const sessionCookies = (secret: string): Cookie[] => [
  { name: COOKIES.session, value: secret, maxAge: LIFETIME_SECONDS.session },
  {
    ...{ name: COOKIES.signedIn, value: randomToken().slice(0, MARK_LENGTH) },
    ...{ maxAge: LIFETIME_SECONDS.session, isReadableByScripts: true },
  },
]

export const ENDED_SESSION: readonly Cookie[] = [
  deletedCookie(COOKIES.session),
  { ...deletedCookie(COOKIES.signedIn), isReadableByScripts: true },
]

/** An account replaces what the visitor verified without one. */
export const CLEARED_VERIFICATIONS: readonly Cookie[] = [deletedCookie(COOKIES.address), deletedCookie(COOKIES.alerts)]

/** For sign-out and data deletion. */
export const CLEARED_VISITOR: readonly Cookie[] = [
  ...CLEARED_VERIFICATIONS,
  deletedCookie(COOKIES.alertDraft),
  deletedCookie(COOKIES.signUp),
]
