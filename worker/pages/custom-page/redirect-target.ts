import type { Config } from '../../env.ts'

type Hosts = Pick<Config, 'SITE_ORIGINS' | 'ACCOUNT_ORIGIN' | 'BOOKING_ORIGIN'>

/**
 * Where the back end's redirect may lead (spec sections 7 and 8): our markets, the account site and the booking
 * address. Null for every other host, scheme or port: content must never send a visitor to a stranger.
 * @param own absolute origin of the market that asks
 * @returns a path for the market's own pages, an absolute address for the other hosts
 */
export const redirectTarget = (to: string, own: string, hosts: Hosts): string | null => {
  if (!URL.canParse(to, own)) return null
  const url = new URL(to, own)
  if (url.username !== '' || url.password !== '') return null
  // A path that begins with two slashes would be an address of its own.
  if (url.origin === own) return url.pathname.startsWith('//') ? null : url.pathname + url.search + url.hash
  const allowed: readonly (string | undefined)[] = [
    ...Object.values(hosts.SITE_ORIGINS),
    hosts.ACCOUNT_ORIGIN,
    hosts.BOOKING_ORIGIN,
  ]
  return allowed.includes(url.origin) ? url.href : null
}

const STATUSES = [301, 302, 303, 307, 308] as const

/** The status of a redirect; anything that is none counts as temporary. */
export const redirectStatus = (status: number): (typeof STATUSES)[number] =>
  STATUSES.find((each) => each === status) ?? 302
