import { beforeAll, describe, expect, it } from 'vitest'
import { readSources } from '../../../demo/seed/sources.ts'
import { LANGUAGES, MARKET_IDS } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { travelDetailSchema } from '../../../shared/contracts/travel.ts'
import { alertWorld } from '../../../tests/support/builders/alert-world.ts'
import { type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { findSubject } from '../alerts/people/find-subject.ts'
import { listAlerts } from '../alerts/people/list-alerts.ts'
import { loadCustomPage } from '../content/custom-page.ts'
import { loadLayout } from '../content/layout.ts'
import { loadSitemap } from '../content/sitemap.ts'
import { loadFacts } from '../facts/placeholders.ts'
import { flightsOf } from '../flights/suggest-flights.ts'
import { siteOf } from '../http/market-site.ts'
import { topSellers } from '../lookup/top-sellers.ts'
import { availableFilters } from './available-filters.ts'
import { searchCounts } from './columns/count-search.ts'
import { searchFacets } from './columns/facets.ts'
import { priceGrid } from './columns/price-grid.ts'
import { coordinatorDetail } from './coordinators.ts'
import { loadDepartureDays } from './departure-days.ts'
import { listTours, listTravels } from './lists.ts'
import { loadReviews, reviewSummary } from './reviews.ts'
import { tourDetail } from './tour-detail.ts'
import { travelDetail } from './travel-detail.ts'

/** Every fourth travel is translated into German: none in Oceania, one in Japan. */
const sources = readSources()
const toldInGerman = sources.travels
  .filter(({ continent, countries }, index) => continent !== 'oceania' && (index % 4 === 0 || countries[0] === 'JPN'))
  .map(({ slug }) => slug)
/** Id of a travel by its English slug. */
const idOf = new Map(sources.travels.map(({ slug, copy }) => [copy.en?.slug ?? slug, slug]))
const unsold = new Set(sources.travels.map(({ slug }) => slug).filter((slug) => !toldInGerman.includes(slug)))
const partly = {
  ...sources,
  travels: sources.travels.map((travel) => {
    if (toldInGerman.includes(travel.slug)) return travel
    const { de: _, ...copy } = travel.copy
    return { ...travel, copy }
  }),
}
const ALL = { perPage: 100 }

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(900, partly)
}, 60_000)

/** Slugs of travels that a response names although the market does not sell them. */
const namedIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [...unsold].filter((slug) => value === slug)
    : Object.values((value ?? {}) as object).flatMap(namedIn)

