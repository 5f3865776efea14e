import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OWN_STYLES } from '../../shared/http/own-styles.ts'
import { COPY_HEADER, NEUTRAL } from '../../shared/offline/offline-protocol.ts'
import { gatewaySite } from '../../tests/support/builders/gateway-site.ts'
import { UUID } from '../../tests/support/builders/observed-gateway.ts'
import { sampleLayout } from '../../tests/support/builders/sample-layout.ts'
import { payloadWith } from '../../tests/support/flags.ts'
import { memoryCaches } from '../../tests/support/memory-caches.ts'
import { app, handle } from '../app.ts'
import { pageResponse } from '../engine/cache/page-codec.ts'
import { createPage } from '../engine/cache/rendered-page.ts'
import { createRecording } from '../engine/slots/recording.tsx'
import { machineClock } from '../env.ts'
import { reloadFlags } from '../flags/current-flags.ts'
import type { SlotName } from '../ui/slots.ts'
import { COOKIE_CONSENT_VERSION } from '../visit/cookies.ts'

const FRESHNESS = { freshMs: 5000, staleMs: 0, staleIfErrorMs: 86_400_000 }
const SLOTS: [SlotName, string?][] = [
  ...(
    ['html-attributes', 'styles', 'visitor', 'saved-count', 'booking-origin', 'modal-close', 'geo-inert'] as const
  ).map((name): [SlotName] => [name]),
  ...['phone', 'wide', 'first-page', 'undecided'].map((item): [SlotName, string] => ['only-for', item]),
  ...['es', 'de'].map((item): [SlotName, string] => ['geo-prompt', item]),
  ...['granted', 'refused'].map((item): [SlotName, string] => ['consent-box', item]),
]
/** Visitors from Germany are offered the German market. */
const GEO = {
  geoRedirect: [
    {
      condition: { country: 'DE' },
      force: { addressFrom: ['it', 'es'], showRedirectPopup: true, redirectDestination: 'de' },
    },
  ],
}
const EXPERIMENT = {
  searchPriceFirst: [{ key: 'price', variations: [false, true], weights: [0.5, 0.5], hashAttribute: 'id' }],
}

let now = Date.parse('2027-01-15T10:00:00.000Z')
let payload: object = payloadWith(GEO)
let weight = 0
let isLimited = false
const limit = vi.fn(async () => ({ success: !isLimited }))

