import { beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { availableFiltersSchema } from '../../../shared/contracts/available-filters.ts'
import { coordinatorDetailSchema, travelDetailSchema } from '../../../shared/contracts/travel.ts'
import { addDays } from '../../../shared/dates/iso-days.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { availableFilters } from './available-filters.ts'
import { loadTravels } from './cards.ts'
import { coordinatorDetail, topCoordinators } from './coordinators.ts'
import { listTours } from './lists.ts'
import { travelDetail } from './travel-detail.ts'

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(1500)
}, 60_000)

describe('topCoordinators', () => {
  const areas = () => new Map(seeded.rows.coordinators.map(({ id, areas }) => [id, JSON.parse(areas) as string[]]))

  it('lists residents of an area first, each group by trips led', async () => {
    const found = await topCoordinators(seeded.site('it'), { areas: ['oceania'] }, 24)
    const home = found.filter(({ id }) => areas().get(id)?.[0] === 'oceania')
    expect(home.length).toBeGreaterThan(0)
    expect(found.slice(0, home.length)).toEqual(home)
    for (const group of [home, found.slice(home.length)]) {
      const trips = group.map(({ tripsLed }) => tripsLed)
      expect(trips).toEqual([...trips].sort((a, b) => b - a))
    }
    for (const { id } of found) expect(areas().get(id)).toContain('oceania')
  })

  it('sorts all coordinators by trips led without an area', async () => {
    const trips = (await topCoordinators(seeded.site('it'), {}, 10)).map(({ tripsLed }) => tripsLed)
    expect(trips).toEqual([...trips].sort((a, b) => b - a))
  })

  it('has of a country only those who lead an upcoming departure there', async () => {
    const { travel_destinations, tours } = seeded.rows
    const travels = new Set(
      travel_destinations.filter((row) => row.destination_id === 'mar').map((row) => row.travel_id),
    )
    const leaders = tours.filter(({ travel_id, starting_date }) => travels.has(travel_id) && starting_date > SEED_DAY)
    const ids = new Set(leaders.flatMap(({ coordinator_id }) => coordinator_id ?? []))
    const found = await topCoordinators(seeded.site('it'), { destinations: ['mar'] }, 24)
    expect(ids.size).toBeGreaterThan(0)
    expect(new Set(found.map(({ id }) => id))).toEqual(ids)
  })
})

