import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { pageOf } from '../../../shared/contracts/envelope.ts'
import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import { foundTravelSchema } from '../../../shared/contracts/search.ts'
import { AGE_BADGES, SALES_STATUSES } from '../../../shared/contracts/tour.ts'
import type { Mood } from '../../../shared/contracts/travel.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { DEFAULT_STATUSES } from '../../../shared/filters/definitions.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { listTravels, travelIds } from './lists.ts'

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(1500)
}, 60_000)

/** Independent form of the departure filters, as in the spec; prices in euro. */
const departuresOf = (travelId: string, filter: ListRequest) =>
  seeded.rows.tours.filter(
    (tour) =>
      tour.travel_id === travelId &&
      (filter.status?.length ? filter.status : DEFAULT_STATUSES).includes(tour.status) &&
      (!filter.dateFrom || tour.starting_date >= addDays(filter.dateFrom, -(filter.daysSpan ?? 0))) &&
      (!filter.dateTo || tour.starting_date <= addDays(filter.dateTo, filter.daysSpan ?? 0)) &&
      (!filter.ageBadge || tour.age_badge === filter.ageBadge) &&
      (!filter.discounted || tour.discount > 0) &&
      (filter.priceFrom === undefined || tour.price_eur >= filter.priceFrom) &&
      (filter.priceTo === undefined || tour.price_eur <= filter.priceTo),
  )

const day = fc.integer({ min: 0, max: 600 }).map((days) => addDays(SEED_DAY, days))
const cents = fc.integer({ min: 30_000, max: 400_000 })
const departureFilters: fc.Arbitrary<ListRequest> = fc
  .record(
    {
      status: fc.subarray([...SALES_STATUSES], { minLength: 1 }),
      dateFrom: day,
      dateTo: day,
      daysSpan: fc.integer({ min: 0, max: 31 }),
      ageBadge: fc.constantFrom(...AGE_BADGES),
      discounted: fc.constant(true),
      priceFrom: cents,
      priceTo: cents,
    },
    { requiredKeys: [] },
  )
  .filter(({ daysSpan: _, ...filter }) => Object.keys(filter).length > 0)

describe('travelIds', () => {
  it('returns the travels with a departure that matches the filter', async () => {
    await fc.assert(
      fc.asyncProperty(departureFilters, async (filter) => {
        const expected = seeded.rows.travels.filter(({ id }) => departuresOf(id, filter).length > 0).map(({ id }) => id)
        expect((await travelIds(seeded.site('it'), filter)).sort()).toEqual(expected.sort())
      }),
      { numRuns: 80 },
    )
  }, 60_000)

  it('includes travels without departures unless hasTours is set', async () => {
    const far = addDays(SEED_DAY, 5000)
    const { ensureOffers } = await import('./offers.ts')
    const none = await seededSite(1)
    await ensureOffers(none.site('it').db, far, 1e15)
    expect(await travelIds(none.site('it', far), {})).toHaveLength(none.rows.travels.length)
    expect(await travelIds(none.site('it', far), { hasTours: true })).toEqual([])
  })

  it.each([
    ['relevance:desc', 'score', -1],
    ['duration:asc', 'days', 1],
    ['duration:desc', 'days', -1],
  ] as const)('sorts by %s (§9)', async (sort, column, direction) => {
    const ids = await travelIds(seeded.site('it'), { sort })
    const values = ids.map((id) => (seeded.rows.travels.find((travel) => travel.id === id)?.[column] ?? 0) * direction)
    expect(values).toEqual([...values].sort((a, b) => a - b))
    expect(ids).toHaveLength(seeded.rows.travels.length)
  })

  it.each<Mood>(['NATURE', 'RELAX', 'HISTORY', 'CULTURE', 'PARTY'])(
    'finds every travel that carries the mood %s (§2, §3)',
    async (mood) => {
      const carriers = seeded.rows.travels.filter(({ moods }) => JSON.parse(moods).includes(mood))
      expect(carriers.length).toBeGreaterThan(5)
      expect((await travelIds(seeded.site('it'), { moods: [mood] })).sort()).toEqual(
        carriers.map(({ id }) => id).sort(),
      )
    },
  )
})

describe('text match', () => {
  const kinds = async (relevance?: ListRequest['relevance']) => {
    const { data } = await listTravels(seeded.site('it'), { textSearch: 'peru', perPage: 100, relevance })
    return data.map(({ match }) => match?.kind)
  }

  it('is returned for text searches only', async () => {
    const { data } = await listTravels(seeded.site('it'), { textSearch: 'giapone' })
    expect(data.length).toBeGreaterThan(0)
    expect(data.map(({ match }) => match)).toEqual(data.map(() => ({ kind: 'destination', text: 'Giappone' })))
    expect((await listTravels(seeded.site('it'), {})).data.map(({ match }) => match)).toEqual(Array(20).fill(null))
  })

  it.each([
    ['it', 'mer'],
    ['fr', 'mer'],
    ['es', 'mar'],
  ] as const)('in market %s, %s finds the sea before places that begin like it', async (market, textSearch) => {
    const beaches = new Set(seeded.rows.travels.filter(({ style }) => style === 'BEACH').map(({ id }) => id))
    const { data } = await listTravels(seeded.site(market), { textSearch, perPage: 100 })
    const isSea = data.map(({ id, title }) => beaches.has(id) || /\bmer\b|\bmar\b/i.test(title))
    const seas = isSea.filter(Boolean).length
    expect(seas).toBeGreaterThan(10)
    expect(isSea.slice(0, seas)).not.toContain(false)
    expect(data.slice(seas).map(({ match }) => match?.text)).toContainEqual(expect.stringMatching(/^Mer|^Mar/))
  })

  it('sorts by score, or by relevance on request', async () => {
    const { data } = await listTravels(seeded.site('it'), { textSearch: 'giappone', perPage: 100 })
    const scores = data.map(({ id }) => seeded.rows.travels.find((travel) => travel.id === id)?.score ?? 0)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    const best = await kinds('meili')
    expect(best.indexOf('destination')).toBe(0)
    expect(best.lastIndexOf('destination')).toBe(best.filter((kind) => kind === 'destination').length - 1)
    expect([...best].sort()).toEqual((await kinds()).sort())
  })
})

