import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sampleDetail, sampleList } from '../../tests/support/builders/sample-event.ts'
import { sampleLayout } from '../../tests/support/builders/sample-layout.ts'
import { sampleFacets, sampleFilters, samplePage } from '../../tests/support/builders/sample-search.ts'
import { sampleTourDetail, sampleTravel } from '../../tests/support/builders/sample-travel.ts'
import { memoryCaches } from '../../tests/support/memory-caches.ts'
import type { Config, Env } from '../env.ts'
import { makeDataLog } from '../telemetry/request-log.ts'
import { exampleBlock } from '../ui/blocks/block-gallery/example-blocks.ts'
import {
  loadFilters,
  loadSuggestedTravels,
  loadTopSellers,
  loadTours,
  loadTravelList,
  loadTravels,
  probeTours,
} from './catalogue.ts'
import { loadCustomPage, loadDraftPage, loadLayout, loadSitemap } from './content.ts'
import type { CacheEntry, DataContext } from './public-client.ts'
import { loadDepartureDays, loadFacets, loadPins, loadPriceGrid, loadSearchCounts } from './search.ts'
import { loadCoordinator, loadFlights, loadTour, loadTravel } from './trips.ts'
import { loadEvent, loadEvents } from './wemeet.ts'

const REQUEST = { perPage: 3 }
/** Each test later than all before: publications of a module stay. */
let now = Date.UTC(2027, 0, 15)
let calls: { method: string; url: string; body: string }[] = []
let pending: Promise<unknown>[] = []
let caches: ReturnType<typeof memoryCaches>

beforeEach(() => {
  now += 10 * 86_400_000
  calls = []
  pending = []
  caches = memoryCaches()
  vi.stubGlobal('caches', caches)
})
afterEach(() => vi.unstubAllGlobals())

const contextOf = (data: unknown): DataContext => ({
  env: {
    API: {
      fetch: async (request: Request) => {
        calls.push({ method: request.method, url: request.url, body: await request.text() })
        return data === null
          ? Response.json({ success: false, error: { code: 'missing', message: 'no' } }, { status: 404 })
          : Response.json({ success: true, data })
      },
    },
  } as unknown as Env,
  config: { now: () => now, realNow: () => now, PAGE_TIMEOUT_MS: 2500 } as unknown as Config,
  waitUntil: (work) => void pending.push(work),
  log: makeDataLog(),
})

type Load = (context: DataContext) => Promise<CacheEntry<unknown>>
/** `data` of the response (null: 404); `tags`: publications that make it stale; `misses`: until it is stored. */
type Case = { name: string; load: Load; data: unknown; request: string; tags: readonly string[]; misses: 1 | 2 }
const call = (
  ...[name, request, tags, load, data = null, misses = data === null ? 2 : 1]: [
    ...[name: string, request: string, tags: readonly string[], load: Load],
    ...[data?: unknown, misses?: Case['misses']],
  ]
): Case => ({ name, load, data, request, tags, misses })

const PAGE = samplePage([])
const DESTINATIONS = { search: 'giappone', countries: ['jpn', 'chn'], continents: ['asia'] }
const LOOK_UP = 'search=giappone&countries%5B%5D=jpn&countries%5B%5D=chn&continents%5B%5D=asia'

/** A page with a card of each kind. */
const CARDS = {
  ...{ type: 'custompage', routingKey: null, slug: 'schede', attributes: {} },
  seo: { title: '', description: '', image: null, urls: {} },
  blocks: [exampleBlock('tour-list'), exampleBlock('travel-list')],
}
const CARD_TAGS = [...new Set(JSON.stringify(CARDS.blocks).match(/(?<="slug":")[a-z-]+(?=","title")/g))]

