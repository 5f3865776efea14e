import { generateCookie } from 'hono/cookie'

/** Cookies of the storefront. All are `__Host-`: this host only, secure, whole site. */
export const COOKIES = {
  /** UUID v4 that experiments bucket by; a session cookie until consent is granted. */
  device: '__Host-device',
  /** Variations that experiments have assigned to the device, signed; only with consent. */
  sticky: '__Host-sticky',
  /** Currency preference: an ISO code. */
  currency: '__Host-currency',
  /** Consent choice (shared/consent), the version of the text, and the day: "granted.1.2027-01-15". */
  consent: '__Host-consent',
  /** Ids of closed banners, comma separated. */
  banners: '__Host-banners',
  /** The visitor declined another market: "1" (spec section 4). */
  forceNeedRedirect: '__Host-forceNeedRedirect',
  /** Secret of a signed-in user's session (features/session). */
  session: '__Host-session',
  /** Changes with every sign-in and is absent after sign-out; scripts may read it, it grants nothing. */
  signedIn: '__Host-signed-in',
  /** Changes with every heart; scripts may read it, it grants nothing. */
  saved: '__Host-saved',
  /** Secret of an anonymous visitor's wishlist; the name ends with a part of its own (features/wishlist). */
  list: '__Host-list',
  /** State of the sign-up flow, sealed (features/sign-up). */
  signUp: '__Host-sign-up',
  /** The visitor's verified email, sealed. */
  address: '__Host-address',
  /** Whose alert mail's link was opened, sealed (features/alerts). */
  alerts: '__Host-alerts',
  /** Rejected input of a form about alerts, sealed. */
  alertDraft: '__Host-alert-draft',
  /** Questions to the assistant, sealed (features/chat). */
  chat: '__Host-chat',
  /** Secret of a friend who votes on a shared wishlist. */
  voter: '__Host-voter',
  /** Signed-in operator of the growth team, sealed (features/growth). */
  operator: '__Host-operator',
} as const

/** Raised when the consent text changes in substance; older choices then count as unset. */
export const CONSENT_VERSION = 1
export const YEAR_SECONDS = 365 * 86_400

/** A cookie to set with the response. */
export type Cookie = Readonly<{
  name: string
  value: string
  /** In seconds; a session cookie without it. */
  maxAge?: number
  isReadableByScripts?: boolean
  sameSite?: 'Lax' | 'Strict'
}>

export const deletedCookie = (name: string): Cookie => ({ name, value: '', maxAge: 0 })

/** Value of a `Set-Cookie` header. */
export const serializeCookie = ({ name, value, maxAge, isReadableByScripts, sameSite = 'Lax' }: Cookie): string =>
  generateCookie(name, value, {
    ...{ path: '/', secure: true, httpOnly: isReadableByScripts !== true, sameSite },
    ...(maxAge !== undefined && { maxAge }),
  })
