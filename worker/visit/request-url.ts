/** Parts of a request's URL that the gateway reads; any `URL` fits. */
export type RequestUrl = Readonly<Pick<URL, 'host' | 'origin' | 'pathname' | 'search' | 'searchParams'>>

/** Scheme and authority, then a path that is its own canonical form: nothing to decode or resolve, and no query. */
const PLAIN = /^(https?:\/\/[^/?#\\\s]+)((?:\/[A-Za-z0-9_-]+)+|\/)$/

/**
 * Parses an absolute http(s) URL, like `new URL`; throws like it. The platform's URL costs a fifth of a hot page, most
 * of it for reading its parts, so hosts are cached and plain paths are used as they are.
 */
export const requestUrl = (address: string): RequestUrl => {
  const [, site, pathname] = PLAIN.exec(address) ?? []
  if (site === undefined || pathname === undefined) return new URL(address)
  return { ...siteOf(site), pathname, search: '', searchParams: NO_PARAMETERS }
}

/** Never written to: a request's parameters are read only. */
const NO_PARAMETERS = new URLSearchParams()

/** Bounds the cache: requests may name hosts that are not ours. */
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
