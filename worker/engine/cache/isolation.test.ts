import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFlagsClient, variationsFor } from '../../../flags/evaluate.ts'
import { deviceOf, experiment, payloadWith } from '../../../tests/support/flags.ts'
import { servePage } from './page-cache.ts'
import { type PageKey, pageKeyText } from './page-key.ts'
import type { PageStore } from './page-store.ts'
import { createPage, type RenderedPage } from './rendered-page.ts'
import { isWithinVariantLimit, MAX_LIVE_VARIANTS } from './variant-limit.ts'

const COVERS = ['editors', 'together', 'planned']
const ROUTES = ['index', 'search', 'travels-travel'] as const
const START = Date.UTC(2027, 0, 15)

/** Changes of the growth team: other shares, an ended experiment, and more vectors than the cache allows. */
const PAYLOADS = [
  payloadWith({
    homeCover: [experiment('cover', COVERS)],
    homeDeparturesFirst: [experiment('departures', [false, true])],
    searchPriceFirst: [experiment('price', [false, true])],
    searchTravelsFirst: [experiment('travels', [false, true], { namespace: ['search', 0, 0.5] })],
  }),
  payloadWith({ homeCover: [experiment('cover', COVERS, { weights: [0, 0.2, 0.8] })] }),
  payloadWith({}),
  payloadWith({
    wishlist: [experiment('wishlist', [false, true])],
    talkToUs: [
      experiment(
        'talk',
        [0, 1, 2, 3].map((n) => ({ header: n % 2 === 0, footer: n < 2 })),
      ),
    ],
    homeCover: [experiment('cover', COVERS)],
    homeDeparturesFirst: [experiment('departures', [false, true])],
  }),
]

type Step =
  | { do: 'visit'; visitor: number; route: (typeof ROUTES)[number] }
  | { do: 'wait'; ms: number }
  | { do: 'purge' }
  | { do: 'fail'; fails: boolean }
  | { do: 'change'; payload: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 30,
    arbitrary: fc.record({
      do: fc.constant('visit' as const),
      visitor: fc.nat(199),
      route: fc.constantFrom(...ROUTES),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(1, 4000, 20_000, 90_000, 4_000_000) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'purge' as const }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fail' as const), fails: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('change' as const), payload: fc.nat(PAYLOADS.length - 1) }) },
)

const states = new Map<string, number>()

/** Walks through the steps as the gateway does; every visit ends in a page of the visitor's own variations, or none. */
const walk = async (steps: readonly Step[], world: number): Promise<void> => {
  let now = START
  let publishedAt = Number.NEGATIVE_INFINITY
  let fails = false
  let client = createFlagsClient(PAYLOADS[0] ?? {})
  const stored = new Map<string, RenderedPage>()
  const store: PageStore = { get: async (key) => stored.get(key), put: async (key, page) => void stored.set(key, page) }
  let pending: Promise<unknown>[] = []

  const visit = async (visitor: number, route: (typeof ROUTES)[number]) => {
    const values = client.evaluate({
      deviceId: deviceOf(visitor),
      country: null,
      language: 'it',
      market: 'it',
      day: '2027-01-15',
      url: 'https://it.example/',
    })
    const variations = variationsFor(route, values)
    // Each walk has pages of its own: the memory is one.
    const key: PageKey = {
      market: 'it',
      route,
      path: `/${world}`,
      parameters: {},
      query: '',
      currency: 'EUR',
      variations,
    }
    const render = async () => rendered(key, now, fails)
    const { page, state } = isWithinVariantLimit(route, JSON.stringify(variations), now)
      ? await servePage({
          key: pageKeyText(key),
          now: () => now,
          realNow: () => now,
          flightTimeoutMs: 3000,
          render: async () => ({ page: await render() }),
          store,
          unchangedUntil: (_, madeAt) => (madeAt > publishedAt ? null : 'changed'),
          follow: () => null,
          waitUntil: (promise) => void pending.push(promise),
          refreshFailed: () => undefined,
        })
      : { page: await render(), state: 'bypass' }
    states.set(state, (states.get(state) ?? 0) + 1)
    if (page.status === 200) expect(page.hash).toBe(JSON.stringify([route, variations]))
  }

  for (const each of steps) {
    if (each.do === 'visit') await visit(each.visitor, each.route)
    if (each.do === 'wait') now += each.ms
    if (each.do === 'purge') publishedAt = now
    if (each.do === 'fail') fails = each.fails
    if (each.do === 'change') client = createFlagsClient(PAYLOADS[each.payload] ?? {})
    // Background renders end some steps later.
    if (pending.length > 5) {
      await Promise.all(pending)
      pending = []
    }
  }
  await Promise.all(pending)
}

const rendered = ({ route, variations }: PageKey, now: number, fails: boolean): RenderedPage => ({
  ...createPage(
    fails ? 503 : 200,
    { chunks: [], slots: [] },
    {
      renderedAt: now,
      log: { calls: [], dropped: [] },
      freshness: fails ? null : { freshMs: 5000, staleMs: 60_000, staleIfErrorMs: 86_400_000 },
      tags: ['pages'],
    },
  ),
  hash: JSON.stringify([route, variations]),
})

it('shows no visitor another’s variation: fresh, stale, after errors, purges and changes, or beyond the variant limit', async () => {
  let world = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 100, maxLength: 300, size: 'max' }), (steps) => walk(steps, world++)),
    { numRuns: 30, seed: 7 },
  )
  expect([...states.keys()].sort()).toEqual(['bypass', 'memory', 'miss', 'stale', 'stale-if-error'])
})

it('allows 32 vectors per route and replaces one that is unused for an hour', () => {
  const vectors = Array.from({ length: MAX_LIVE_VARIANTS + 1 }, (_, i) => `vector ${i}`)
  const last = vectors.at(-1) ?? ''
  const hour = 3_600_000
  for (const vector of vectors.slice(0, MAX_LIVE_VARIANTS))
    expect(isWithinVariantLimit('sales', vector, START)).toBe(true)
  expect(isWithinVariantLimit('sales', last, START + hour - 1)).toBe(false)
  expect(isWithinVariantLimit('tours', last, START)).toBe(true)
  expect(isWithinVariantLimit('sales', 'vector 0', START + hour - 1)).toBe(true)
  expect(isWithinVariantLimit('sales', last, START + hour)).toBe(true)
  expect(isWithinVariantLimit('sales', 'vector 0', START + hour)).toBe(true)
  expect(isWithinVariantLimit('sales', 'vector 2', START + hour)).toBe(true)
  expect(isWithinVariantLimit('sales', 'vector 1', START + hour)).toBe(true)
})