describe('listTravels', () => {
  it('pages through all travels, each once', async () => {
    const site = seeded.site('it')
    const first = await listTravels(site, {})
    const ids = first.data.map(({ id }) => id)
    for (let page = 2; page <= first.lastPage; page++)
      ids.push(...(await listTravels(site, { page })).data.map(({ id }) => id))
    expect(first.total).toBe(seeded.rows.travels.length)
    expect(new Set(ids).size).toBe(first.total)
    expect(ids).toHaveLength(first.total)
  })

  it('has the cheapest bookable departure in the requested currency, and counts departures that are not sold out (§3)', async () => {
    for (const currency of ['EUR', 'USD'] as const) {
      const { data } = await listTravels(seeded.site('it'), { currency, sort: 'price:asc', perPage: 100 })
      const prices = data.map(({ bestTour }) => bestTour?.price[currency] ?? Number.POSITIVE_INFINITY)
      expect(prices).toEqual([...prices].sort((a, b) => a - b))
      for (const travel of data) {
        const departures = seeded.rows.tours.filter(({ travel_id }) => travel_id === travel.id)
        const bookable = departures.filter(
          ({ seats_to_confirm, status, free_seats }) =>
            seats_to_confirm > 0 || (['CONFIRMED', 'ALMOST_FULL'].includes(status) && free_seats > 0),
        )
        const column = currency === 'EUR' ? 'price_eur' : 'price_usd'
        const cheapest = bookable.map((tour) => tour[column]).sort((a, b) => a - b)[0]
        expect(travel.bestTour?.price[currency]).toBe(cheapest)
        expect(travel.departuresCount).toBe(departures.filter(({ status }) => status !== 'SOLD_OUT').length)
        expect(travel.ageRanges).toEqual(
          AGE_BADGES.filter((badge) => departures.some((d) => d.status !== 'SOLD_OUT' && d.age_badge === badge)),
        )
      }
    }
  })

  it('counts, prices and sorts by the departures that match the filter', async () => {
    const sorts = fc.constantFrom<('price:asc' | 'price:desc' | 'date:asc')[]>('price:asc', 'price:desc', 'date:asc')
    await fc.assert(
      fc.asyncProperty(departureFilters, sorts, async (filter, sort) => {
        const { data } = await listTravels(seeded.site('it'), { ...filter, sort, perPage: 100 })
        const keys = data.map(({ id, bestTour, fitting }) => {
          const matching = departuresOf(id, filter)
          const all = seeded.rows.tours.filter(
            ({ travel_id, status }) =>
              travel_id === id && (status !== 'SOLD_OUT' || filter.status?.includes('SOLD_OUT') === true),
          )
          expect(fitting).toEqual({ count: matching.length, total: all.length })
          const bookable = matching.filter(
            ({ seats_to_confirm, status, free_seats }) =>
              status !== 'SOLD_OUT' &&
              status !== 'WAITING_LIST' &&
              (seats_to_confirm > 0 || (['CONFIRMED', 'ALMOST_FULL'].includes(status) && free_seats > 0)),
          )
          const priced = bookable.length > 0 ? bookable : matching
          const lowest = Math.min(...priced.map(({ price_eur }) => price_eur))
          expect(bestTour?.price.EUR).toBe(lowest)
          if (sort === 'date:asc') return Date.parse(matching.map((tour) => tour.starting_date).sort()[0] ?? '')
          return sort === 'price:asc' ? lowest : -lowest
        })
        expect(keys).toEqual([...keys].sort((a, b) => a - b))
      }),
      { numRuns: 30 },
    )
  }, 60_000)

  it('has no number of matching departures without a filter of departures', async () => {
    const { data } = await listTravels(seeded.site('it'), { hasTours: true, durations: 'MAX_10' })
    expect(data.map(({ fitting }) => fitting)).toEqual(data.map(() => null))
  })

  it.each(['EUR', 'USD'] as const)('sorts by the largest reduction of the listed departures: %s', async (currency) => {
    const { data } = await listTravels(seeded.site('it'), { currency, sort: 'discount:desc', perPage: 100 })
    const reductions = data.map(({ bestTour }) =>
      bestTour === null ? 0 : 100 - (100 * bestTour.price[currency]) / bestTour.basePrice[currency],
    )
    expect(reductions[0]).toBeGreaterThan(0)
    for (const [i, reduction] of reductions.entries()) expect(reduction).toBeLessThan((reductions[i - 1] ?? 100) + 0.1)
  })

  it.each(['it', 'us', 'we', 'es', 'fr', 'de'] as const)('fits the contract: %s', async (market) => {
    const page = await listTravels(seeded.site(market), { sort: 'discount:desc' })
    expect(pageOf(foundTravelSchema).parse(page)).toEqual(page)
  })
})
