import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { FilterState, ListRequest } from '../../../shared/contracts/filter-state.ts'
import {
  sampleFacets,
  sampleFilters,
  sampleFoundTour,
  sampleFoundTravel,
  samplePage,
  sampleSite,
} from '../../../tests/support/builders/sample-search.ts'
import { memoryCaches } from '../../../tests/support/memory-caches.ts'
import { listRequest } from '../../data/list-request.ts'
import type { Config, Env } from '../../env.ts'
import { countRequest } from '../../search/load-relaxations.ts'
import { makeDataLog } from '../../telemetry/request-log.ts'
import { loadSearch } from './load-search.ts'

describe('listRequest (§9)', () => {
  it.each<[FilterState, boolean, Partial<ListRequest>]>([
    [{}, false, { sort: 'date:asc' }],
    [{}, true, { sort: 'date:asc' }],
    [{ tab: 'tours', sort: 'relevance:desc' }, true, { sort: 'date:asc' }],
    [{ sort: 'price:asc', show: 'prices', page: 2 }, false, { sort: 'price:asc', page: 2 }],
    [{ tab: 'travels' }, false, { sort: 'relevance:desc' }],
    [{ tab: 'travels' }, true, { sort: 'relevance:desc', relevance: 'meili' }],
    [{ tab: 'travels', sort: 'relevance:desc' }, true, { sort: 'relevance:desc', relevance: 'meili' }],
    [{ tab: 'travels', sort: 'discount:desc' }, true, { sort: 'discount:desc' }],
  ])('%j, engine relevance %s: %j (§9)', (filter, searchEngineRelevance, expected) => {
    const site = { currency: 'GBP', variations: { searchEngineRelevance } } as const
    expect(listRequest(filter, site)).toEqual({ ...expected, currency: 'GBP' })
  })

  it('countRequest ignores order and page', () => {
    const filter: FilterState = { tab: 'travels', discounted: true, sort: 'price:asc', page: 3, perPage: 40, show: 'x' }
    expect(countRequest(filter, 'EUR')).toEqual({ discounted: true, currency: 'EUR' })
  })
})

describe('loadSearch', () => {
  beforeEach(() => void vi.stubGlobal('caches', memoryCaches()))
  afterEach(() => void vi.unstubAllGlobals())

  /** Cached responses of other tests are older. */
  let now = Date.UTC(2190, 0, 15)
  const search = async (filter: FilterState, tours: number, total = tours, totals: number[] = []) => {
    now += 10 * 86_400_000
    const calls: string[] = []
    const answers: Record<string, unknown> = {
      '/filters': sampleFilters,
      '/tours': samplePage(Array.from({ length: tours }, () => sampleFoundTour({}))),
      '/tours/facets': sampleFacets,
      '/search/counts': { totals },
      '/travels/paginated': samplePage(['a', 'b', 'c', 'd'].map((id) => sampleFoundTravel({ id }))),
      '/travels/top-sellers': { countries: [], itineraries: 0, departures: 0, travels: [] },
    }
    const fetch = async (request: Request) => {
      const { pathname } = new URL(request.url)
      calls.push(pathname)
      if (pathname === '/tours' && total > tours) {
        const { perPage = 20 } = (await request.json()) as ListRequest
        const data = Array.from({ length: Math.min(perPage, total) }, () => sampleFoundTour({}))
        answers[pathname] = samplePage(data, { total, perPage, lastPage: Math.ceil(total / perPage) })
      }
      return Response.json({ success: true, data: answers[pathname] })
    }
    const data = {
      ...{ env: { API: { fetch } } as unknown as Env, waitUntil: () => {}, log: makeDataLog() },
      config: { now: () => now, realNow: () => now, PAGE_TIMEOUT_MS: 2500 } as unknown as Config,
    }
    const loaded = await loadSearch(data, sampleSite('it'), { filter, currency: null })
    return { loaded, calls: calls.toSorted() }
  }

  it('counts no options when a text finds nothing, only wider searches', async () => {
    const { loaded, calls } = await search({ textSearch: 'qxzk' }, 0)
    expect(calls).not.toContain('/tours/facets')
    expect(calls.filter((call) => call === '/search/counts')).toHaveLength(1)
    expect([loaded.search.counts, loaded.degraded]).toEqual([{}, false])
  })

  it('suggests three travels of the closest wider searches, or best sellers', async () => {
    const { loaded } = await search({ textSearch: 'giappone', priceTo: 100 }, 0)
    expect(loaded.search.suggested).toEqual({ areClosest: false, travels: [] })
    const wider = await search({ textSearch: 'giappone', priceTo: 100 }, 0, 0, [3, 2, 1])
    expect(wider.loaded.search.suggested?.areClosest).toBe(true)
    expect(wider.loaded.search.suggested?.travels.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it.each<[FilterState, number]>([
    [{ priceTo: 100 }, 0],
    [{ textSearch: 'giappone' }, 1],
    [{ destinationId: ['jpn'] }, 0],
  ])('counts options when %j finds %i', async (filter, tours) => {
    expect((await search(filter, tours)).calls).toContain('/tours/facets')
  })

  it.each<[FilterState, number, number, number | undefined]>([
    [{ sort: 'price:asc' }, 100, 2, 100],
    [{ sort: 'price:asc', perPage: 20 }, 20, 8, 20],
    [{ sort: 'price:asc', page: 2 }, 20, 8, undefined],
  ])('with all departures on one card, %j shows %i of 159 on the first of %i pages', async (filter, ...expected) => {
    const { loaded } = await search(filter, 20, 159)
    const { page } = loaded.search.list
    expect([page.data.length, page.lastPage, loaded.filter.perPage]).toEqual(expected)
  })
})
