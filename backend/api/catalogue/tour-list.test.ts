import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TourRow } from '../../../demo/seed/rows/tour-rows.ts'
import type { TravelRow } from '../../../demo/seed/rows/travel-rows.ts'
import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import type { CurrencyCode } from '../../../shared/contracts/money.ts'
import { SALES_STATUSES, type Tour } from '../../../shared/contracts/tour.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { DEFAULT_STATUSES, type TestedFilter } from '../../../shared/filters/definitions.ts'
import { offerOf } from '../../../shared/tours/offer.ts'
import { anyListRequest } from '../../../tests/support/builders/any-list-request.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { pictureName } from '../../../tests/support/picture-name.ts'
import { CURRENCY_COLUMN } from '../sources/stored-currency.ts'
import { listTours, listTravels } from './lists.ts'

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(1500)
}, 60_000)

type Case = { tour: TourRow; price: number; travel: TravelRow | undefined }
type Fits = (filter: ListRequest, the: Case) => boolean

/** Independent form of each filter, as in the spec. */
const FITS: Record<Exclude<TestedFilter<'departures'> | TestedFilter<'travels'>, 'textSearch'>, Fits> = {
  status: ({ status }, { tour }) => (status?.length ? status : DEFAULT_STATUSES).includes(tour.status),
  when: ({ dateFrom, dateTo, daysSpan = 0 }, { tour }) =>
    (!dateFrom || tour.starting_date >= addDays(dateFrom, -daysSpan)) &&
    (!dateTo || tour.starting_date <= addDays(dateTo, daysSpan)),
  ageBadge: ({ ageBadge }, { tour }) => !ageBadge || tour.age_badge === ageBadge,
  groupLanguage: ({ groupLanguage }, { tour }) =>
    !groupLanguage?.length || groupLanguage.some((language) => language === tour.language),
  discounted: ({ discounted }, { tour }) => !discounted || tour.price_eur < tour.base_eur,
  isNoSharingRoomAvailable: (filter, { tour }) => !filter.isNoSharingRoomAvailable || tour.no_sharing === 1,
  price: ({ priceFrom = 0, priceTo = Infinity }, { price }) => price >= priceFrom && price <= priceTo,
  days: ({ durations, durationFrom = 0, durationTo = Infinity }, { tour: { days } }) =>
    (!durations || { MAX_6: days <= 6, MAX_10: days <= 10, OVER_10: days > 10 }[durations]) &&
    days >= durationFrom &&
    days <= durationTo,
  travelId: ({ travelId }, { tour }) => !travelId?.length || travelId.includes(tour.travel_id),
  place: ({ continentId, destinationId }, { tour, travel }) =>
    (!continentId?.length || continentId.includes(travel?.continent ?? '')) &&
    (!destinationId?.length || visits(tour, new Set(destinationId.map((id) => id.toLowerCase())))),
  moods: ({ moods }, { travel }) =>
    !moods?.length || moods.some((mood) => JSON.parse(travel?.moods ?? '[]').includes(mood)),
  travelStyles: ({ travelStyles }, { travel }) => !travelStyles?.length || travelStyles.includes(travel?.style ?? ''),
  travelTypes: ({ travelTypes }, { travel }) => !travelTypes?.length || travelTypes.includes(travel?.type ?? ''),
  costCenters: ({ costCenters }, { travel }) => !costCenters?.length || costCenters.includes(travel?.cost_center ?? ''),
  badgeId: ({ badgeId }, { travel }) =>
    !badgeId?.length || badgeId.some((badge) => travel?.badges.includes(badge) === true),
}

const visits = (tour: TourRow, ids: ReadonlySet<string>): boolean =>
  seeded.rows.travel_destinations.some((each) => each.travel_id === tour.travel_id && ids.has(each.destination_id))

const fits =
  (filter: ListRequest, currency: CurrencyCode) =>
  (tour: TourRow): boolean => {
    const price = tour[`price_${CURRENCY_COLUMN[currency]}`]
    const travel = seeded.rows.travels.find(({ id }) => id === tour.travel_id)
    return Object.values(FITS).every((each) => each(filter, { tour, price, travel }))
  }

const sortKey = (tour: Tour, sort: ListRequest['sort'], currency: CurrencyCode): number => {
  const thousandths = (1000 * (tour.basePrice[currency] - tour.price[currency])) / tour.basePrice[currency]
  switch (sort) {
    case 'price:asc':
      return tour.price[currency]
    case 'price:desc':
      return -tour.price[currency]
    case 'discount:desc':
      return -Math.floor(thousandths)
    case 'duration:asc':
      return tour.travel.numberOfDays
    case 'duration:desc':
      return -tour.travel.numberOfDays
    default:
      return Date.parse(tour.startingDate)
  }
}