describe('market with part of the catalogue', () => {
  it('lists and counts only its own travels', async () => {
    const site = seeded.site('de')
    const travels = await listTravels(site, { ...ALL, hasTours: false })
    expect(travels.total).toBe(toldInGerman.length)
    const tours = await listTours(site, { page: 1, ...ALL })
    const own = seeded.rows.tours.filter(({ travel_id, status }) => !unsold.has(travel_id) && status !== 'SOLD_OUT')
    expect(tours.total).toBe(own.length)
    expect(tours.data).toHaveLength(Math.min(100, own.length))
    expect((await searchFacets(site, {}, 'tours')).total).toBe(own.length)
    const counts = await searchCounts(site, {
      tab: 'tours',
      currency: 'EUR',
      filters: [{}, { continentId: ['oceania'] }],
      cheapest: true,
    })
    expect(counts.totals).toEqual([own.length, 0])
    const cells = (await priceGrid(site, {})).rows.flatMap((row) => row.cells)
    const price = Math.min(...cells.flatMap(({ lowestPrice }) => lowestPrice ?? []))
    const [startingDate] = cells.flatMap((cell) => (cell.lowestPrice === price ? (cell.lowestDay ?? []) : [])).sort()
    expect(counts.cheapest).toEqual([{ price, startingDate }, null])
    const days = await loadDepartureDays(site, {})
    expect(days.reduce((sum, day) => sum + day.tours, 0)).toBe(own.length)
    for (const value of [travels, tours]) expect(namedIn(value)).toEqual([])
  })

  it('suggests and offers no place without its travels', async () => {
    const site = seeded.site('de')
    const find = (search: string) => topSellers(site, { search, countries: [], continents: [] })
    expect(await find('Neuseeland')).toMatchObject({ countries: [], travels: [], itinerariesCount: 0 })
    expect((await find('Japan')).countries.map(({ isoCodeAlpha3 }) => isoCodeAlpha3)).toEqual(['JPN'])
    const { destinations } = await availableFilters(site)
    expect(destinations.map(({ continent }) => continent.code)).not.toContain('oceania')
    expect(namedIn([await find(''), await find('Japan'), destinations])).toEqual([])
    const sold = new Set(partly.travels.flatMap(({ slug, countries }) => (unsold.has(slug) ? [] : countries)))
    expect((await loadFacts(site)).countries).toBe(String(sold.size))
  })

  it('has pages of its own travels only, without other travels', async () => {
    const site = seeded.site('de')
    const [gone = '', stillSold = ''] = [[...unsold][0], toldInGerman[0]]
    expect(await travelDetail(site, gone)).toBeNull()
    const tourOf = (slug: string) => seeded.rows.tours.find(({ travel_id }) => travel_id === slug)
    const tour = tourOf([...unsold].find((slug) => tourOf(slug) !== undefined) ?? '') ?? expect.fail('no tour')
    expect(await tourDetail(site, tour.travel_id, tour.code, '2027-01-15T12:00:00Z')).toBeNull()
    expect(await flightsOf(site, tour.id)).toBeNull()
    expect(await findSubject(site, gone, null)).toBeNull()
    for (const market of MARKET_IDS.filter((id) => id !== 'de')) {
      const slugs = (await travelDetail(seeded.site(market), gone))?.slugs ?? {}
      expect(Object.keys(slugs).toSorted()).toEqual(LANGUAGES.filter((language) => language !== 'de').toSorted())
    }
    const travel = travelDetailSchema.parse(await travelDetail(site, stillSold))
    expect(Object.keys(travel.slugs).toSorted()).toEqual([...LANGUAGES].sort())
    expect(travel.related).toHaveLength(4)
    expect(namedIn(travel)).toEqual([])
    for (const { slug } of sources.coordinators) {
      const coordinator = await coordinatorDetail(site, slug)
      const led = seeded.rows.tours.filter(
        ({ coordinator_id, travel_id, status }) =>
          coordinator_id === slug && !unsold.has(travel_id) && status !== 'SOLD_OUT',
      )
      expect(coordinator?.departures).toHaveLength(Math.min(50, led.length))
    }
  }, 30_000)

  it('links only to its own travels from menus, blocks and sitemap', async () => {
    const site = seeded.site('de')
    expect(namedIn(await loadLayout(site))).toEqual([])
    for (const { source } of sources.pages) {
      const slug = source.slugs.de
      if (slug !== undefined) expect([slug, namedIn(await loadCustomPage(site, { slug }))]).toEqual([slug, []])
    }
    const sitemap = await loadSitemap(site, 0)
    expect(sitemap.travels.map(({ slugs }) => idOf.get(slugs.en ?? '')).toSorted()).toEqual(toldInGerman.toSorted())
    const world = await loadSitemap(seeded.site('we'), 0)
    for (const { slugs } of world.travels) expect('de' in slugs).toBe(!unsold.has(idOf.get(slugs.en ?? '') ?? ''))
  }, 30_000)

  it('shows reviews of its own travels in its language', async () => {
    const count = async (market: 'de' | 'fr') => (await reviewSummary(seeded.site(market), {})).count
    expect(await count('de')).toBeLessThan(await count('fr'))
    expect(await loadReviews(seeded.site('fr'), {}, 1000)).toHaveLength(seeded.rows.reviews.length)
    expect(await loadReviews(seeded.site('de'), {}, 1000)).toHaveLength(
      seeded.rows.reviews.filter(({ travel_id }) => !unsold.has(travel_id)).length,
    )
  })

  it('leaves other markets unchanged', async () => {
    for (const market of MARKET_IDS.filter((id) => markets[id].language !== 'de')) {
      const translatedTravels = sources.travels.filter(({ copy }) => copy[markets[market].language] !== undefined)
      expect((await listTravels(seeded.site(market), ALL)).total).toBe(translatedTravels.length)
    }
  })
})

it('lists an alert for a travel the market lacks, and translates those it has', async () => {
  const { env, sqlite, ask } = alertWorld()
  await ask('a@b.it', 'it', {})
  const person = String(sqlite.prepare('SELECT id FROM alert_people').get()?.id)
  sqlite.exec("DELETE FROM travel_texts WHERE language = 'de' AND travel_id = 'one'")
  const [german] = (await listAlerts(siteOf(env, 'de'), person))?.alerts ?? []
  expect(german?.travel).toMatchObject({ slug: 'one', title: 'Travel one it', isSold: false })
  const [french] = (await listAlerts(siteOf(env, 'fr'), person))?.alerts ?? []
  expect(french?.travel).toMatchObject({ slug: 'one', title: 'Travel one fr', isSold: true })
})
