import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import type { BrowserCall } from '../shared/contracts/browser-api.ts'
import { sourceFiles } from '../tests/guards/source-files.ts'

const FOLD_PARTS = '#menu-list-0>*'
const PICTURE = {
  src: 'https://images.example/a.webp',
  setAttribute: () => undefined,
  removeAttribute: () => undefined,
}

vi.mock('./boot/progress.ts', () => ({ startProgress: () => () => undefined }))
vi.mock('./boot/trusted-types.ts', () => ({
  workerUrl: () => '/sw.js',
  parseHtml: (html: string) => ({
    documentElement: { outerHTML: html, dataset: html.includes('data-route') ? { route: 'index' } : {} },
    querySelector: () => null,
    querySelectorAll: (selector: string) => (selector === FOLD_PARTS ? [{}] : html.includes('<img') ? [PICTURE] : []),
  }),
}))
// Files of one process share modules, and another file replaces this one, too.
vi.resetModules()

const { postForm, readContactReply, readLocation, readWishlistChange } = await import('./call-api.ts')
const { fetchDays, fetchOptions, findDestinations } = await import('./islands/lookups.ts')
const { loadPage } = await import('./load-disclosures.ts')
const { fetchModal } = await import('./modals/modals.ts')
const { isReachable } = await import('./offline/is-reachable.ts')
const { pageFetcher } = await import('./search/search-navigator.ts')
const { refreshOfflinePage } = await import('./service-worker/build-files.ts')
const { cacheTrip } = await import('./service-worker/cached-pages.ts')
const { cacheItinerary } = await import('./trip/enhance-trip.ts')
const { cacheWishlist } = await import('./service-worker/cached-wishlist.ts')

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
// Modules loaded with these mocks are for this file only.
afterAll(() => vi.resetModules())

type Json = string | number | boolean | readonly Json[] | { readonly [name: string]: Json }
/** `valid`: a response of the contract. `silent`: the result of callers that do not show failures (spec section 8). */
type Row = { run: () => Promise<unknown>; valid: Json; silent?: unknown }

const { signal } = new AbortController()
const location = { location: '/cerca?modal' }
const step = (run: Row['run']): Row => ({ run, valid: location })
const period = { value: '2027-05', from: '2027-05-01', to: '2027-05-31', label: 'May', detail: '12' }

const NOW = 1_800_000_000_000

/** Returns the number of copies that a task stores; a task that throws has failed. */
const stored = async (task: () => Promise<unknown>): Promise<number> => {
  const put = vi.fn()
  const cache = { put, match: async () => undefined, keys: async () => [] }
  vi.stubGlobal('caches', { match: async () => undefined, open: async () => cache })
  vi.stubGlobal('location', { pathname: '/viaggi/japan' })
  const { onLine } = navigator
  vi.stubGlobal('navigator', { onLine, serviceWorker: { register: async () => undefined } })
  await task().catch(() => undefined)
  return put.mock.calls.length
}

/** Every call of the type table; null for beacons, which have no response. */
const ROWS: Record<BrowserCall, Row | null> = {
  'GET /api/destinations': {
    run: () => findDestinations('x', signal),
    valid: { results: [{ kind: 'destination', id: 'jp', name: 'Japan', detail: '12', href: '/cerca' }] },
    silent: null,
  },
  'GET /api/departure-days': {
    run: () => fetchDays({ currency: 'EUR' }, signal),
    valid: {
      days: [{ day: '2027-03-12', tours: 2, status: '', cents: 100, price: '1 €', basePrice: '', label: '2' }],
    },
    silent: [],
  },
  'GET /api/search-options': {
    run: fetchOptions,
    valid: {
      continents: [{ id: 'asia', name: 'Asia', detail: '', picture: { src: '/a', srcSet: '/a', width: 1, height: 1 } }],
      ...{ months: [period], events: [period], seasons: [period], suggested: [period] },
      words: {
        ...{ months: ['May'], shortMonths: ['May'], weekdays: ['Monday'], shortWeekdays: ['Mo'] },
        ...{ firstDay: '1', short: 'd', dayMonth: 'd', month: 'm' },
      },
    },
    silent: null,
  },
  'GET /api/wishlist': {
    run: () => stored(() => cacheWishlist('__Host-saved=one', NOW)),
    valid: {
      hearts: ['travel/japan'],
      items: [{ title: 'Japan', path: '/viaggi/japan', tours: [{ dates: '1-9 May', price: '1 €' }] }],
    },
    silent: 0,
  },
  'POST /api/wishlist/:kind/:id': {
    run: () => postForm('/api/wishlist/travel/japan', { wish: 'add' }, readWishlistChange, { attempts: 2 }),
    valid: { travels: ['japan'], tours: ['japan-1'], ask: true },
  },
  'POST /api/chat/ask': step(() => postForm('/api/chat/ask', { question: 'Visa?' }, readLocation)),
  'POST /api/chat/end': step(() => postForm('/api/chat/end', {}, readLocation)),
  'POST /api/contact': step(() => postForm('/api/contact', {}, readContactReply)),
  'POST /api/sign-up/address': step(() => postForm('/api/sign-up/address', {}, readLocation)),
  'POST /api/sign-up/continue': step(() => postForm('/api/sign-up/continue', {}, readLocation)),
  'POST /api/sign-up/resend': step(() => postForm('/api/sign-up/resend', {}, readLocation)),
  'POST /api/sign-up/code': step(() => postForm('/api/sign-up/code', {}, readLocation)),
  'POST /api/sign-up/other-address': step(() => postForm('/api/sign-up/other-address', {}, readLocation)),
  'POST /api/alerts': step(() => postForm('/api/alerts', {}, readLocation)),
  'POST /api/alert-preferences': step(() => postForm('/api/alert-preferences', {}, readLocation)),
  'POST /api/alerts/:id/state': step(() => postForm('/api/alerts/7/state', {}, readLocation)),
  'POST /api/alerts/:id/removal': step(() => postForm('/api/alerts/7/removal', {}, readLocation)),
  'POST /api/wemeet/join': step(() => postForm('/api/wemeet/join', {}, readLocation)),
  'POST /api/wemeet/leave': step(() => postForm('/api/wemeet/leave', {}, readLocation)),
  'POST /api/ask/rating': step(() => postForm('/api/ask/rating', {}, readLocation)),
  'POST /api/consent': step(() => postForm('/api/consent', { choice: 'granted' }, readLocation)),
  'POST /api/banners/:id/close': step(() => postForm('/api/banners/sale/close', {}, readLocation)),
  'POST /api/events': null,
  'POST /api/vitals': null,
}
const CALLS = Object.entries(ROWS).filter((row): row is [BrowserCall, Row] => row[1] !== null)

