/** Cookies of the storefront. All are `__Host-`: this host only, secure, whole site. */
export const COOKIES = {
  /** UUID v4 that experiments bucket by; a session cookie until consent is granted. */
  device: '__Host-device',
  /** Currency preference: an ISO code. */
  currency: '__Host-currency',
  /** The answer (shared/consent), with the version of the consent text: "granted.1". */
  consent: '__Host-consent',
  /** Ids of closed banners, comma separated. */
  banners: '__Host-banners',
} as const

/** Raised when the consent text changes in substance; older answers then count as none. */
export const CONSENT_VERSION = 1
export const YEAR_SECONDS = 365 * 86_400
