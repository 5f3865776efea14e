import { describe, expect, it } from 'vitest'
import { STYLES } from '../../../backend/api/catalogue/catalogue-codes.ts'
import { listTours, travelIds } from '../../../backend/api/catalogue/lists.ts'
import { PRICE_RANGES } from '../../../backend/api/catalogue/prices.ts'
import { destinationCarousel } from '../../../backend/api/content/blocks/data-blocks.ts'
import type { Site } from '../../../backend/api/site.ts'
import { CONTINENT_CODES } from '../../../shared/contracts/destination.ts'
import type { ListRequest } from '../../../shared/contracts/filter-state.ts'
import { MOODS } from '../../../shared/contracts/travel.ts'
import { addMonths, monthRange, yearMonth } from '../../../shared/dates/iso-days.ts'
import { SORT_ORDERS } from '../../../shared/filters/definitions.ts'
import { SEED_DAY, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { hashDistance, perceptualHash } from '../../../tests/support/perceptual-hash.ts'
import { readSources } from '../../seed/sources.ts'
import { drawPoster } from '../scene/draw-poster.ts'
import type { PosterSpec } from '../scene/poster-spec.ts'
import { planPictures } from './plan-pictures.ts'
import { travelPosters } from './travel-posters.ts'

/** Bits of 120 in which two pictures of a travel, and two neighbours in search results, differ at least. */
const [OF_TRAVEL, OF_NEIGHBOURS] = [40, 36]
/** Results of a search that are seen first, and how far apart neighbours are in rows of three. */
const [FIRST, REACH] = [24, 3]

const { travels, coordinators, pages } = readSources()
const specs = new Map(
  planPictures({ travels, coordinators }).flatMap((picture) =>
    picture.kind === 'poster' ? [[picture.id, picture.spec] as const] : [],
  ),
)
const hashes = new Map<string, Promise<boolean[]>>()
const hashOf = (id: string): Promise<boolean[]> => {
  const spec = specs.get(id)
  if (spec === undefined) throw new Error(`no picture ${id}`)
  const hash = hashes.get(id) ?? perceptualHash(drawPoster(spec))
  hashes.set(id, hash)
  return hash
}

/**
 * Pairs of pictures, at most `reach` apart in their list, that look alike. Departures of one travel in a row show its
 * pictures in turn: the same one is not next to itself.
 */
const lookalikes = async (ids: readonly string[], least: number, reach = ids.length): Promise<string[]> => {
  // Rendered concurrently, in threads of sharp.
  const drawn = await Promise.all(ids.map(async (id) => ({ id, hash: await hashOf(id) })))
  return drawn.flatMap((a, i) =>
    drawn.slice(i + 1, i + 1 + reach).flatMap((b, between) => {
      const distance = hashDistance(a.hash, b.hash)
      return distance < least && (a.id !== b.id || between === 0) ? [`${a.id} and ${b.id}: ${distance}`] : []
    }),
  )
}

type Covers = (site: Site, search: ListRequest) => Promise<{ desktop: string; mobile: string }[]>

describe('perceptual hashes', () => {
  const town: PosterSpec = {
    seed: 'town',
    terrain: 'oldtown',
    terrainKind: 'whitewashed',
    foreground: 'none',
    hour: 'golden',
    country: 'TUN',
    continent: 'africa',
    format: 'landscape',
  }
  const distanceTo = async (other: Partial<PosterSpec>): Promise<number> =>
    hashDistance(await perceptualHash(drawPoster(town)), await perceptualHash(drawPoster({ ...town, ...other })))

  it('are close for a town in houses of another colour', async () =>
    expect(await distanceTo({ terrainKind: 'limestone' })).toBeLessThan(OF_NEIGHBOURS))

  it('are far apart for a town by the water', async () =>
    expect(await distanceTo({ terrain: 'waterfront' })).toBeGreaterThan(OF_NEIGHBOURS))
})

describe('pictures that look alike', () => {
  it.each(CONTINENT_CODES)(
    'do not exist among the poster and the stage pictures of a travel in %s',
    {
      timeout: 300_000,
    },
    async (code) => {
      const found: string[] = []
      for (const travel of travels.filter(({ continent }) => continent === code)) {
        const ids = travelPosters(travel).flatMap(({ id }) => (id.endsWith('-portrait') ? [] : [id]))
        found.push(...(await lookalikes(ids, OF_TRAVEL)))
      }
      expect(found).toEqual([])
    },
  )

  it.each(['us', 'it'] as const)(
    'do not exist among neighbours in carousels of countries in %s',
    { timeout: 300_000 },
    async (market) => {
      const site = (await seededSite()).site(market)
      const carousels = pages
        .flatMap(({ source }) => source.blocks)
        .filter((block) => block.blockType === 'destination-carousel')
      expect(carousels.length).toBeGreaterThan(5)
      const found = new Set<string>()
      for (const { content } of carousels) {
        const { items } = await destinationCarousel(content, site)
        const ids = items.flatMap(({ picture }) => picture?.id ?? [])
        for (const pair of await lookalikes(ids, OF_NEIGHBOURS, REACH)) found.add(pair)
      }
      expect([...found]).toEqual([])
    },
  )

  describe.each([
    [
      'travels',
      async (site, search) =>
        (await travelIds(site, search)).map((id) => ({ desktop: `${id}-landscape`, mobile: `${id}-portrait` })),
    ],
    [
      'departures',
      async (site, search) =>
        (await listTours(site, { ...search, perPage: FIRST })).data.map(({ travel: { thumbnailImage } }) => ({
          desktop: thumbnailImage.desktop.id,
          mobile: thumbnailImage.mobile.id,
        })),
    ],
  ] satisfies [string, Covers][])('on the tab of %s', (_, covers) => {
    it.each([
      ['us', 'USD', ['desert', 'islands']],
      ['it', 'EUR', ['deserto', 'isole']],
    ] as const)(
      'do not exist among neighbours in the first results of common searches in %s',
      {
        timeout: 300_000,
      },
      async (market, currency, texts) => {
        const areas = CONTINENT_CODES.map((code) => ({ continentId: [code] }))
        const moods = MOODS.map((mood) => ({ moods: [mood] }))
        const visited = travels.flatMap(({ countries }) => [...new Set(countries)])
        const countries = [...new Set(visited)].filter((code) => visited.indexOf(code) < visited.lastIndexOf(code))
        const sorts = SORT_ORDERS.map((sort) => ({ sort }))
        const searches: ListRequest[] = [
          {},
          ...areas,
          ...moods,
          ...sorts,
          ...areas.flatMap((area) => sorts.map((sort) => ({ ...area, ...sort }))),
          ...STYLES.map((style) => ({ travelStyles: [style] })),
          ...Array.from({ length: 12 }, (_, month) => {
            const { from, to } = monthRange(addMonths(yearMonth(SEED_DAY), month))
            return { dateFrom: from, dateTo: to }
          }),
          ...countries.map((code) => ({ destinationId: [code.toLowerCase()] })),
          ...texts.map((textSearch) => ({ textSearch })),
          ...PRICE_RANGES[currency].map(({ min, max }) => ({ priceFrom: min, priceTo: max ?? undefined })),
        ]
        // Not every area has travels of every mood.
        const moodsOfAreas: ListRequest[] = areas.flatMap((area) => moods.map((mood) => ({ ...area, ...mood })))
        const site = (await seededSite()).site(market)
        const found = new Set<string>()
        for (const search of [...searches, ...moodsOfAreas]) {
          const shown = (await covers(site, search)).slice(0, FIRST)
          if (!moodsOfAreas.includes(search)) expect(shown.length, JSON.stringify(search)).toBeGreaterThan(0)
          for (const ids of [shown.map(({ desktop }) => desktop), shown.map(({ mobile }) => mobile)])
            for (const pair of await lookalikes(ids, OF_NEIGHBOURS, REACH)) found.add(pair)
        }
        expect([...found]).toEqual([])
      },
    )
  })
})