const CASES: readonly Case[] = [
  call(
    ...([
      'custom page',
      'GET /custompages/show?market=it&slug=schede',
      ['tours', ...CARD_TAGS.map((slug) => `travel:${slug}`)],
    ] as const),
    (c) => loadCustomPage(c, 'it', { slug: 'schede' }),
    CARDS,
  ),
  call('layouts', 'GET /layouts?market=it', [], (c) => loadLayout(c, 'it'), sampleLayout),
  call('sitemap', 'GET /sitemap?market=fr', [], (c) => loadSitemap(c, 'fr'), {
    ...{ pages: [], travels: [], coordinators: [] },
  }),
  call('custom page', 'GET /custompages/show?market=it&slug=chi-eravamo', [], (c) =>
    loadCustomPage(c, 'it', { slug: 'chi-eravamo' }),
  ),
  call('custom page', 'GET /custompages/show?market=it&routingKey=index', [], (c) =>
    loadCustomPage(c, 'it', { routingKey: 'index' }),
  ),
  call('tours', 'POST /tours?market=de {"perPage":3}', ['tours'], (c) => loadTours(c, 'de', REQUEST), PAGE),
  call(
    ...(['travels', 'POST /travels/paginated?market=it {"perPage":3}', ['tours']] as const),
    (c) => loadTravels(c, 'it', REQUEST),
    PAGE,
  ),
  call('travels', 'POST /travels?market=it {"perPage":3}', ['tours'], (c) => loadTravelList(c, 'it', REQUEST), PAGE),
  call('filters', 'GET /filters?market=it', ['tours'], (c) => loadFilters(c, 'it'), sampleFilters),
  call(
    ...(['top sellers', `GET /travels/top-sellers?market=it&${LOOK_UP}`, ['tours']] as const),
    (c) => loadTopSellers(c, 'it', DESTINATIONS),
    { countries: [], travels: [], itinerariesCount: 0, departuresCount: 0 },
    2,
  ),
  ...(['tours', 'travels'] as const).map((tab) =>
    call(
      ...(['facets', `POST /${tab}/facets?market=it {"perPage":3}`, ['tours']] as const),
      (c) => loadFacets(c, 'it', tab, REQUEST),
      sampleFacets,
    ),
  ),
  call(
    ...(['search counts', 'POST /search/counts?market=it {"tab":"tours","filters":[]}', ['tours']] as const),
    (c) => loadSearchCounts(c, 'it', { tab: 'tours', filters: [] }),
    { totals: [] },
  ),
  call(
    ...(['price grid', 'POST /tours/price-grid?market=it {"perPage":3}', ['tours']] as const),
    (c) => loadPriceGrid(c, 'it', REQUEST),
    { months: [], rows: [] },
  ),
  call(
    ...(['pins', 'POST /travels/pins?market=it {"perPage":3}', ['tours']] as const),
    (c) => loadPins(c, 'it', REQUEST),
    { pins: [] },
  ),
  call(
    ...(['departure days', 'POST /tours/days?market=it {"perPage":3}', ['tours']] as const),
    (c) => loadDepartureDays(c, 'it', REQUEST),
    { days: [] },
  ),
  call('travel', 'GET /travels/show?market=it&slug=kamakura', ['travel:kamakura'], (c) =>
    loadTravel(c, 'it', 'kamakura'),
  ),
  call('tour', 'GET /tours/show?market=it&slug=kamakura&tour=TK1', ['travel:kamakura'], (c) =>
    loadTour(c, 'it', 'kamakura', 'TK1'),
  ),
  call('flights', 'GET /flights?market=it&tour=t1', ['travel:tokyo'], (c) => loadFlights(c, 'it', 'tokyo', 't1')),
  call('coordinator', 'GET /coordinators/show?market=it&slug=anna', ['tours'], (c) => loadCoordinator(c, 'it', 'anna')),
  call(
    ...(['wemeet events', 'GET /wemeet/events?market=it&place=Roma&when=today&page=2', ['wemeet']] as const),
    (c) => loadEvents(c, 'it', { place: 'Roma', when: 'today', page: 2 }),
    sampleList(),
    2,
  ),
  call(
    ...(['wemeet events', 'GET /wemeet/events?market=it&when=today&page=1', ['wemeet']] as const),
    (c) => loadEvents(c, 'it', { place: '', when: 'today', page: 1 }),
    sampleList(),
  ),
  call('wemeet event', 'GET /wemeet/events/show?market=it&slug=cena', ['wemeet'], (c) => loadEvent(c, 'it', 'cena')),
]

const sent = () =>
  calls.map(({ method, url, body }) => `${method} ${url.replace('https://api.internal', '')} ${body}`.trim())
const settle = () => Promise.all(pending.splice(0))

describe.each(CASES)('the call $request', ({ name, load, data, request, tags, misses }) => {
  it(`is made ${misses} times while its response is cached, and is logged`, async () => {
    for (let miss = 0; miss < misses; miss++) {
      const context = contextOf(data)
      expect((await load(context)).state).toBe('miss')
      expect(context.log.entries).toEqual([{ call: name, state: 'miss', ms: expect.any(Number) }])
      expect(context.log.labelled().tags).toEqual([...tags].sort())
      await settle()
    }
    expect((await load(contextOf(data))).state).toBe('hit')
    expect(sent()).toEqual(Array.from({ length: misses }, () => request))
  })
})

