import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import { sampleLayout } from '../../tests/support/builders/sample-layout.ts'
import { payloadWith } from '../../tests/support/flags.ts'
import type { PageKey } from '../engine/cache/page-key.ts'
import { reloadFlags } from '../flags/current-flags.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'
import { visitorStep } from './visitor-step.ts'

/** Visitors from Germany are offered the German market. */
const PAYLOAD = payloadWith({
  geoRedirect: [
    {
      condition: { country: 'DE' },
      force: { addressFrom: ['it', 'es'], showRedirectPopup: true, redirectDestination: 'de' },
    },
  ],
})
const STAYS = '__Host-forceNeedRedirect=1; Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax'

let keys: PageKey[] = []
beforeAll(reloadFlags)
beforeEach(() => {
  keys = []
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())
// Files of one process share the payload.
afterAll(reloadFlags)

const { request } = gatewaySite({
  variables: { PAGE_CACHE: 'off', FLAGS: { get: async () => JSON.stringify(PAYLOAD) } },
  page: ({ props }) => ({
    fetch: async () => {
      keys.push(props)
      return samplePageResponse(props, { renderedAt: 0 })
    },
  }),
  api: {
    fetch: async (called) => {
      const { pathname, searchParams } = new URL(called instanceof Request ? called.url : called)
      // Responses stay in memory: Spain's layout is never there.
      const isLayout = pathname === '/layouts' && !String(searchParams).includes('es')
      const found = isLayout ? sampleLayout : pathname === '/wishlist/ids' ? { travels: [], tours: [] } : null
      return found === null ? new Response('', { status: 400 }) : Response.json({ success: true, data: found })
    },
  },
})
const get = (headers: Record<string, string>, market = 'it') => request(`http://${market}.localhost:8787/`, headers)

const SAFARI = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1'

describe('device of a visitor', () => {
  const app = new Hono<GatewayApp>()
    .use(async (c, next) => {
      c.set('log', {} as GatewayApp['Variables']['log'])
      c.set('config', { isProduction: true } as GatewayApp['Variables']['config'])
      await next()
    }, visitorStep)
    .get('/', (c) => c.json(c.get('visitor').isPhone))

  it.each([
    [{ 'sec-ch-ua-mobile': '?1' }, true],
    [{ 'sec-ch-ua-mobile': '?0' }, false],
    [{}, false],
    [{ 'sec-ch-ua-mobile': '?1', 'user-agent': 'Googlebot/2.1' }, false],
    [{ 'user-agent': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) ${SAFARI}` }, true],
    [{ 'user-agent': 'Mozilla/5.0 (Android 16; Mobile; rv:146.0) Gecko/146.0 Firefox/146.0' }, true],
    [{ 'user-agent': 'Mozilla/5.0 (Android 16; Tablet; rv:146.0) Gecko/146.0 Firefox/146.0' }, false],
    [{ 'user-agent': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI}` }, false],
    [{ 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0 Mobile', 'sec-ch-ua-mobile': '?0' }, false],
  ])('with %j is a phone: %s', async (headers, isPhone) =>
    expect(await (await app.request('/', { headers: headers as Record<string, string> })).json()).toBe(isPhone),
  )
})

describe('visitor from another market’s country', () => {
  const answered = async (headers: Record<string, string>) =>
    (await get({ 'cf-ipcountry': 'DE', ...headers })).headers.getSetCookie().includes(STAYS)

  it.each([
    ['http://de.localhost:8787/', true],
    ['http://de.localhost:8787/viaggi?a=1', true],
    ['http://it.localhost:8787/', false],
    ['http://it.localhost:8787/cerca', false],
    ['https://evil.example/http://de.localhost:8787/', false],
    ['nonsense', false],
  ])('who comes from %s has chosen this market: %s', async (referer, expected) =>
    expect(await answered({ referer })).toBe(expected),
  )

  it.each([
    ['without a referrer', {}],
    ['from a country of this market', { referer: 'http://de.localhost:8787/', 'cf-ipcountry': 'IT' }],
    ['on prefetch', { referer: 'http://de.localhost:8787/', 'sec-purpose': 'prefetch' }],
    ['who has answered before', { referer: 'http://de.localhost:8787/', cookie: '__Host-forceNeedRedirect=1' }],
  ])('makes no choice %s', async (_, headers) =>
    expect(await answered(headers as unknown as Record<string, string>)).toBe(false),
  )
})

describe('closed banners', () => {
  const hidden = async (banners: string, market?: string) => {
    const page = await (await get({ cookie: `__Host-banners=${banners}` }, market)).text()
    return [...page.matchAll(/data-hide-banner-(\d+)/g)].map(([, position]) => Number(position))
  }

  it.each([
    ['top', [0]],
    ['bottom', [1]],
    ['top,bottom', [0, 1]],
    ['elsewhere', []],
    ['unknown', []],
    ['to p', []],
    ['', []],
    [['top', ...Array.from({ length: 20 }, (_, index) => `b${index}`)].join(), []],
    [['top', ...Array.from({ length: 19 }, (_, index) => `b${index}`)].join(), [0]],
    // A longer name is none, and does not count.
    ...[60, 61].map((length): [string, number[]] => [
      ['top', ...Array.from({ length: 19 }, (_, index) => `b${index}`), 't'.repeat(length)].join(),
      length === 60 ? [] : [0],
    ]),
  ])('named %j are hidden at %j', async (banners, positions) =>
    expect(await hidden(encodeURIComponent(banners))).toEqual(positions),
  )

  it('are none without the layout', async () => expect(await hidden('top', 'es')).toEqual([]))
})

describe('currency', () => {
  it.each<[Record<string, string>, string]>([
    [{}, 'EUR'],
    [{ cookie: '__Host-currency=USD' }, 'USD'],
    [{ cookie: '__Host-currency=usd' }, 'EUR'],
    [{ cookie: '__Host-currency=GBP' }, 'EUR'],
    [{ 'cf-ipcountry': 'US' }, 'USD'],
    [{ 'cf-ipcountry': 'GB' }, 'EUR'],
    [{ 'cf-ipcountry': 'US', cookie: '__Host-currency=EUR' }, 'EUR'],
    [{ 'cf-ipcountry': 'US', 'user-agent': 'Googlebot/2.1' }, 'EUR'],
    [{ 'cf-ipcountry': 'US', 'user-agent': `${'/'.repeat(297)}bot` }, 'EUR'],
    [{ 'cf-ipcountry': 'US', 'user-agent': `Mozilla/5.0 (${'/'.repeat(285)}bot` }, 'USD'],
  ])('of a visitor with %j is %s', async (headers, currency) => {
    await get(headers)
    expect(keys).toMatchObject([{ currency }])
  })

  it('is the market’s own without its settings', async () => {
    await get({ cookie: '__Host-currency=USD' }, 'es')
    expect(keys).toMatchObject([{ currency: 'EUR' }])
  })
})

describe('lists of one browser', () => {
  it('join the first one, and lose their cookies', async () => {
    const [first, second] = ['0', 'a'].map((digit) => `__Host-list-${digit.repeat(8)}`)
    const cookie = `${second}=${'b'.repeat(64)}; ${first}=${'c'.repeat(64)}; __Host-consent=refused.3.2027-01-15`
    expect((await get({ cookie })).headers.getSetCookie()).toEqual([
      `${second}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`,
    ])
  })
})