describe('travelDetail', () => {
  it('fits the contract for every travel (§3)', async () => {
    for (const [index, { slug }] of seeded.rows.travels.entries()) {
      const site = seeded.site(MARKET_IDS[index % MARKET_IDS.length] ?? 'it')
      const isTranslated = seeded.rows.travel_texts.some(
        (row) => row.language === site.language && row.travel_id === slug,
      )
      const detail = await travelDetail(site, slug)
      expect(detail !== null).toBe(isTranslated)
      if (!isTranslated) continue
      expect(travelDetailSchema.parse(detail)).toEqual(detail)
    }
  }, 30_000)

  it("has a film, with a poster in the market's language, where one exists", async () => {
    const film = async (market: MarketId, slug: string) => (await travelDetail(seeded.site(market), slug))?.video
    expect(await film('de', 'maldives-local-islands')).toMatchObject({
      file: 'lagoon',
      poster: { altText: expect.stringContaining('Lagune') },
    })
    expect(await film('it', 'japan-tokyo-kyoto')).toBeNull()
  })

  it('links the pages of its area, and of all its countries, the main one first', async () => {
    expect(await travelDetail(seeded.site('de'), 'patagonia-ushuaia-fitz-roy')).toMatchObject({
      breadcrumbs: [
        { name: 'Südamerika', path: '/amerika-reisen' },
        { name: 'Argentinien', path: '/argentinien-reisen' },
      ],
      countries: [
        { name: 'Argentinien', path: '/argentinien-reisen' },
        { name: 'Chile', path: '/chile-reisen' },
      ],
    })
    expect(await travelDetail(seeded.site('it'), 'antarctica-peninsula')).toMatchObject({
      breadcrumbs: [{ name: 'Antartide', path: '/viaggi-antartide' }],
    })
  })

  it("describes pictures in the market's language, under the names of places", async () => {
    const picture = async (market: MarketId) =>
      (await travelDetail(seeded.site(market), 'japan-tokyo-kyoto'))?.itinerary[0]?.picture
    expect(await picture('it')).toMatchObject({
      altText: 'Illustrazione: uno skyline con una torre rossa a traliccio di notte',
      title: expect.stringContaining('Tokyo'),
    })
    expect((await picture('de'))?.altText).toBe('Illustration: eine Skyline mit rotem Gitterturm bei Nacht')
    const [first] = await loadTravels(seeded.site('us'), ['japan-tokyo-kyoto'])
    expect(first?.thumbnailImage.mobile.altText).toBe(
      'Illustration: a red pagoda in front of a red hall with sweeping roofs at golden hour',
    )
  })

  it('presents the coordinator of the first bookable departure that has one, in the market’s language where there is one', async () => {
    for (const { slug } of seeded.rows.travels) {
      const detail = await travelDetail(seeded.site('it'), slug)
      const led = detail?.departures.filter(({ coordinator }) => coordinator !== null) ?? []
      const bookable = led.filter(
        ({ salesStatus, seatsToConfirm, freeSeats }) =>
          !['WAITING_LIST', 'SOLD_OUT'].includes(salesStatus) && (seatsToConfirm > 0 || freeSeats > 0),
      )
      const italian = bookable.find(({ groupLanguage }) => groupLanguage === 'it')
      expect(detail?.coordinator?.id, slug).toBe((italian ?? bookable[0] ?? led[0])?.coordinator?.id)
    }
  }, 30_000)

  it('has every upcoming departure, even sold-out ones, soonest first', async () => {
    const slug = seeded.rows.travels[0]?.slug ?? ''
    const today = addDays(SEED_DAY, 90)
    const detail = await travelDetail(seeded.site('fr', today), slug)
    const expected = seeded.rows.tours.filter((tour) => tour.travel_id === slug && tour.starting_date > today)
    expect(detail?.departures.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
    const days = detail?.departures.map(({ startingDate }) => startingDate) ?? []
    expect(days).toEqual([...days].sort())
  })

  it('has related travels of the same continent (§2)', async () => {
    const travels = new Map(seeded.rows.travels.map((travel) => [travel.id, travel]))
    for (const { slug, continent, id } of seeded.rows.travels.slice(0, 20)) {
      const detail = await travelDetail(seeded.site('de'), slug)
      expect(detail?.related.map((each) => each.id)).not.toContain(id)
      for (const related of detail?.related ?? []) expect(travels.get(related.id)?.continent).toBe(continent)
    }
  })

  it('is null for an unknown slug', async () => {
    expect(await travelDetail(seeded.site('it'), "x' OR 1=1")).toBeNull()
  })
})

describe('coordinatorDetail', () => {
  it('fits the contract and has the departures they lead (§1)', async () => {
    for (const { slug } of seeded.rows.coordinators.slice(0, 12)) {
      const detail = await coordinatorDetail(seeded.site('es'), slug)
      expect(coordinatorDetailSchema.parse(detail)).toEqual(detail)
      for (const departure of detail?.departures ?? []) {
        expect(departure.coordinator?.slug).toBe(slug)
        expect(departure.salesStatus).not.toBe('SOLD_OUT')
      }
    }
    expect(await coordinatorDetail(seeded.site('es'), 'nobody')).toBeNull()
  })

  it('has the city in which they live, in the language of the market', async () => {
    expect(await coordinatorDetail(seeded.site('de'), 'martina-rinaldi')).toMatchObject({ home: 'Mailand' })
    for (const { slug } of seeded.rows.coordinators)
      expect((await coordinatorDetail(seeded.site('fr'), slug))?.home).toMatch(/^\S/)
  })
})

describe('availableFilters', () => {
  it.each(MARKET_IDS)('fits the contract: %s (§3)', async (market) => {
    const filters = await availableFilters(seeded.site(market))
    expect(availableFiltersSchema.parse(filters)).toEqual(filters)
    expect(filters.periods.filter(({ type }) => type === 'event').length).toBeGreaterThan(3)
  })

  it('offers each month that has departures, from tomorrow on (§3)', async () => {
    const { periods } = await availableFilters(seeded.site('it'))
    const months = new Set(
      seeded.rows.tours
        .filter(({ status }) => status !== 'SOLD_OUT')
        .map(({ starting_date }) => starting_date.slice(0, 7)),
    )
    const offered = periods.filter(({ type }) => type === 'month')
    expect(new Set(offered.map(({ startingDate }) => startingDate.slice(0, 7)))).toEqual(months)
    expect(offered[0]).toMatchObject({ name: 'gennaio 2027', startingDate: '2027-01-16', endingDate: '2027-01-31' })
    expect(offered[1]).toMatchObject({ startingDate: '2027-02-01', endingDate: '2027-02-28' })
  })

  it("lists every country once, under its continent, in the market's sort order (§3)", async () => {
    const { destinations } = await availableFilters(seeded.site('es'))
    for (const { continent, departuresCount } of destinations)
      expect([continent.id, departuresCount]).toEqual([
        continent.id,
        (await listTours(seeded.site('es'), { continentId: [continent.id], perPage: 1 })).total,
      ])
    const ids = destinations.flatMap(({ items }) => items.map(({ id }) => id))
    expect(ids.sort()).toEqual(seeded.rows.destinations.map(({ id }) => id).sort())
    for (const { continent, items } of destinations) {
      expect(items.every(({ continentCode }) => continentCode === continent.code)).toBe(true)
      const names = items.map(({ name }) => name)
      expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'es')))
    }
  })
})
