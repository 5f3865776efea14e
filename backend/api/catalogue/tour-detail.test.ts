import { beforeAll, describe, expect, it } from 'vitest'
import { flightsSchema } from '../../../shared/contracts/flights.ts'
import { tourDetailSchema } from '../../../shared/contracts/tour.ts'
import { travelDetailSchema } from '../../../shared/contracts/travel.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { pictureName } from '../../../tests/support/picture-name.ts'
import { flightsOf } from '../flights/suggest-flights.ts'
import { tourDetail } from './tour-detail.ts'
import { travelDetail } from './travel-detail.ts'

const NOW = `${SEED_DAY}T12:00:00.000Z`
let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(1500)
}, 60_000)
const someTour = (fits: (tour: SeededSite['rows']['tours'][number]) => boolean = () => true) => {
  const tour = seeded.rows.tours.find(fits)
  if (tour === undefined) throw new Error('none fits')
  return tour
}

describe('tourDetail', () => {
  it('fits the contract for any case of the code, and after the departure (§3)', async () => {
    const { travel_id, code, id, ending_date } = someTour()
    for (const today of [SEED_DAY, addDays(ending_date, 10)]) {
      const tour = await tourDetail(seeded.site('de', today), travel_id, code.toLowerCase(), NOW)
      expect(tour?.id).toBe(id)
      expect(tourDetailSchema.parse(tour)).toEqual(tour)
    }
  })

  it('ends the status history with the current state, and has the base price before a reduction', async () => {
    for (const row of seeded.rows.tours.filter(({ discount }) => discount > 0).slice(0, 20)) {
      const tour = await tourDetail(seeded.site('it'), row.travel_id, row.code, NOW)
      const last = tour?.history.at(-1)
      expect(last).toMatchObject({ salesStatus: tour?.salesStatus, price: tour?.price })
      expect(tour?.history.map(({ price }) => price.EUR)).toContain(tour?.basePrice.EUR)
      expect(tour?.lowestPrice).toEqual(tour?.price)
    }
  })

  it('offers a private room where available, and Flexible Cancellation while it applies (§1)', async () => {
    const detail = (row: SeededSite['rows']['tours'][number], today = SEED_DAY) =>
      tourDetail(seeded.site('it', today), row.travel_id, row.code, NOW)
    const late = someTour(({ no_sharing }) => no_sharing === 1)
    expect((await detail(late))?.options.privateRoom?.EUR).toBeGreaterThan(0)
    expect((await detail(someTour(({ no_sharing }) => no_sharing === 0)))?.options.privateRoom).toBeNull()
    expect((await detail(late, addDays(late.starting_date, -9)))?.options.flexibleCancellation).not.toBeNull()
    expect((await detail(late, addDays(late.starting_date, -8)))?.options.flexibleCancellation).toBeNull()
  })

  it('is found by the code that it had before it moved to another day', async () => {
    const { id, travel_id, code: former } = someTour()
    seeded.sqlite.prepare("UPDATE tours SET code = 'MOVED' WHERE id = ?").run(id)
    const found = async (code: string) => (await tourDetail(seeded.site('it'), travel_id, code, NOW))?.code
    expect([await found(former), await found('moved'), await found('none')]).toEqual(['MOVED', 'MOVED', undefined])
  })

  it('is null for a departure of another travel and for an invalid code', async () => {
    const one = someTour()
    const other = someTour(({ travel_id }) => travel_id !== one.travel_id)
    expect(await tourDetail(seeded.site('it'), other.travel_id, one.code, NOW)).toBeNull()
    expect(await tourDetail(seeded.site('it'), 'nowhere', one.code, NOW)).toBeNull()
    expect(await tourDetail(seeded.site('it'), one.travel_id, "' OR 1 --", NOW)).toBeNull()
  })
})

describe('flightsOf', () => {
  it('has the flight price of the departure, and is empty without one', async () => {
    const priced = someTour(({ flights_eur }) => flights_eur !== null)
    const flights = await flightsOf(seeded.site('fr'), priced.id)
    expect(flightsSchema.parse(flights).suggestions[0]?.minimumPrice.EUR).toBe(priced.flights_eur)
    const bare = someTour(({ flights_eur }) => flights_eur === null)
    expect((await flightsOf(seeded.site('fr'), bare.id))?.suggestions).toEqual([])
    expect(await flightsOf(seeded.site('fr'), 'nothing')).toBeNull()
  })
})

describe('travelDetail', () => {
  it('counts reviews by stars, and has its poster and the photos of its stages in the gallery', async () => {
    for (const { slug } of seeded.rows.travels.slice(0, 10)) {
      const travel = await travelDetail(seeded.site('es'), slug)
      expect(travelDetailSchema.parse(travel)).toEqual(travel)
      expect(travel?.ratingCounts?.reduce((sum, count) => sum + count, 0)).toBe(travel?.rating?.count ?? 0)
      const photos = travel?.itinerary.flatMap(({ picture }) => picture?.id ?? []) ?? []
      expect(photos.length).toBeGreaterThan(0)
      expect(travel?.photos.map(pictureName)).toEqual([travel?.id, ...photos.map((id) => pictureName({ id }))])
      expect(travel?.destinationFacts).not.toBeNull()
    }
  })
})
