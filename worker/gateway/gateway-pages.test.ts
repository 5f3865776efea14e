import { describe, expect, it } from 'vitest'
import { gatewaySite } from '../../tests/support/builders/gateway-site.ts'
import { observedGateway, UUID } from '../../tests/support/builders/observed-gateway.ts'
import { COOKIE_CONSENT_VERSION } from '../visit/cookies.ts'

const gateway = observedGateway()
const { get, requestLine } = gateway

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
    const consent = { cookie: `__Host-consent=granted.${COOKIE_CONSENT_VERSION}.2027-01-15` }
    expect((await get('/', { 'if-none-match': tag, ...consent })).status).toBe(200)
  })

  it('is not stored when it is an error, and names when to return', async () => {
    gateway.status = 503
    gateway.meta = { retryAfterSeconds: 10, error: 'upstream status' }
    const response = await get('/')
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(response.headers.get('retry-after')).toBe('10')
    for (const name of ['etag', 'speculation-rules', 'link']) expect(response.headers.get(name), name).toBeNull()
    expect(requestLine()).toMatchObject({ error: 'upstream status', status: 503 })
  })

  it('names its preloads', async () => {
    gateway.meta = { ...gateway.meta, preloads: '</font.woff2>; rel=preload' }
    expect((await get('/')).headers.get('link')).toBe('</font.woff2>; rel=preload')
  })

  it('that moved redirects with the request’s own parameters', async () => {
    gateway.status = 301
    gateway.meta = { redirect: { to: '/viaggi/tokyo', carriesQuery: false } }
    const response = await get('/viaggi/tokio?utm_source=mail')
    expect([response.status, response.headers.get('location')]).toEqual([301, '/viaggi/tokyo?utm_source=mail'])
    gateway.meta = { redirect: { to: '/città/日本', carriesQuery: false } }
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
    gateway.status = 404
    expect(isCopy(await copied(ITINERARY))).toBe(false)
  })
})

describe('the page key', () => {
  it('contains market, route, path, currency and variations, and nothing of the visitor', async () => {
    await get('/cerca?utm_source=mail', { cookie: `__Host-device=${UUID}`, 'cf-ipcountry': 'DE' })
    expect(gateway.keys).toEqual([
      {
        ...{ market: 'it', route: 'search', path: '/cerca', parameters: {}, query: '', currency: 'EUR' },
        variations: expect.any(Object),
      },
    ])
  })

  it.each([
    ['', ''],
    ['&modal=true&type=languages-and-currencies', '&modal=&type=languages-and-currencies'],
  ])('is none for a form’s query, which redirects to its canonical URL with the modal: %j', async (modal, kept) => {
    const response = await get(`/cerca?textSearch=tokyo&dateFrom=${modal}`)
    expect([response.status, response.headers.get('location')]).toEqual([302, `/cerca?textSearch=tokyo${kept}`])
    expect(gateway.keys).toEqual([])
  })

  it('has a modal that exists on the route', async () => {
    await get('/?modal=true&type=languages-and-currencies')
    expect(gateway.keys).toMatchObject([{ modal: { type: 'languages-and-currencies' } }])
    const unknown = await get('/?modal=true&type=nothing&a=1')
    expect([unknown.status, unknown.headers.get('location')]).toEqual([302, '/?a=1'])
  })
})
