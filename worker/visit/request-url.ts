/** What the gateway reads of a request's address. A `URL` is one, too. */
export type RequestUrl = Readonly<Pick<URL, 'host' | 'origin' | 'pathname' | 'search' | 'searchParams'>>

/** Scheme and authority, then a path that is its own canonical form: nothing to decode or resolve, and no query. */
const PLAIN = /^(https?:\/\/[^/?#\\\s]+)((?:\/[A-Za-z0-9_-]+)+|\/)$/

/**
 * The parts of an absolute http(s) address, as `new URL` gives them; throws like it. The platform's URL costs a fifth
 * of a hot page, most of it for reading its parts, so the few hosts are remembered and plain paths taken as they are.
 */
export const requestUrl = (address: string): RequestUrl => {
  const [, site, pathname] = PLAIN.exec(address) ?? []
  if (site === undefined || pathname === undefined) return new URL(address)
  return { ...siteOf(site), pathname, search: '', searchParams: NO_PARAMETERS }
}

/** Nobody writes to it: a request's parameters are read only. */
const NO_PARAMETERS = new URLSearchParams()

/** Hosts that are not ours are asked for, too: a bound, so that they cannot fill the memory. */
const REMEMBERED = 100
const sites = new Map<string, Pick<RequestUrl, 'host' | 'origin'>>()

const siteOf = (site: string): Pick<RequestUrl, 'host' | 'origin'> => {
  const known = sites.get(site)
  if (known !== undefined) return known
  const { host, origin } = new URL(site)
  if (sites.size >= REMEMBERED) sites.clear()
  sites.set(site, { host, origin })
  return { host, origin }
}
