import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { markets } from '../../markets/registry.ts'
import type { ExperimentEvent } from '../../shared/contracts/experiment-events.ts'
import { gatewaySite, samplePageResponse } from '../../tests/support/builders/gateway-site.ts'
import { deviceOf, experiment, payloadWith, valuesOf } from '../../tests/support/flags.ts'
import { memoryCaches } from '../../tests/support/memory-caches.ts'
import { readConfig } from '../env.ts'
import { reloadFlags } from '../flags/current-flags.ts'
import { readSticky } from '../visit/experiment-cookies.ts'
import type { GatewayApp } from '../visit/gateway-app.ts'
import { exposuresStep } from './exposures-step.ts'

const NOW = '2027-01-15T10:00:00.000Z'
const HOME = 'http://it.localhost:8787/'
const PAYLOAD = payloadWith({
  homeCover: [experiment('cover', ['editors', 'together'], { condition: { day: '2027-01-15' } })],
  searchPriceFirst: [
    experiment('price', [false, true], { phase: '2', condition: { url: 'http://it.localhost:8787/cerca' } }),
  ],
})

let payload = PAYLOAD
let events: ExperimentEvent[] = []
let batches = 0
let status = 200
let fails = false
let device = ''
let devices = 0

const { env, request } = gatewaySite({
  variables: {
    ...{ CLOCK: NOW, PAGE_CACHE: 'off' },
    FLAGS: { get: async () => JSON.stringify(payload) },
    EVENTS: {
      send: async (sent: ExperimentEvent[]) => {
        batches++
        if (fails) throw new Error('the queue is full')
        events.push(...sent)
      },
    },
  },
  page: ({ props }) => ({
    fetch: async () => samplePageResponse(props, { renderedAt: Date.parse(NOW) }, status),
  }),
})

beforeAll(reloadFlags)
beforeEach(() => {
  payload = PAYLOAD
  reloadFlags()
  events = []
  batches = 0
  status = 200
  fails = false
  device = deviceOf(++devices)
  vi.stubGlobal('caches', memoryCaches())
  vi.spyOn(console, 'log').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => {
  vi.unstubAllGlobals()
  // Files of one process share the payload.
  reloadFlags()
})

const visit = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  request(path, { cookie: `__Host-device=${device}; __Host-consent=granted.3.2027-01-15`, ...headers }, init)
/** The cookie of the visitor's variations, after a page that no experiment changes. */
const stickyOf = async () => {
  const cookies = (await visit('/viaggi')).headers.getSetCookie()
  return cookies.map((each) => each.split(';')[0]).find((each) => each?.startsWith('__Host-sticky='))
}
const visitAgain = async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
  const cookie = `__Host-device=${device}; __Host-consent=granted.3.2027-01-15; ${await stickyOf()}`
  return visit(path, { cookie, ...headers }, init)
}
/** Experiments and routes of the recorded exposures. */
const recorded = () => events.map((event) => ('route' in event ? `${event.experiment} on ${event.route}` : event.kind))

describe('variation', () => {
  it.each([
    ['granted', true],
    ['analytics', true],
    ['marketing', false],
    ['unset', false],
  ])('is stored with the consent %s: %s', async (consent, isStored) => {
    const cookie = `__Host-device=${device}; __Host-consent=${consent}.3.2027-01-15`
    const names = (await visit('/', { cookie })).headers.getSetCookie().map((each) => each.split('=')[0])
    expect(names.includes('__Host-sticky')).toBe(isStored)
  })
})

describe('exposure', () => {
  it('names experiment, variation, page, day and country, and the visitor by a hash', async () => {
    await visit('/', { 'cf-ipcountry': 'IT' })
    const visitor = createHash('sha256').update(device).digest('hex').slice(0, 32)
    expect(events).toEqual([
      {
        ...{ kind: 'exposure', experiment: 'cover', variation: expect.toBeOneOf([0, 1]), visitor, at: NOW },
        ...{ route: 'index', market: 'it', country: 'IT' },
      },
    ])
  })

  it('is recorded once per visitor', async () => {
    await visit('/')
    await visit('/')
    await visit('/', { referer: HOME })
    expect([recorded(), batches]).toEqual([['cover on index'], 1])
    const first = device
    device = deviceOf(++devices)
    await visit('/')
    expect(recorded()).toEqual(['cover on index', 'cover on index'])
    device = first
    await visit('/')
    expect(recorded()).toHaveLength(2)
  })

  it('is recorded again when the events could not be delivered', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    fails = true
    let isOver = false
    const failing = visit('/').finally(() => {
      isOver = true
    })
    while (!isOver) await vi.advanceTimersByTimeAsync(500)
    await failing
    vi.useRealTimers()
    fails = false
    await visit('/')
    expect(recorded()).toEqual(['cover on index'])
  })

  it('counts a phase apart', async () => {
    await visit('/cerca')
    expect(recorded()).toEqual(['price.2 on search'])
  })

  it('is recorded for a page that the browser has', async () => {
    const tag = (await visit('/')).headers.get('etag') ?? ''
    // Another visitor of the same variation.
    const { homeCover } = valuesOf(PAYLOAD, device)
    do device = deviceOf(++devices)
    while (valuesOf(PAYLOAD, device).homeCover !== homeCover)
    events = []
    expect((await visit('/', { 'if-none-match': tag })).status).toBe(304)
    expect(recorded()).toEqual(['cover on index'])
  })

  it.each<[string, string, Record<string, string>, RequestInit]>([
    ['without consent', '/', { cookie: '' }, {}],
    ['for robots', '/', { 'user-agent': 'Googlebot/2.1' }, {}],
    ['for prefetches', '/', { 'sec-purpose': 'prefetch' }, {}],
    ['without the body', '/', {}, { method: 'HEAD' }],
    ['on a page without experiments', '/viaggi', {}, {}],
    ['in previews', '/?preview=x', {}, {}],
    ['in invalid flag previews', '/?flag-preview=x', {}, {}],
    ['by calls', '/api/unknown', {}, {}],
    ['by redirects', '/CERCA', {}, {}],
  ])('is not recorded %s: %s', async (_condition, path, headers, init) => {
    await visit(path, headers, init)
    expect(recorded()).toEqual([])
  })

  it('is not recorded for errors', async () => {
    status = 503
    await visit('/')
    expect(recorded()).toEqual([])
  })
})

