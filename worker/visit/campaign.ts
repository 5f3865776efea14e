import { allows } from '../../shared/consent/consent.ts'
import { LIFETIME_SECONDS } from '../../shared/consent/lifetimes.ts'
import { COOKIES, type Cookie, deletedCookie } from './cookies.ts'
import type { Visitor } from './visit.ts'

/** Parameters that say which ad, mail or post a link is in. */
const PARAMETERS = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'],
  ...['gclid', 'gbraid', 'wbraid', 'fbclid', 'msclkid', 'ttclid'],
]
const IN_URL = new RegExp(`[?&](${PARAMETERS.join('|')})=`)
/** Longer values, and emails, may be about a person. */
const MAX_VALUE = 100
/** Ids of clicks have 100 to 300 characters. */
const MAX_CLICK_ID = 400
const MAX_LENGTH = 1000

export const hasCampaign = (url: string): boolean => IN_URL.test(url)

type Campaign = Readonly<Record<string, string>>

const readCampaign = (query: URLSearchParams): Campaign => {
  const campaign: Record<string, string> = {}
  let length = 0
  for (const name of PARAMETERS) {
    const given = query.get(name) ?? ''
    const max = name.startsWith('utm_') ? MAX_VALUE : MAX_CLICK_ID
    const value = given.length > max || /@|%40/.test(given) ? '' : given
    length += value.length
    if (value !== '' && length <= MAX_LENGTH) campaign[name] = value
  }
  return campaign
}

const isRemembered = ({ consent, isBot }: Pick<Visitor, 'consent' | 'isBot'>): boolean =>
  !isBot && (allows(consent, 'analytics') || allows(consent, 'marketing'))

/** Campaign that the visitor came with, by parameter; empty without consent to remember it. */
export const campaignOf = (cookies: Readonly<Record<string, string>>, visitor: Visitor): Campaign =>
  isRemembered(visitor) ? readCampaign(new URLSearchParams(cookies[COOKIES.campaign])) : {}

/**
 * Remembers the campaign of a URL: for the visit with consent to analytics, as its cookie (visit-cookie.ts),
 * for 30 days with consent to marketing.
 * @param stored value of the cookie
 */
export const campaignCookies = (visitor: Visitor, query: URLSearchParams, stored: string | undefined): Cookie[] => {
  if (visitor.isPrefetch) return []
  if (!isRemembered(visitor)) return stored === undefined ? [] : [deletedCookie(COOKIES.campaign)]
  const isLong = allows(visitor.consent, 'marketing')
  const written = (given: URLSearchParams) => new URLSearchParams(readCampaign(given)).toString()
  const value = written(query) || (isLong ? '' : written(new URLSearchParams(stored)))
  return value === ''
    ? []
    : [{ name: COOKIES.campaign, value, maxAge: isLong ? LIFETIME_SECONDS.campaign : LIFETIME_SECONDS.visit }]
}