type Respond = (signal?: AbortSignal) => Promise<Response>
const respondWith = (respond: Respond) =>
  vi.stubGlobal('fetch', (_: string, init?: { signal?: AbortSignal }) => respond(init?.signal))

/** The response with one part replaced by a value of another type, or without it. */
const broken = (value: Json): fc.Arbitrary<unknown> => {
  const other = fc.constantFrom(undefined, null, [null], { other: 1 })
  if (typeof value !== 'object') return other
  const parts = Object.entries(value).map(([name, part]) =>
    broken(part).map((wrong) =>
      Array.isArray(value) ? [wrong ?? null] : Object.fromEntries(Object.entries({ ...value, [name]: wrong })),
    ),
  )
  return fc.oneof(fc.constantFrom(null, 7, 'text', true), ...parts)
}

const html = { 'content-type': 'text/html' }
type Expected = { outcome: 'refused' | 'failed' | 'offline'; message?: string }
const FAULTS: Record<
  string,
  [outcome: Expected, respond: (valid: Json, signal?: AbortSignal) => Promise<Response>, prepare?: () => void]
> = {
  '4xx in JSON': [
    { outcome: 'refused', message: 'Full' },
    async () => Response.json({ message: 'Full' }, { status: 409 }),
  ],
  '4xx in HTML': [{ outcome: 'refused', message: '' }, async () => new Response('<p>', { status: 404, headers: html })],
  '5xx in JSON': [{ outcome: 'failed' }, async (valid) => Response.json(valid, { status: 503 })],
  '5xx in HTML': [{ outcome: 'failed' }, async () => new Response('<p>', { status: 502, headers: html })],
  HTML: [{ outcome: 'failed' }, async (valid) => new Response(JSON.stringify(valid), { headers: html })],
  'an empty body': [
    { outcome: 'failed' },
    async () => new Response('', { headers: { 'content-type': 'application/json' } }),
  ],
  'no body': [{ outcome: 'failed' }, async () => new Response(null, { status: 204 })],
  'a network error': [{ outcome: 'failed' }, () => Promise.reject(new TypeError('Failed to fetch'))],
  'a timeout': [
    { outcome: 'failed' },
    // Without a response: the call ends it.
    (_, signal) => (signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => undefined)),
    () => void vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort()),
  ],
  'no connection': [
    { outcome: 'offline' },
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => {
      vi.stubGlobal('navigator', { onLine: false })
    },
  ],
}

describe.each(CALLS)('%s', (_, { run, valid, silent }) => {
  const expectOutcome = async (outcome: object) => {
    const result = await run()
    if (silent === undefined) expect(result).toMatchObject(outcome)
    else expect(result).toEqual(silent)
  }

  it('accepts a response of the contract', async () => {
    respondWith(async () => Response.json(valid))
    const result = await run()
    if (silent === undefined) expect(result).toEqual({ outcome: 'done', value: valid })
    else expect(result).not.toEqual(silent)
  })

  it.each(Object.entries(FAULTS))('has the right outcome for %s', async (_fault, [outcome, respond, prepare]) => {
    prepare?.()
    respondWith((signal) => respond(valid, signal))
    await expectOutcome(outcome)
  })

  it('fails for a response of another shape', async () => {
    await fc.assert(
      fc.asyncProperty(broken(valid), async (wrong) => {
        fc.pre(JSON.stringify(wrong) !== JSON.stringify(valid))
        // A continent may have no picture.
        fc.pre(!JSON.stringify(wrong ?? null).includes('"picture":null'))
        respondWith(async () => Response.json(wrong ?? null))
        await expectOutcome({ outcome: 'failed' })
      }),
    )
  })
})

