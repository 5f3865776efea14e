/** Cookies of the storefront. All are `__Host-`: this host only, secure, whole site. */
export const COOKIES = {
  /** UUID v4 that experiments bucket by; a session cookie until consent is granted. */
  device: '__Host-device',
  /** Variations that experiments have given the device, signed; only with consent. */
  sticky: '__Host-sticky',
  /** Currency preference: an ISO code. */
  currency: '__Host-currency',
  /** The answer (shared/consent), the version of the text it answers, and its day: "granted.1.2027-01-15". */
  consent: '__Host-consent',
  /** Ids of closed banners, comma separated. */
  banners: '__Host-banners',
  /** The visitor has been asked for another market and stays on this one: "1" (spec section 4). */
  forceNeedRedirect: '__Host-forceNeedRedirect',
  /** Secret of the session of whoever is signed in (worker/features/session). */
  session: '__Host-session',
  /** Changes with every sign-in and is gone after sign-out; scripts may read it, and it opens nothing. */
  signedIn: '__Host-signed-in',
  /** Changes with every heart; scripts may read it, and it opens nothing. */
  saved: '__Host-saved',
  /** Secret of the list of a visitor who is nobody yet; its name ends with a part of its own (worker/features/wishlist). */
  list: '__Host-list',
  /** Where a visitor is on the way to a proven address, sealed (worker/features/sign-up). */
  signUp: '__Host-sign-up',
  /** The address that a visitor has proven, sealed. */
  address: '__Host-address',
  /** Whose mail's link was opened, sealed (worker/features/alerts). */
  alerts: '__Host-alerts',
  /** What was typed into a form about an alert that could not be taken, sealed. */
  alertDraft: '__Host-alert-draft',
  /** What a visitor has asked the assistant, sealed (worker/features/chat). */
  chat: '__Host-chat',
  /** Secret of a friend who votes for somebody's departures. */
  voter: '__Host-voter',
  /** Who of the growth team is signed in, sealed (worker/features/growth). */
  operator: '__Host-operator',
} as const

/** Raised when the consent text changes in substance; older answers then count as none. */
export const CONSENT_VERSION = 1
export const YEAR_SECONDS = 365 * 86_400