/** Each test has its own isolate, as far as pages are concerned: its own host. */
let sites = 0
const start = () => {
  const origin = `http://it${++sites}.localhost:8787`
  const { env, context } = gatewaySite({
    variables: {
      HOST_ALIASES: { [`it${sites}.localhost`]: 'it', [`es${sites}.localhost`]: 'es' },
      FLAGS: { get: async () => JSON.stringify(payload) },
      SEARCH_LIMIT: { limit },
    },
    page: ({ props }) => ({
      fetch: async () => {
        const { slot, finish } = createRecording()
        const slots = SLOTS.map(([name, item]) => `<i>${slot(name, `${name} ${item}`, item)}</i>`)
        const text = `${JSON.stringify(props)} ${now} ${slots.join('')}${'a'.repeat(weight)}`
        const log = { calls: [], dropped: [] }
        return pageResponse(
          createPage(200, finish(text), { log, renderedAt: now, freshness: FRESHNESS, tags: ['market:it'] }),
        )
      },
    }),
    api: {
      fetch: async (called) => {
        const { pathname } = new URL(called instanceof Request ? called.url : called)
        return pathname === '/layouts'
          ? Response.json({ success: true, data: sampleLayout })
          : Response.json({ success: false }, { status: 404 })
      },
    },
  })
  const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Request(origin + path, { method, headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', ...headers } })
  return {
    env,
    get: (...of: Parameters<typeof request>) => handle(request(...of), env, context),
    bySteps: async (...of: Parameters<typeof request>) => app.fetch(request(...of), env, context),
  }
}
type Requested = Parameters<ReturnType<typeof start>['get']>

beforeEach(() => {
  weight = 0
  isLimited = false
  payload = payloadWith(GEO)
  reloadFlags()
  now += 86_400_000
  vi.stubGlobal('caches', memoryCaches())
  vi.spyOn(machineClock, 'now').mockImplementation(() => now)
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
// Files of one process share the payload.
afterAll(reloadFlags)

/** Whether the next response is a finished page. */
const isFinished = async (site: ReturnType<typeof start>, ...of: Requested) => {
  const steps = vi.spyOn(app, 'fetch')
  await site.get(...of)
  const { length } = steps.mock.calls
  steps.mockRestore()
  return length === 0
}
/** Rendered, stored, read from memory twice. */
const warm = async (site: ReturnType<typeof start>, ...of: Requested) => {
  for (let n = 0; n < 4; n++) await site.get(...of)
}

const contentOf = async (response: Response) => {
  const headers = Object.fromEntries(response.headers)
  const cookies = response.headers.getSetCookie().map((each) => each.replace(/[0-9a-f-]{36}/, 'id'))
  const timing = headers['server-timing']?.replace(/=\d+/, '').replace(/, layouts.*/, '')
  return {
    ...headers,
    'server-timing': timing,
    'x-request-id': '',
    'set-cookie': cookies,
    status: response.status,
    text: await response.text(),
  }
}

const PATHS = ['/', '/cerca', '/cerca?priceTo=100000', '/?country=ES']
const consent = (choice: string) => ({ cookie: `__Host-consent=${choice}.${COOKIE_CONSENT_VERSION}.2027-01-15` })
const VISITORS: Record<string, string>[] = [
  {},
  { 'sec-ch-ua-mobile': '?1' },
  { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile/15E148 Safari/604.1' },
  { 'user-agent': 'Googlebot/2.1' },
  { 'cf-ipcountry': 'DE' },
  { 'cf-ipcountry': 'DE', cookie: '__Host-forceNeedRedirect=1' },
  { referer: 'http://es.localhost:8787/' },
  { 'cf-ipcountry': 'US' },
  { 'sec-purpose': 'prefetch' },
  ...['granted', 'refused', 'analytics'].map(consent),
  { cookie: `__Host-device=${UUID}` },
  { cookie: `__Host-device=${UUID}; ${consent('refused').cookie}` },
  { cookie: '__Host-currency=USD' },
  { cookie: '__Host-theme=dark' },
  { cookie: '__Host-styles=another; other=1' },
]

describe('finished page', () => {
  it('is what the steps respond with, for every kind of visitor', async () => {
    const site = start()
    const requests = PATHS.flatMap((path) => VISITORS.map((headers): Requested => [path, headers]))
    for (const each of requests) await warm(site, ...each)
    for (const each of requests) {
      expect(await isFinished(site, ...each), JSON.stringify(each)).toBe(true)
      const [finished, ofSteps] = [await site.get(...each), await site.bySteps(...each)]
      expect(await contentOf(finished), JSON.stringify(each)).toEqual(await contentOf(ofSteps))
      const etag = finished.headers.get('etag') ?? ''
      const again: Requested = [each[0], { ...each[1], 'if-none-match': etag }]
      expect(await isFinished(site, ...again)).toBe(true)
      expect(await contentOf(await site.get(...again))).toEqual(await contentOf(await site.bySteps(...again)))
    }
  })

  it('has another id of the request each time, and no device before consent', async () => {
    const site = start()
    await warm(site, '/')
    const all = [await site.get('/'), await site.get('/')]
    expect(new Set(all.map(({ headers }) => headers.get('x-request-id'))).size).toBe(2)
    expect(all.map(({ headers }) => headers.get('set-cookie'))).toEqual([null, null])
    expect((await site.get('/', { 'cf-ray': '8f2a6c1f2a11d3e4-MXP' })).headers.get('x-request-id')).toBe(
      '8f2a6c1f2a11d3e4-MXP',
    )
  })

  it('has the line of the log that the steps write, without reads', async () => {
    const site = start()
    const each: Requested = ['/cerca', { 'cf-ipcountry': 'US', 'sec-purpose': 'prefetch' }]
    await warm(site, ...each)
    // Writes what other tests have left.
    await site.bySteps(...each)
    const written = vi.spyOn(console, 'log').mockClear()
    for (const get of [site.bySteps, site.get, site.bySteps]) await get(...each)
    const all = written.mock.calls.map(([line]) => JSON.parse(line))
    expect(new Set(all.map(({ trace }) => trace)).size).toBe(3)
    const lines = all.map((line) => ({ ...line, id: '', trace: '', ms: 0, data: [] }))
    expect(lines).toEqual([lines[0], lines[0], lines[0]])
    expect(lines[0]).toMatchObject({ route: 'search', page: 'memory', country: 'US', prefetch: true, status: 200 })
  })

  it('has the trace of its own request in the log', async () => {
    const site = start()
    const withTrace = (digit: string) => ({ traceparent: `00-${digit.repeat(32)}-${digit.repeat(16)}-01` })
    await warm(site, '/cerca', withTrace('a'))
    const written = vi.spyOn(console, 'log').mockClear()
    for (const headers of [withTrace('b'), {}, withTrace('c')]) await site.get('/cerca', headers)
    await site.bySteps('/cerca')
    const lines = written.mock.calls.flatMap(([text]) => String(text).split('\n'))
    const traces = lines.map((line) => JSON.parse(line).trace)
    const own = expect.stringMatching(/^(?!aaa)[0-9a-f]{32}$/)
    expect(traces.slice(-4)).toEqual(['b'.repeat(32), own, 'c'.repeat(32), own])
  })

  it.each<Requested>([
    ['/', { cookie: '__Host-session=secret' }],
    ['/', { cookie: '__Host-list.1=secret' }],
    ['/', { cookie: '__Host-banners=1' }],
    // The way from there is the answer to the prompt, which a cookie records.
    ['/', { 'cf-ipcountry': 'DE', referer: 'http://es.localhost:8787/' }],
    ['/', { cookie: '__Host-sticky=token' }],
    ['/', { [OWN_STYLES]: '1' }],
    ['/', { [COPY_HEADER]: NEUTRAL }],
    ['/?preview=token', {}],
    ['/?flag-preview=token', {}],
    ['/', {}, 'HEAD'],
    ['/qui-non-c-e-niente/davvero/niente', {}, 'POST'],
  ])('is none for %s %j %s', async (...each) => {
    const site = start()
    await warm(site, '/')
    await warm(site, ...each)
    expect(await isFinished(site, ...each)).toBe(false)
  })

  it('is none for visitors who are counted, while an experiment runs, nor for any where it changes the page', async () => {
    payload = payloadWith({ ...GEO, ...EXPERIMENT })
    reloadFlags()
    const site = start()
    const found: boolean[] = []
    for (const each of [['/'], ['/', consent('granted')], ['/cerca']] as Requested[]) {
      await warm(site, ...each)
      found.push(await isFinished(site, ...each))
    }
    expect(found).toEqual([true, false, false])
  })

  it('ends when the page is stale or of another day, and with other flags', async () => {
    const changes = [
      () => (now += 5001),
      () => (now += 86_400_000),
      () => {
        payload = payloadWith({})
        reloadFlags()
      },
    ]
    const site = start()
    for (const change of changes) {
      await warm(site, '/')
      expect(await isFinished(site, '/')).toBe(true)
      await change()
      expect(await isFinished(site, '/')).toBe(false)
    }
  })

  it('counts against the rate limit once', async () => {
    const site = start()
    const caller = { 'cf-connecting-ip': '192.0.2.1' }
    await warm(site, '/cerca', caller)
    limit.mockClear()
    expect([(await site.get('/cerca', caller)).status, limit.mock.calls.length]).toEqual([200, 1])
    isLimited = true
    expect((await site.get('/cerca', caller)).status).toBe(429)
  })

  it('is remembered on the second request for a URL, so that invented ones displace none', async () => {
    const site = start()
    await warm(site, '/')
    const found = []
    for (let n = 0; n < 3; n++) found.push(await isFinished(site, '/?x=1'))
    expect(found).toEqual([false, false, true])
  })

  it('is dropped for others when they take 20 MB', async () => {
    weight = 1_000_000
    const site = start()
    const paths = Array.from({ length: 20 }, (_, n) => `/cerca?priceTo=${100_000 + n}`)
    for (const path of paths) await warm(site, path)
    expect([await isFinished(site, paths[19]!), await isFinished(site, paths[0]!)]).toEqual([true, false])
  })
})