describe('exposure of the previous page', () => {
  it.each([
    [HOME, ['cover on index']],
    [`${HOME}?utm_source=mail#top`, ['cover on index']],
    [`${HOME}cerca`, ['price.2 on search']],
    [`${HOME}nothing/there`, []],
    [`${HOME}?preview=x`, []],
    [`${HOME}?flag-preview=x`, []],
    ['http://de.localhost:8787/', []],
    ['https://evil.example/', []],
    [`${HOME}%E0%A4%A`, []],
    ['nonsense', []],
  ])('after %s: %j', async (referer, expected) => {
    await visitAgain('/viaggi', { referer })
    expect(recorded()).toEqual(expected)
  })

  it('is none of rules that are newer than the last page', async () => {
    payload = payloadWith({ searchPriceFirst: PAYLOAD.features?.searchPriceFirst?.rules ?? [] }, '2027-01-14T00:00:00Z')
    reloadFlags()
    const cookie = `__Host-device=${device}; __Host-consent=granted.3.2027-01-15; ${await stickyOf()}`
    payload = PAYLOAD
    reloadFlags()
    const call = await visit('/api/unknown', { cookie, referer: HOME })
    const [sticky = ''] = (call.headers.getSetCookie().find((each) => /sticky/.test(each)) ?? cookie).split(';')
    await visit('/viaggi', { cookie: `${cookie}; ${sticky}`, referer: HOME })
    expect(recorded()).toEqual([])
  })

  it('is of what the page of events says that it was shown in', async () => {
    const shown = valuesOf(PAYLOAD, device).homeCover === 'together' ? 1 : 0
    const from = { origin: HOME.slice(0, -1), 'sec-fetch-site': 'same-origin', referer: HOME }
    for (const variations of [{}, { cover: 1 - shown }, { price: 0 }, { cover: shown }]) {
      expect(recorded()).toEqual([])
      const body = JSON.stringify({ id: device, events: [], variations })
      await visitAgain('/api/events', from, { method: 'POST', body })
    }
    expect(recorded()).toEqual(['cover on index'])
  })

  it('is recorded with that of this page', async () => {
    await visitAgain('/cerca', { referer: HOME })
    expect(recorded()).toEqual(['price.2 on search', 'cover on index'])
  })

  it('is none after an unreadable one, unlike that of this page', async () => {
    await visit('/cerca', { referer: 'nonsense' })
    expect(recorded()).toEqual(['price.2 on search'])
  })

  it('stores no variation', async () => {
    const cookies = (await visit('/viaggi', { referer: `${HOME}cerca` })).headers.getSetCookie().join()
    const [, token = ''] = /__Host-sticky=([^;]+)/.exec(cookies) ?? []
    const stored = await readSticky({ cookies: { '__Host-sticky': token }, config: readConfig(env) }, device)
    expect(Object.keys(stored.assigned)).toEqual(['cover__0'])
  })

  it('is recorded by a call, such as the consent', async () => {
    await visitAgain('/api/unknown', { referer: HOME })
    expect(recorded()).toEqual(['cover on index'])
  })
})

describe('memory of recorded exposures', () => {
  it('starts again after 20,000', async () => {
    /** Visits a page with these experiments; the number of events that are sent. */
    const seen = async (from: number, to: number) => {
      const assignments = Array.from({ length: to - from }, (_, i) => ({ experiment: `e${from + i}`, variation: 0 }))
      const work: Promise<unknown>[] = []
      const sent: unknown[] = []
      const config = { now: () => Date.parse(NOW), realNow: () => Date.parse(NOW) }
      const visit = {
        ...{ market: markets.it, country: null, config, cookies: {}, log: { page: 'miss' }, route: { name: 'index' } },
        visitor: { consent: 'granted', deviceId: device, isBot: false, isPrefetch: false },
        ...{ url: new URL(HOME), request: new Request(HOME), assignmentsAt: () => assignments },
        env: { EVENTS: { send: async (events: unknown[]) => void sent.push(...events) } },
        defer: (deferred: Promise<unknown>) => void work.push(deferred),
      }
      const context = { get: (name: 'config' | 'visit') => ({ config, visit })[name], res: new Response() }
      await exposuresStep(context as unknown as Context<GatewayApp>, async () => undefined)
      await Promise.all(work)
      return sent.length
    }
    // Forgets those of other tests.
    await seen(-40_001, -1)
    await seen(-1, 0)
    expect(await seen(0, 19_998)).toBe(19_998)
    expect(await seen(19_998, 19_999)).toBe(1)
    expect(await seen(-1, 19_999)).toBe(0)
    expect(await seen(19_999, 20_000)).toBe(1)
    expect(await seen(-1, 20_000)).toBe(20_000)
  })
})
