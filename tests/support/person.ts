import type { RequestOptions, Site, SiteResponse } from './site.ts'
import { USER_AGENT } from './user-agent.ts'

type Cookie = { name: string; value: string; path: string }

/**
 * Visitor without JavaScript: stores cookies by host and path, sends origin headers, and can follow redirects. `at` is
 * the URL of the last response.
 */
export const person = (site: Pick<Site, 'origin' | 'request'>, headers: Record<string, string> = {}) => {
  const jar = new Map<string, Cookie[]>()
  let at = ''

  const cookiesFor = (host: string, path: string): string =>
    (jar.get(host) ?? [])
      .filter((cookie) => path === cookie.path || path.startsWith(cookie.path.replace(/\/?$/, '/')))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')

  const storeCookies = (host: string, lines: string[]): void => {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(pair.indexOf('=') + 1)
      const attribute = (wanted: string) =>
        attributes.find((each) => each.toLowerCase().startsWith(`${wanted}=`))?.slice(wanted.length + 1)
      // Browsers reject cookies with these prefixes and without these attributes.
      if (/^__(Host|Secure)-/.test(name) && !attributes.some((each) => each.toLowerCase() === 'secure')) continue
      if (name.startsWith('__Host-') && (attribute('path') !== '/' || attribute('domain') !== undefined)) continue
      const gone = attribute('max-age') === '0' || Date.parse(attribute('expires') ?? '9999-01-01') < Date.now()
      const path = attribute('path') ?? '/'
      const others = (jar.get(host) ?? []).filter((cookie) => cookie.name !== name || cookie.path !== path)
      jar.set(host, gone || value === '' ? others : [...others, { name, value, path }])
    }
  }

  /** Sends one request; stores cookies and does not follow redirects. */
  const request = async (href: string, options: RequestOptions = {}): Promise<SiteResponse> => {
    const url = new URL(href)
    const host = url.hostname
    const cookie = cookiesFor(host, url.pathname)
    const response = await site.request(host, url.pathname + url.search, {
      ...options,
      headers: { 'user-agent': USER_AGENT, ...headers, ...(cookie !== '' && { cookie }), ...options.headers },
    })
    storeCookies(host, [response.headers['set-cookie'] ?? []].flat())
    at = url.href
    return response
  }

  const follow = async (first: SiteResponse): Promise<SiteResponse> => {
    let response = first
    for (let i = 0; i < 12 && typeof response.headers.location === 'string'; i++)
      response = await request(new URL(response.headers.location, at).href)
    return response
  }

  const post = (
    href: string,
    fields: Record<string, string>,
    more: Record<string, string> = {},
  ): Promise<SiteResponse> =>
    request(href, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: new URL(href).origin,
        'sec-fetch-site': 'same-origin',
        ...more,
      },
      body: new URLSearchParams(fields).toString(),
    })

  return {
    request,
    get: (host: string, path: string) => request(site.origin(host) + path),
    /** Requests a page and follows redirects. */
    visit: async (host: string, path: string): Promise<SiteResponse> => follow(await request(site.origin(host) + path)),
    post,
    follow,
    /** Posts a form of the current page, by the path of its action, and follows redirects. */
    submit: async (path: string, fields: Record<string, string>): Promise<SiteResponse> =>
      follow(await post(new URL(path, at).href, fields)),
    url: () => new URL(at),
    cookies: (host: string): Record<string, string> =>
      Object.fromEntries((jar.get(`${host}.localhost`) ?? []).map(({ name, value }) => [name, value])),
    setCookie: (host: string, name: string, value: string): void =>
      storeCookies(`${host}.localhost`, [`${name}=${value}; Path=/; Secure`]),
    forgetCookies: (host: string): void => void jar.delete(`${host}.localhost`),
  }
}
export type Person = ReturnType<typeof person>

/** Signs in by password from a page of a market, and returns to it. */
export const signIn = async (
  person: Person,
  market: string,
  { email, password, back = '/' }: { email: string; password: string; back?: string },
): Promise<SiteResponse> => {
  const page = await person.visit(market, `/login?return=${encodeURIComponent(back)}`)
  // The sign-in service may have a session.
  if (!person.url().pathname.startsWith('/interaction/')) return page
  return person.submit(person.url().pathname, { email, password })
}

export const isSignedIn = (page: SiteResponse): boolean => page.text.includes('data-signed-in="true"')
