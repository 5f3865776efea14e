import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import { memoryCaches } from '../../tests/support/memory-caches.ts'
import type { PageKey } from '../page/page-key.ts'
import type { PageMeta } from '../page/rendered-page.ts'
import { CONSENT_VERSION } from '../visit/cookies.ts'

const NOW = '2027-01-15T10:00:00.000Z'
const FRESHNESS = { freshMs: 5000, staleMs: 60_000, staleIfErrorMs: 86_400_000 }
const UUID = '6b0f7c1e-1d5c-4c55-9d2a-0a1b2c3d4e5f'
const PRODUCTION = { ENVIRONMENT: 'production', SITE_ORIGINS: originsOf((id) => `https://www.${id}.example`) }
const GERMAN_HOME = 'https://www.de.example/'

function originsOf(origin: (id: string) => string) {
  return Object.fromEntries(['it', 'us', 'we', 'es', 'fr', 'de'].map((id) => [id, origin(id)]))
}

let lines: Record<string, unknown>[] = []
let keys: PageKey[] = []
let meta: Partial<PageMeta> = {}
let status = 200

beforeEach(() => {
  lines = []
  keys = []
  meta = { freshness: FRESHNESS }
  status = 200
  vi.stubGlobal('caches', memoryCaches())
  vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(JSON.parse(String(line))))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const site = (variables: Record<string, unknown> = {}) =>
  gatewaySite({
    variables: { CLOCK: NOW, PAGE_CACHE: 'off', ...variables },
    page: ({ props }) => ({
      fetch: async () => {
        keys.push(props)
        return samplePageResponse(props, { renderedAt: Date.parse(NOW), ...meta }, status)
      },
    }),
  })
const get = (path: string, headers: Record<string, string> = {}, variables: Record<string, unknown> = {}) =>
  site(variables).request(path, headers)

/** The visitor document of a page. */
const visitorOf = async (response: Response) => {
  const [, data = 'null'] = /id="visitor">([^<]*)</.exec(await response.text()) ?? []
  return JSON.parse(data)
}
const requestLine = () => lines.find(({ method }) => method !== undefined)

describe('security headers', () => {
  it('are complete, without scripts or styles of a page itself', async () => {
    const { headers } = await get('/')
    const policy = (headers.get('content-security-policy') ?? '').replace(/ 'sha256-[^']+'/g, '')
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      expect.stringMatching(/^style-src 'self'/),
      "img-src 'self' data: http://images.localhost:8787",
      "media-src 'self'",
      "font-src 'self'",
      expect.stringMatching(/^connect-src 'self' http:\/\/images\.localhost:8787( ws:)?$/),
      "form-action 'self' http://api.localhost:8787 http://account.localhost:8787",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "manifest-src 'self'",
      "worker-src 'self'",
    ])
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toBe(
      'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    )
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
    expect(headers.get('x-robots-tag')).toBeNull()
  })

  it.each(['/healthz', '/api/unknown', '/robots.txt', '/favicon.svg'])(
    'are on %s too, without caching by default',
    async (path) => {
      const { headers } = await get(path)
      expect(headers.get('content-security-policy')).toContain("base-uri 'none'")
      expect(headers.get('cache-control')).toBe(
        path === '/robots.txt' ? 'public, max-age=600' : path === '/favicon.svg' ? 'public, max-age=3600' : 'no-store',
      )
    },
  )

  it('allow a live chat and its origins, once', async () => {
    const chat = {
      SALES_CHAT_URL: 'https://chat.example/a.js',
      SALES_CHAT_ORIGINS: 'https://chat.example https://ws.example',
    }
    const policy = (await get('/', {}, chat)).headers.get('content-security-policy')
    for (const part of [
      "script-src 'self' https://chat.example;",
      'frame-src https://chat.example https://ws.example;',
    ])
      expect(policy).toContain(part)
    expect(policy).toMatch(/connect-src [^;]* https:\/\/chat\.example https:\/\/ws\.example;/)
    expect(policy).toMatch(/img-src [^;]* https:\/\/chat\.example https:\/\/ws\.example;/)
  })

  it('allow frames of a live chat of one origin', async () => {
    const chat = { SALES_CHAT_URL: 'https://chat.example/a.js' }
    expect((await get('/', {}, chat)).headers.get('content-security-policy')).toContain(
      '; frame-src https://chat.example;',
    )
  })

  it.each([
    ['subdomains', 'max-age=63072000; includeSubDomains'],
    ['preload', 'max-age=63072000; includeSubDomains; preload'],
  ])('require https of %s where that is configured', async (HSTS, header) =>
    expect((await get('/', {}, { HSTS })).headers.get('strict-transport-security')).toBe(header),
  )

  it('upgrade requests in production, and keep robots away from staging', async () => {
    const production = await get(GERMAN_HOME, {}, PRODUCTION)
    expect(production.headers.get('content-security-policy')).toMatch(/; upgrade-insecure-requests$/)
    const staging = await get(GERMAN_HOME, {}, { ...PRODUCTION, ENVIRONMENT: 'staging' })
    expect(staging.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(staging.headers.get('content-security-policy')).not.toContain('upgrade-insecure-requests')
  })

  it('name the styles of a page by their hash', async () => {
    meta = { ...meta, styleHashes: ['sha256-AAAA'] }
    expect((await get('/')).headers.get('content-security-policy')).toMatch(
      /style-src [^;]*(unsafe-inline|'sha256-AAAA')/,
    )
  })
})

describe('a page', () => {
  it('may be stored by this browser only, to be revalidated', async () => {
    const { headers } = await get('/')
    expect(headers.get('vary')).toBe('cookie, sec-ch-ua-mobile')
    expect(headers.get('cache-control')).toBe('private, no-cache')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('etag')).toMatch(/^W\/"[0-9a-f]+-[0-9a-f]+"$/)
    expect(headers.get('speculation-rules')).toMatch(/^"\/.+"$/)
  })

  it('is not sent again to a browser that has it, whoever else it is for', async () => {
    const tag = (await get('/')).headers.get('etag') ?? ''
    const again = await get('/', { 'if-none-match': tag })
    expect([again.status, await again.text(), again.headers.get('vary')]).toEqual([304, '', 'cookie, sec-ch-ua-mobile'])
    const consent = { cookie: `__Host-consent=granted.${CONSENT_VERSION}.2027-01-15` }
    expect((await get('/', { 'if-none-match': tag, ...consent })).status).toBe(200)
  })

  it('is not stored when it is an error, and names when to return', async () => {
    status = 503
    meta = { retryAfterSeconds: 10, error: 'upstream status' }
    const response = await get('/')
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(response.headers.get('retry-after')).toBe('10')
    for (const name of ['etag', 'speculation-rules', 'link']) expect(response.headers.get(name), name).toBeNull()
    expect(requestLine()).toMatchObject({ error: 'upstream status', status: 503 })
  })

  it('names its preloads', async () => {
    meta = { ...meta, preloads: '</font.woff2>; rel=preload' }
    expect((await get('/')).headers.get('link')).toBe('</font.woff2>; rel=preload')
  })

  it('that moved redirects with the request’s own parameters', async () => {
    status = 301
    meta = { redirect: { to: '/viaggi/tokyo', carriesQuery: false } }
    const response = await get('/viaggi/tokio?utm_source=mail')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/viaggi/tokyo?utm_source=mail'])
    meta = { redirect: { to: '/città/日本', carriesQuery: false } }
    expect((await get('/viaggi/tokio')).headers.get('location')).toBe('/citt%C3%A0/%E6%97%A5%E6%9C%AC')
  })

  it('fails with the fallback page when the entrypoint returns none', async () => {
    const broken = gatewaySite({
      page: () => ({ fetch: async () => new Response('damaged') }),
      variables: { PAGE_CACHE: 'off' },
    })
    const response = await broken.request('/')
    expect([response.status, response.headers.get('cache-control')]).toEqual([500, 'no-store'])
    expect(requestLine()).toMatchObject({ status: 500, error: 'gateway' })
  })
})