describe('listTours', () => {
  it('returns exactly the departures of any filter, in order, each once (§7, §9)', async () => {
    await fc.assert(
      fc.asyncProperty(anyListRequest, async (filter) => {
        const site = seeded.site('it')
        const currency = filter.currency ?? 'EUR'
        const expected = seeded.rows.tours.filter(fits(filter, currency)).map(({ id }) => id)
        const first = await listTours(site, { ...filter, perPage: 100 })
        const tours = [...first.data]
        for (let page = 2; page <= first.lastPage; page++)
          tours.push(...(await listTours(site, { ...filter, perPage: 100, page })).data)
        expect(first.total).toBe(expected.length)
        expect(tours.map(({ id }) => id).sort()).toEqual(expected.sort())
        const keys = tours.map((tour) => sortKey(tour, filter.sort, currency))
        expect(keys).toEqual([...keys].sort((a, b) => a - b))
      }),
      { numRuns: 120 },
    )
  }, 120_000)

  it('defaults to 20 a page, soonest first, without sold-out departures (§9)', async () => {
    const page = await listTours(seeded.site('it'), {})
    expect(page).toMatchObject({ currentPage: 1, perPage: 20 })
    expect(page.data).toHaveLength(20)
    expect(page.data.map(({ salesStatus }) => salesStatus)).not.toContain('SOLD_OUT')
    expect(page.total).toBe(seeded.rows.tours.filter(({ status }) => status !== 'SOLD_OUT').length)
    expect(page.lastPage).toBe(Math.ceil(page.total / 20))
  })

  it('lists groups in one language first within each month, those that can be booked before others, on request', async () => {
    const { data } = await listTours(seeded.site('it'), { languageFirst: 'it', perPage: 100 })
    const keys = data.map((tour) =>
      [
        tour.startingDate.slice(0, 7),
        tour.groupLanguage === 'it' ? 0 : 1,
        offerOf(tour) === 'book' ? 0 : 1,
        tour.startingDate,
      ].join(' '),
    )
    expect(keys).toEqual(keys.toSorted())
    expect(new Set(keys.map((key) => key.slice(0, 9))).size).toBeGreaterThan(2)
  })

  it('lists no past departures (§7)', async () => {
    const later = addDays(SEED_DAY, 60)
    const { data } = await listTours(seeded.site('it', later), { status: [...SALES_STATUSES], perPage: 100 })
    expect(data.every(({ startingDate }) => startingDate > later)).toBe(true)
    const past = await listTours(seeded.site('it', later), { dateTo: addDays(later, -1) })
    expect(past).toEqual({ currentPage: 1, perPage: 20, lastPage: 1, total: 0, data: [], matchingTravels: 0 })
  })

  it.each([
    ['gabon', 1],
    ['qxbdfzk', 0],
  ])('counts the travels that match where no departure does: %s', async (textSearch, travels) => {
    const { total, matchingTravels } = await listTours(seeded.site('it'), { textSearch })
    expect({ total, matchingTravels }).toEqual({ total: 0, matchingTravels: travels })
    expect((await listTravels(seeded.site('it'), { textSearch })).total).toBe(travels)
  })

  it('shows the poster of a travel, then its photos, then the poster again', async () => {
    const { data } = await listTours(seeded.site('it'), { travelId: ['japan-tokyo-kyoto'], perPage: 6 })
    const images = data.map(({ travel }) => travel.thumbnailImage)
    const [poster, photo] = ['japan-tokyo-kyoto', 'japan-tokyo-kyoto-stage-1']
    expect(images.map(({ desktop }) => pictureName(desktop))).toEqual([poster, photo, poster, photo, poster, photo])
    expect(images[0]?.mobile.size).toEqual({ width: 800, height: 1000 })
    expect(images[1]?.mobile).toMatchObject({ id: images[1]?.desktop.id, size: { width: 1600, height: 1000 } })
    expect(images[1]?.mobile.altText).toMatch(/^Illustrazione: uno skyline/)
  })

  it('returns an empty page beyond the last one', async () => {
    const { lastPage, total } = await listTours(seeded.site('it'), {})
    const beyond = await listTours(seeded.site('it'), { page: lastPage + 1 })
    expect(beyond).toEqual({ currentPage: lastPage + 1, perPage: 20, lastPage, total, data: [] })
  })

  it('reads price limits in the market currency unless another is given', async () => {
    const limit = { priceTo: 90_000, perPage: 100 }
    const { data: dollars } = await listTours(seeded.site('us'), limit)
    expect(dollars.every(({ price }) => price.USD <= 90_000)).toBe(true)
    const { total: euros } = await listTours(seeded.site('us'), { ...limit, currency: 'EUR' })
    expect(euros).toBeGreaterThan((await listTours(seeded.site('us'), limit)).total)
  })

  it('combines a misspelt text search with other filters', async () => {
    const { data } = await listTours(seeded.site('it'), { textSearch: 'giapone', sort: 'price:asc', perPage: 100 })
    const japan = seeded.rows.travel_destinations.filter(({ destination_id }) => destination_id === 'jpn')
    expect(data.length).toBeGreaterThan(0)
    expect(data.every(({ travel }) => japan.some(({ travel_id }) => travel_id === travel.id))).toBe(true)
    expect((await listTours(seeded.site('it'), { textSearch: 'xqzw' })).total).toBe(0)
  })

  it('returns the shift in days of flexible dates', async () => {
    const flexible = { dateFrom: '2027-05-10', dateTo: '2027-05-12', daysSpan: 5, perPage: 100 }
    const { data } = await listTours(seeded.site('it'), flexible)
    expect(new Set(data.map(({ shiftedDays }) => Math.sign(shiftedDays ?? Number.NaN)))).toEqual(new Set([-1, 0, 1]))
    for (const { startingDate, shiftedDays } of data)
      expect(addDays(startingDate, -(shiftedDays ?? 0)) >= flexible.dateFrom).toBe(true)
    expect((await listTours(seeded.site('it'), { ...flexible, daysSpan: 0 })).data[0]?.shiftedDays).toBeNull()
  })
})