describe('responses', () => {
  it('to the bodies of requests with a query are stored on the second request, in memory alone', async () => {
    const load = async (isRare: boolean, perPage: number) => {
      const { state } = await loadTours({ ...contextOf(samplePage([])), isRare }, 'it', { perPage })
      await settle()
      return state
    }
    expect([await load(true, 40), await load(true, 40), await load(true, 40)]).toEqual(['miss', 'miss', 'hit'])
    expect([await load(false, 41), await load(true, 41)]).toEqual(['miss', 'hit'])
    expect(await (await caches.open('data')).keys()).toHaveLength(1)
  })

  it('with the content of one page are stored in memory alone, those of a fixed page for other isolates', async () => {
    const page = {
      ...{ type: 'custompage', routingKey: null, slug: 'chi-siamo', attributes: {}, blocks: [] },
      seo: { title: 'Chi siamo', description: 'Di noi', image: null, urls: {} },
    }
    const stored = async (name: { slug: string } | { routingKey: string }) => {
      await loadCustomPage(contextOf(page), 'it', name)
      await settle()
      expect((await loadCustomPage(contextOf(page), 'it', name)).state).toBe('hit')
      return (await (await caches.open('data')).keys()).length
    }
    expect([await stored({ slug: 'chi-siamo' }), await stored({ routingKey: 'contacts' })]).toEqual([0, 1])
  })

  it('with another body are cached separately', async () => {
    await loadTours(contextOf(samplePage([])), 'it', { perPage: 1 })
    await loadTours(contextOf(samplePage([])), 'it', { perPage: 2 })
    expect(calls).toHaveLength(2)
  })

  it('of one request are shared without any cache', async () => {
    const context = contextOf(samplePage([]))
    await Promise.all([loadTours(context, 'it', REQUEST), loadTours(context, 'it', REQUEST)])
    expect(calls).toHaveLength(1)
    expect(context.log.entries).toHaveLength(2)
  })

  it('are stored for other isolates under the build, longer than they may be used', async () => {
    await loadFilters(contextOf(sampleFilters), 'it')
    await settle()
    const store = await caches.open('data')
    const [{ url = '' } = {}] = await store.keys()
    expect(url).toMatch(/^https:\/\/data\.internal\/[^/]+\/%5B%22%2Ffilters%3Fmarket%3Dit%22%2Cnull%5D$/)
    const stored = await store.match(url)
    expect(stored?.headers.get('cache-control')).toBe('public, max-age=90000')
    expect(await stored?.json()).toMatchObject({ storedAt: now, value: { content: sampleFilters } })
  })

  it.each([
    ['drafts', (c: DataContext) => loadDraftPage(c, 'it', { slug: 'bozza' }, 'token'), null],
    ['the readiness probe', (c: DataContext) => probeTours(c, 'it'), samplePage([])],
  ])('of %s are never cached', async (_, load, data) => {
    for (let i = 0; i < 2; i++) expect((await load(contextOf(data))).state).toBe('miss')
    expect(calls).toHaveLength(2)
    expect([
      'GET /custompages/show?market=it&slug=bozza&preview=token',
      'POST /tours?market=it {"perPage":5}',
    ]).toContain(sent()[0])
  })

  it('drop invalid items, which the log names', async () => {
    const context = contextOf(samplePage([{ id: 5 }]))
    expect((await loadTours(context, 'it', REQUEST)).value.data).toEqual([])
    expect(context.log.dropped).toEqual([expect.stringMatching(/^tours: id /)])
  })

  const travel = { ...sampleTravel(), departures: [5], reviews: [5], related: [5] }
  const coordinator = { ...sampleTravel().coordinator, departures: [5], reviews: [5] }
  const empty = { itinerariesCount: 0, departuresCount: 0 }

  it.each<[string, Load, unknown, lists: string[]]>([
    ['travels', (c) => loadTravels(c, 'it', REQUEST), samplePage([{ id: 5 }]), ['travels']],
    [
      'best sellers',
      (c) => loadTopSellers(c, 'it', {}),
      { countries: [5], travels: [5], ...empty },
      ['countries', 'travels'],
    ],
    ['a travel', (c) => loadTravel(c, 'it', 'a'), travel, ['departures', 'reviews', 'related']],
    ['a departure', (c) => loadTour(c, 'it', 'a', 'b'), { ...sampleTourDetail(), history: [5] }, ['history']],
    ['flights', (c) => loadFlights(c, 'it', 'tokyo', 'a'), { airports: [], suggestions: [5] }, ['suggestions']],
    ['a coordinator', (c) => loadCoordinator(c, 'it', 'a'), coordinator, ['departures', 'reviews']],
    [
      'events',
      (c) => loadEvents(c, 'it', { place: '', when: 'today', page: 1 }),
      { ...sampleList(), data: [5] },
      ['events'],
    ],
    ['an event', (c) => loadEvent(c, 'it', 'a'), { ...sampleDetail(), others: [5] }, ['others']],
  ])('of %s lose invalid items, which the log names by list', async (_, load, data, lists) => {
    const context = contextOf(data)
    await load(context)
    expect(context.log.dropped.map((each) => each.split(':')[0])).toEqual(lists)
  })

  it('that are invalid fail the call', async () => {
    const context = contextOf({ days: 'none' })
    await expect(loadDepartureDays(context, 'it', REQUEST)).rejects.toMatchObject({
      failure: 'contract',
      message: expect.stringContaining('data.days'),
    })
    expect(context.log.entries).toEqual([
      {
        ...{ call: 'departure days', state: 'failed', failure: 'contract', ms: expect.any(Number) },
        problem: 'data.days: Invalid input: expected array, received string',
      },
    ])
  })
})

describe('suggested travels', () => {
  it.each([
    [3, ['fr']],
    [2, ['fr', undefined]],
    [null, ['fr']],
  ])('come from calls by group language, with %s travels led in the market’s: %j', async (count, languages) => {
    const travels = Array.from({ length: count ?? 0 }, (_, index) => sampleTravel({ id: `travel-${index}` }))
    const found = await loadSuggestedTravels(contextOf(count === null ? null : samplePage(travels)), 'fr')
    expect(calls.map(({ body }) => JSON.parse(body).groupLanguage?.[0])).toEqual(languages)
    expect(found).toHaveLength(count ?? 0)
  })
})