describe('an offline copy', () => {
  const ITINERARY = '/viaggi/tokyo/itinerario'
  const copied = (path: string, headers: Record<string, string> = {}) =>
    get(path, { 'x-offline-copy': 'neutral', ...headers })

  it('contains no visitor and is stored by the service worker only', async () => {
    const { headers, status: copyStatus } = await copied(ITINERARY, { 'cf-ipcountry': 'DE' })
    expect([copyStatus, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(headers.get('x-offline-copy')).toBe('neutral')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.getSetCookie()).toEqual([])
    expect(await (await copied(ITINERARY)).text()).not.toContain('id="visitor"')
  })

  it('is a page like any other with a cookie, for errors and with a modal', async () => {
    const isCopy = (response: Response) => response.headers.has('x-offline-copy')
    expect(isCopy(await copied(ITINERARY, { cookie: 'a=b' }))).toBe(false)
    expect(isCopy(await copied(`${ITINERARY}?modal&type=language`))).toBe(false)
    status = 404
    expect(isCopy(await copied(ITINERARY))).toBe(false)
  })
})

describe('the page key', () => {
  it('contains market, route, path, currency and variations, and nothing of the visitor', async () => {
    await get('/cerca?utm_source=mail', { cookie: `__Host-device=${UUID}`, 'cf-ipcountry': 'DE' })
    expect(keys).toEqual([
      {
        ...{ market: 'it', route: 'search', path: '/cerca', parameters: {}, query: '', currency: 'EUR' },
        variations: expect.any(Object),
      },
    ])
  })

  it('has a modal that exists on the route', async () => {
    await get('/?modal=true&type=languages-and-currencies')
    expect(keys).toMatchObject([{ modal: { type: 'languages-and-currencies' } }])
    const unknown = await get('/?modal=true&type=nothing&a=1')
    expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/?a=1'])
  })
})

describe('the country', () => {
  it.each([
    [{ 'cf-ipcountry': 'DE' }, '/', 'DE'],
    [{ 'cf-ipcountry': 'de' }, '/', 'DE'],
    [{ 'cf-ipcountry': 'XX' }, '/', null],
    [{ 'cf-ipcountry': 'T1' }, '/', null],
    [{ 'cf-ipcountry': 'DEU' }, '/', null],
    [{}, '/', null],
    [{ 'cf-ipcountry': 'DE' }, '/?country=gb', 'GB'],
    [{ 'cf-ipcountry': 'DE' }, '/?country=G1', null],
  ])('of %j at %s is %j', async (headers, path, country) => {
    expect((await visitorOf(await get(path, headers as Record<string, string>))).country).toBe(country)
    expect(requestLine()?.country ?? null).toBe(country)
  })

  it('is never the parameter’s in production', async () => {
    const path = `${GERMAN_HOME}?country=GB`
    expect((await visitorOf(await get(path, { 'cf-ipcountry': 'DE' }, PRODUCTION))).country).toBe('DE')
    expect((await visitorOf(await get(path, {}, PRODUCTION))).country).toBeNull()
    const staging = { ...PRODUCTION, ENVIRONMENT: 'staging' }
    expect((await visitorOf(await get(path, {}, staging))).country).toBe('GB')
  })
})

describe('a visitor', () => {
  it.each([
    [`granted.${CONSENT_VERSION}.2027-01-15`, 'granted'],
    [`refused.${CONSENT_VERSION}.2027-01-15`, 'refused'],
    [`granted.${CONSENT_VERSION + 1}.2027-01-15`, 'unset'],
    ['granted', 'unset'],
    [`maybe.${CONSENT_VERSION}`, 'unset'],
  ])('with the consent cookie %s has the consent %s', async (cookie, consent) =>
    expect((await visitorOf(await get('/', { cookie: `__Host-consent=${cookie}` }))).consent).toBe(consent),
  )

  it('gets a device id for the session, and for a year after consent', async () => {
    const [before = ''] = (await get('/')).headers.getSetCookie()
    expect(before).toMatch(/^__Host-device=[0-9a-f-]{36}; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const consent = `__Host-consent=granted.${CONSENT_VERSION}.2027-01-15`
    const [after = ''] = (await get('/', { cookie: consent })).headers.getSetCookie()
    expect(after).toMatch(/^__Host-device=[0-9a-f-]{36}; Max-Age=31536000; /)
    expect((await get('/', { cookie: `__Host-device=${UUID}; ${consent}` })).headers.getSetCookie()).toEqual([])
  })

  it('who declines analytics loses the device id', async () => {
    const cookie = `__Host-device=${UUID}; __Host-sticky=x; __Host-consent=refused.${CONSENT_VERSION}.2027-01-15`
    expect((await get('/', { cookie })).headers.getSetCookie()).toEqual([
      '__Host-device=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
      '__Host-sticky=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
    ])
  })

  it.each([
    ['a robot', { 'user-agent': 'Googlebot/2.1' }, { bot: true }],
    ['a prefetch', { 'sec-purpose': 'prefetch;prerender' }, { prefetch: true }],
    ['an older prefetch', { purpose: 'prefetch' }, { prefetch: true }],
  ])('that is %s gets no cookie, and is logged as such', async (_, headers, logged) => {
    const cookies = (await get('/', headers as unknown as Record<string, string>)).headers.getSetCookie()
    expect(cookies).toEqual([])
    expect(requestLine()).toMatchObject(logged)
  })

  it('is recognized as a robot by the first 300 characters', async () => {
    for (const length of [280, 300])
      await get('/', {
        'user-agent': `${'Mozilla/5.0 (X11; Linux x86_64)'.padEnd(length, ' Gecko/20100101')}Googlebot/2.1`,
      })
    expect(lines.filter(({ method }) => method !== undefined)).toMatchObject([{ bot: true }, { bot: false }])
  })

  it('that is a robot has no country', async () =>
    expect(
      (await visitorOf(await get('/', { 'user-agent': 'Googlebot/2.1', 'cf-ipcountry': 'DE' }))).country,
    ).toBeNull())
})

describe('the log', () => {
  it('names request, market, route and page', async () => {
    const { headers } = await get('/cerca', { 'cf-ray': 'abcdef12-MXP' })
    expect(headers.get('x-request-id')).toBe('abcdef12-MXP')
    expect(requestLine()).toMatchObject({
      ...{ id: 'abcdef12-MXP', method: 'GET', status: 200, market: 'it', route: 'search', page: 'bypass', bot: false },
    })
    expect(headers.get('server-timing')).toMatch(/^gateway;dur=\d+, page;desc="bypass"/)
  })

  it('measures how long the response took', async () => {
    const startedAt = performance.now()
    const { headers } = await get('/cerca')
    const ms = Math.ceil(performance.now() - startedAt)
    expect(requestLine()?.ms).toSatisfy((logged: number) => logged >= 0 && logged <= ms)
    expect(headers.get('server-timing')).toContain(`gateway;dur=${requestLine()?.ms},`)
  })

  it('times the calls of the back end for developers', async () => {
    const { headers } = await get('/', { 'cf-ipcountry': 'GB' })
    expect(headers.get('server-timing')).toMatch(/, layouts;desc="\w+";dur=\d+$/)
  })

  it('is counted by deployment', async () => {
    const points: AnalyticsEngineDataPoint[] = []
    const METRICS = { writeDataPoint: (point: AnalyticsEngineDataPoint) => void points.push(point) }
    await get('/cerca', {}, { METRICS, VERSION: { id: 'd1' } })
    await get('/cerca', {}, { METRICS })
    const requests = points.filter(({ blobs }) => blobs?.[0] === 'request')
    expect(requests.map(({ blobs }) => blobs?.at(-1))).toEqual(['d1', ''])
  })

  it('has no timings for browsers in production', async () =>
    expect((await get(GERMAN_HOME, {}, PRODUCTION)).headers.get('server-timing')).toBeNull())

  it.each(['short', 'x'.repeat(41), 'with space-1'])('gives another id instead of %j', async (ray) =>
    expect((await get('/', { 'cf-ray': ray })).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/),
  )
})

describe('a path', () => {
  it.each([
    ['/CERCA/?a=1', 301, '/cerca?a=1', 'redirect'],
    ['/suchen', 301, '/cerca', 'redirect'],
    ['/%E0%A4%A', 200, null, 'malformed path'],
    ['/speculation-rules.json', 200, null, 'speculation rules'],
    ['/cerca', 200, null, 'search'],
    ['/qualunque', 200, null, 'catch-all'],
    ['/caff%C3%A8', 200, null, 'catch-all'],
    ['/api/unknown', 404, null, 'api'],
  ])('%s responds %i to %j as route %s', async (path, expected, location, route) => {
    const response = await get(path)
    expect([response.status, response.headers.get('location')]).toEqual([expected, location])
    expect(requestLine()?.route).toBe(route)
  })

  it('that cannot be decoded below a travel is an unknown departure of that travel', async () => {
    await get('/viaggi/tokyo/%E0%A4%A')
    await get('/cerca/tokyo/%E0%A4%A')
    await get('/%E0%A4%A')
    expect(keys).toMatchObject([
      { route: 'travels-travel-tour', path: '/viaggi/tokyo/', parameters: { travel: 'tokyo', tour: '' } },
      { route: 'catch-all', path: '', parameters: {} },
      { route: 'catch-all', path: '', parameters: {} },
    ])
  })

  it('of an unknown host is not found, with links to the markets', async () => {
    const response = await get('http://other.localhost:8787/')
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('http://de.localhost:8787')
    expect(requestLine()).toMatchObject({ status: 404, error: 'unknown host' })
  })

  it('accepts GET and HEAD only', async () => {
    status = 405
    const response = await site().request(
      '/cerca',
      { origin: 'http://it.localhost:8787' },
      { method: 'PUT', body: 'a=1' },
    )
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a file', () => {
  it.each([
    ['/assets/boot-abcd1234.js', 'public, max-age=31536000, immutable'],
    ['/assets/boot.js', 'public, max-age=3600'],
    ['/assets/boot-abcd1234.js.map', 'public, max-age=3600'],
    ['/assets/older/assets/boot-abcd1234.js', 'public, max-age=3600'],
    ['/sw.js', 'no-cache'],
    ['/share.jpg', 'public, max-age=3600'],
    ['/icons/icon-192.png', 'public, max-age=3600'],
    ['/videos/home.it.webm', 'public, max-age=3600'],
  ])('%s is cached with %s', async (path, cacheControl) => {
    const response = await get(path)
    expect([await response.text(), response.headers.get('cache-control')]).toEqual(['a file', cacheControl])
    expect(requestLine()?.route).toBe('static')
    expect(keys).toEqual([])
  })

  it('is for this site only, except for the share picture', async () => {
    const policyOf = async (path: string) => (await get(path)).headers.get('cross-origin-resource-policy')
    expect(await policyOf('/share.jpg')).toBe('cross-origin')
    expect(await policyOf('/favicon.svg')).toBe('same-origin')
  })

  it('answers /favicon.ico, which browsers request for JSON, with the icon', async () => {
    const response = await get('/favicon.ico')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/favicon.svg'])
  })

  it.each(['/icons/icon-1.png', '/xicons/icon-192.png', '/icons/icon-192.png.js', '/videos/home.exe', '/sw.js.map'])(
    '%s is none',
    async (path) => {
      await get(path)
      expect(requestLine()?.route).toBe('catch-all')
    },
  )

  it('that is missing is not cached, and cannot be posted to', async () => {
    const ASSETS = { fetch: async () => new Response('', { status: 404 }) }
    expect((await get('/assets/a.js', {}, { ASSETS })).headers.get('cache-control')).toBe('no-store')
    const posted = await site().request('/sw.js', {}, { method: 'POST' })
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  it('is revalidated by its tag, and sent in parts', async () => {
    const seen: Request[] = []
    const ASSETS = {
      fetch: async (request: Request) => {
        seen.push(request)
        return request.headers.has('if-none-match') ? new Response(null, { status: 304 }) : new Response('a file')
      },
    }
    const known = await get('/share.jpg', { 'if-none-match': '"a"', cookie: 'secret=1' }, { ASSETS })
    expect([known.status, known.headers.get('cache-control')]).toEqual([304, 'public, max-age=3600'])
    expect(Object.fromEntries(seen[0]?.headers ?? [])).toEqual({ 'if-none-match': '"a"' })
    const part = await get('/share.jpg', { range: 'bytes=2-5' }, { ASSETS })
    expect([part.status, await part.text()]).toEqual([206, 'file'])
  })
})

describe('the growth pages', () => {
  it('exist on the host of the default market only, and where there are operators', async () => {
    expect((await get('/__growth')).headers.get('location')).toBe('/__growth/sign-in?return=%2F__growth')
    expect((await get('http://de.localhost:8787/__growth')).status).toBe(404)
    expect((await get('/__growth', {}, { GROWTH_OPERATORS: undefined })).status).toBe(404)
    expect(requestLine()).toBeDefined()
  })

  const KEY = 'local-operator-key-of-no-value-0123456789'
  const signIn = (key: string, back = '/__growth/visitor', headers: Record<string, string> = {}) =>
    site().request(
      '/__growth/sign-in',
      { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      { method: 'POST', body: String(new URLSearchParams({ key, return: back })) },
    )
  const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

  it('ask for the key, and return to the requested page', async () => {
    const page = await (await get('/__growth/sign-in?return=%2F__growth%2Fresults')).text()
    expect(page).toContain('<title>Sign in')
    expect(page).toContain('value="/__growth/results"')
    expect(page).not.toContain('role="alert"')
  })

  it('open with an operator’s key', async () => {
    const response = await signIn(KEY)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/__growth/visitor'])
    const page = await get('/__growth', { cookie: cookieOf(response) })
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    expect(page.headers.get('x-robots-tag')).toBe('noindex, nofollow')
    expect(await page.text()).toContain('<span>local</span>')
    expect(requestLine()).toMatchObject({ route: 'growth' })
  })

  it.each([
    ['', 'Flags'],
    ['/visitor', 'A visitor'],
    ['/preview', 'Preview links'],
    ['/experiments', 'Experiments'],
    ['/results?experiment=cover', 'cover'],
  ])('have a page at %j: %s', async (path, title) => {
    const page = await get(`/__growth${path}`, { cookie: cookieOf(await signIn(KEY)) })
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`<h1>${title}</h1>`)])
  })

  it.each([
    ...['https://evil.example/', '//evil.example', '/viaggi', '/__growthx'],
    ...['https://evil.example/__growth', '//evil.example/__growth', '/__growth/"'],
  ])('never redirect to %s', async (back) =>
    expect((await signIn(KEY, back)).headers.get('location')).toBe('/__growth'),
  )

  it('refuse a wrong key, another site’s form and a post without signing in', async () => {
    const wrong = await signIn('wrong')
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([403, []])
    expect(await wrong.text()).toContain('role="alert"')
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
      const foreign = await signIn(KEY, '/__growth', headers as unknown as Record<string, string>)
      expect([foreign.status, await foreign.text(), foreign.headers.getSetCookie()]).toEqual([
        403,
        'Not from this page',
        [],
      ])
    }
    const anonymous = await site().request('/__growth/visitor', {}, { method: 'POST' })
    expect([anonymous.status, await anonymous.text()]).toEqual([401, 'Sign in first'])
    const out = await site().request('/__growth/sign-out', { 'sec-fetch-site': 'cross-site' }, { method: 'POST' })
    expect([out.status, await out.text(), out.headers.getSetCookie()]).toEqual([403, 'Not from this page', []])
  })

  it('close to an operator whose key is removed, and after signing out', async () => {
    const cookie = cookieOf(await signIn(KEY))
    const others = JSON.stringify({ another: 'another-operator-key-of-no-value-0123456789' })
    const revoked = await get('/__growth', { cookie }, { GROWTH_OPERATORS: others })
    expect(revoked.headers.get('location')).toBe('/__growth/sign-in?return=%2F__growth')
    const out = await site().request('/__growth/sign-out', { 'sec-fetch-site': 'same-origin' }, { method: 'POST' })
    expect([out.status, out.headers.get('location')]).toEqual([303, '/__growth/sign-in'])
    expect(out.headers.getSetCookie()).toEqual([
      '__Host-operator=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict',
    ])
  })
})
