export type RequestUrl = Readonly<Pick<URL, 'host' | 'origin' | 'pathname' | 'search' | 'searchParams'>>

/** A canonical path and a query without characters that URL would encode. */
const PLAIN = /^(https?:\/\/[^/?#\\\s]+)((?:\/[A-Za-z0-9_-]+)+|\/)(\?[\w.~%&=+*:,[\]-]+)?$/

/** Parses an absolute http(s) URL like `new URL`, which costs a fifth of a hot page's CPU. */
export const requestUrl = (address: string): RequestUrl => {
  const [, site, pathname, search = ''] = PLAIN.exec(address) ?? []
  if (site === undefined || pathname === undefined) return new URL(address)
  return {
    ...siteOf(site),
    pathname,
    search,
    searchParams: search === '' ? NO_PARAMETERS : new URLSearchParams(search),
  }
}

/** Must not be changed: shared by all requests. */
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