type Outcome = 'done' | 'refused' | 'failed' | 'offline'
let opened = 0
/** Opens a fold whose page is not known yet. */
const openFold = () => {
  const search = `?modal=&type=menu&nth=${opened++}`
  return loadPage({ href: `/${search}`, search, dataset: { parts: FOLD_PARTS } })
}
/** Pages that scripts request: result by outcome. */
const PAGES: Record<string, [run: () => Promise<unknown>, resultOf: (outcome: Outcome) => unknown]> = {
  'a modal': [() => fetchModal('/?modal&type=languages'), (outcome) => expect.objectContaining({ outcome })],
  'the contents of a fold': [openFold, (outcome) => expect.objectContaining({ outcome })],
  'a search': [() => pageFetcher().fetchPage('/cerca'), (outcome) => expect.objectContaining({ outcome })],
  'the page behind the offline page': [
    () => isReachable('/viaggi/japan', signal),
    (outcome) => outcome === 'done' || outcome === 'refused',
  ],
  'an itinerary to store': [() => stored(cacheItinerary), (outcome) => Number(outcome === 'done')],
  'a trip to store': [
    () => stored(() => cacheTrip('travel', '/viaggi/japan', NOW)),
    (outcome) => Number(outcome === 'done'),
  ],
  'the offline page': [
    () => stored(() => refreshOfflinePage({ id: 'a', stylesheet: '', files: [] }, NOW)),
    (outcome) => Number(outcome === 'done'),
  ],
}
const neutral = { ...html, 'x-offline-copy': 'neutral' }

describe.each(Object.entries(PAGES))('%s', (_, [run, resultOf]) => {
  it('is shown or stored when it arrives', async () => {
    respondWith(async () => new Response('<html data-route="index">', { headers: neutral }))
    expect(await run()).toEqual(resultOf('done'))
  })

  it.each(Object.entries(FAULTS))('has the right outcome for %s', async (_fault, [{ outcome }, respond, prepare]) => {
    prepare?.()
    respondWith((signal) => respond(location, signal))
    expect(await run()).toEqual(resultOf(outcome))
  })

  it.each([
    ['the page of another network', '<html>', html],
    ['a page in another type', '<html data-route="index">', { 'content-type': 'text/plain' }],
  ])('fails for %s', async (_fault, body, headers) => {
    respondWith(async () => new Response(body, { headers }))
    expect(await run()).toEqual(resultOf('failed'))
  })
})

describe('an itinerary with a picture', () => {
  it.each([
    [2, 'arrives', () => new Response('a', { headers: { 'content-type': 'image/avif' } })],
    [0, 'fails', () => new Response('a', { status: 503, headers: { 'content-type': 'image/avif' } })],
    [0, 'is the page of another network', () => new Response('<html>', { headers: html })],
    [
      0,
      'does not arrive',
      () => {
        throw new TypeError('no network')
      },
    ],
  ])('stores %i responses when the picture %s', async (count, _name, picture) => {
    const fetched = async (url: RequestInfo | URL) =>
      url === PICTURE.src ? picture() : new Response('<html data-route="index"><img>', { headers: neutral })
    vi.stubGlobal('fetch', fetched)
    expect(await stored(cacheItinerary)).toBe(count)
  })
})

/** Files that request without checked-call.ts, with the reason. */
const DIRECT: Record<string, string> = {
  'client/checked-call.ts': 'all checked calls',
  'client/service-worker/build-files.ts': 'passes the response of a file on to the page',
  'client/service-worker/service-worker.ts': 'passes the response of a page on to the browser',
  'client/trip/enhance-trip.ts': 'a picture, which is no text',
  'client/boot/own-styles.ts': 'the same page, of which it reads the styles',
  'client/boot/enhance-forms.ts': 'a beacon, which has no response',
  'client/early.ts': 'a beacon, which has no response',
  'client/track.ts': 'sends again what the server does not take',
  'client/vitals/measure-page.ts': 'a beacon, which has no response',
}

it('has every file that requests something', () => {
  const requesting = (calls: RegExp) =>
    ['client', 'backend/identity/browser']
      .flatMap((folder) => sourceFiles(folder, /(?<!\.test)\.tsx?$/))
      .filter((file) => calls.test(readFileSync(file, 'utf8')))
  expect(requesting(/(?<![.\w])fetch\(|sendBeacon\(|XMLHttpRequest|EventSource|WebSocket/).sort()).toEqual(
    Object.keys(DIRECT).sort(),
  )
})
