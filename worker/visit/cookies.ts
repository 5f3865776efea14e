import { generateCookie } from 'hono/cookie'

/** All are `__Host-`: this host only, secure, whole site. */
export const COOKIES = {
  /** UUID v4 for bucketing, where experiments may store it. */
  device: '__Host-device',
  /** Assigned variations, signed; as the device. */
  sticky: '__Host-sticky',
  /** Path of the page on which the visitor agreed to experiments: it was the control. */
  control: '__Host-control',
  /** Parameters of the ad or link that the visitor came by; only with consent. */
  campaign: '__Host-campaign',
  /** When the visit began; only with consent. */
  visit: '__Host-visit',
  currency: '__Host-currency',
  /** A chosen theme, which scripts apply to copies without a visitor; without it the device's applies. */
  theme: '__Host-theme',
  /** Choice, version of the text, and day: "granted.3.2027-01-15". */
  consent: '__Host-consent',
  banners: '__Host-banners',
  /** Version of the stylesheet in the browser's cache, set by a script (client/boot/stylesheet.ts). */
  styles: '__Host-styles',
  /** The visitor declined another market (spec section 4). */
  forceNeedRedirect: '__Host-forceNeedRedirect',
  session: '__Host-session',
  /** Changes with every sign-in; readable by scripts, grants nothing. */
  signedIn: '__Host-signed-in',
  /** Changes with every wishlist item; readable by scripts, grants nothing. */
  saved: '__Host-saved',
  /** Changes with every form posted; readable by scripts, grants nothing. */
  chosen: '__Host-chosen',
  /** Secret of an anonymous wishlist; the name has a suffix per list. */
  list: '__Host-list',
  signUp: '__Host-sign-up',
  address: '__Host-address',
  /** Emails that were verified or signed in with here, hashed and sealed. */
  known: '__Host-known',
  /** Subject of the alert mail whose link was opened, sealed. */
  alerts: '__Host-alerts',
  alertDraft: '__Host-alert-draft',
  chat: '__Host-chat',
  voter: '__Host-voter',
  operator: '__Host-operator',
  operatorSignIn: '__Host-operator-sign-in',
} as const

/** Raised when the consent text changes in substance; older choices then count as unset. */
export const COOKIE_CONSENT_VERSION = 3

export type Cookie = Readonly<{
  name: string
  value: string
  /** In seconds; a session cookie without it. */
  maxAge?: number
  isReadableByScripts?: boolean
  sameSite?: 'Lax' | 'Strict'
}>

/** A session cookie with another value for each request: pages from the back-forward cache compare it (client/boot/session.ts). */
export const markCookie = (name: string, requestId: string): Cookie => ({
  name,
  value: requestId.replace(/\W/g, ''),
  isReadableByScripts: true,
})

export const deletedCookie = (name: string): Cookie => ({ name, value: '', maxAge: 0 })

export const serializeCookie = ({ name, value, maxAge, isReadableByScripts, sameSite = 'Lax' }: Cookie): string =>
  generateCookie(name, value, {
    ...{ path: '/', secure: true, httpOnly: isReadableByScripts !== true, sameSite },
    ...(maxAge !== undefined && { maxAge }),
  })
