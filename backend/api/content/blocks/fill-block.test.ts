import { beforeAll, describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../../../markets/market-id.ts'
import { BLOCK_SCHEMAS, type BlockContent, type BlockType } from '../../../../shared/contracts/blocks.ts'
import { localizedText } from '../../../../tests/support/builders/localized-text.ts'
import { type SeededSite, seededSite } from '../../../../tests/support/builders/seeded-site.ts'
import { pictureName } from '../../../../tests/support/picture-name.ts'
import { loadPlaceSlugs } from '../../catalogue/place-slugs.ts'
import type { Site } from '../../site.ts'
import { type BlockSource, blockSourceSchema } from '../../sources/block-source.ts'
import { fillBlock } from './fill-block.ts'

const text = (word: string) => localizedText((language) => `${word} ${language}`)
const heading = { title: text('Title'), subtitle: text('Subtitle') }
const tour = 'japan-tokyo-kyoto'

const SOURCES = {
  'travel-cover': { ...heading, travel: tour },
  gallery: { items: [{ picture: 'area-asia', alt: text('Alt') }] },
  reviews: { ...heading, query: { limit: 8, minRating: 4 } },
  'top-sellers': { ...heading, query: { limit: 6 } },
  'destination-carousel': { ...heading, query: { limit: 8 } },
  'trust-rating': { logo: 'light' },
  'top-five': {
    ...heading,
    items: [
      { travel: tour, stage: 4 },
      {},
      { travel: 'no-such-travel', stage: 1 },
      { travel: tour },
      { travel: tour },
    ].map((where) => ({ title: text('Thing'), text: text('Text'), ...where })),
  },
  'blog-teasers': {
    ...heading,
    items: ['packing', 'fixed', 'only-elsewhere'].map((file) => ({
      ...{ title: text(file), text: text('Text') },
      ...{ picture: 'mood-relax', file },
    })),
  },
  video: { ...heading, video: 'lagoon', poster: 'maldives-local-islands', alt: text('Alt') },
  'legal-text': {
    ...{ title: text('Terms'), updated: '2026-11-02' },
    sections: [{ id: 'one', title: text('One'), html: text('<p>One</p>') }],
  },
  'departure-calendar': { ...heading, query: { filter: { continentId: ['asia'] } } },
  'when-to-go': { ...heading, query: { destination: 'jpn' } },
  'wemeet-teaser': {
    ...{ ...heading, text: text('Text'), picture: 'mood-party' },
    button: { label: text('Go'), link: { type: 'search', query: '' } },
  },
  'contact-books': heading,
} satisfies Partial<Record<BlockType, object>>
type Type = keyof typeof SOURCES
const types = Object.keys(SOURCES) as Type[]

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(1500)
}, 60_000)

const travelSlugs = () => new Map(seeded.rows.travels.map(({ slug }) => [slug, slug]))

const fill = async <T extends Type>(type: T, changes: object = {}, market: Site['market'] = 'it') => {
  const source: BlockSource = blockSourceSchema.parse({
    ...{ id: 'block', blockType: type },
    content: { ...SOURCES[type], ...changes },
  })
  const pageSlugs = new Map([
    ['packing', 'valigia'],
    ['fixed', 'come-funziona'],
  ])
  const links = { pageSlugs, travelSlugs: travelSlugs(), placeSlugs: new Map(), uploads: new Map() }
  const block = await fillBlock(source, { ...seeded.site(market), ...links })
  return block && (block.content as BlockContent<T>)
}

describe.each(MARKET_IDS)('blocks in market %s', (market) => {
  it.each(types)('fit their contract: %s', async (type) => {
    const content = await fill(type, {}, market)
    expect(BLOCK_SCHEMAS[type].parse(content)).toEqual(content)
  })
})

describe('catalogue blocks', () => {
  it("take a cover's picture and destination from its travel, and omit it without one", async () => {
    const cover = await fill('travel-cover', {}, 'de')
    expect(cover).toMatchObject({ title: 'Title de', travelSlug: 'japan-tokio-kyoto', destinationLabel: 'Japan' })
    expect(pictureName(cover?.picture.mobile)).toBe(tour)
    expect(await fill('travel-cover', { travel: 'no-such-travel' })).toBeNull()
  })

  it('list the requested number of best sellers of the requested areas (§2)', async () => {
    expect((await fill('top-sellers'))?.travels).toHaveLength(6)
    const africa = await fill('top-sellers', { query: { limit: 5, areas: ['africa'] } })
    const ids = seeded.rows.travels.filter(({ continent }) => continent === 'africa').map(({ id }) => id)
    expect(africa?.travels).toHaveLength(5)
    for (const { id, departuresCount } of africa?.travels ?? []) {
      expect(ids).toContain(id)
      expect(departuresCount).toBeGreaterThan(0)
    }
  })

  it("list countries of the requested areas with departures, a picture and the market's name", async () => {
    const carousel = await fill('destination-carousel', { query: { limit: 4, areas: ['asia', 'africa'] } }, 'fr')
    expect(carousel?.items).toHaveLength(4)
    const counts = carousel?.items.map(({ destination }) => destination.departuresCount) ?? []
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
    for (const { destination, picture } of carousel?.items ?? []) {
      expect(destination.departuresCount).toBeGreaterThan(0)
      expect(['asia', 'africa']).toContain(destination.continentCode)
      expect(picture?.altText).toMatch(/^Illustration\u00a0: /)
    }
  })

  it('list all countries and regions of the requested areas that have a page', async () => {
    const query = { limit: 4, areas: ['europe'] }
    const { items = [], countries = [], places = [] } = (await fill('destination-carousel', { query }, 'de')) ?? {}
    const names = countries.map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator('de').compare))
    const { slugs } = await loadPlaceSlugs(seeded.site('de').db)
    const { results } = await seeded
      .site('de')
      .db.prepare("SELECT id FROM destinations WHERE continent = 'europe'")
      .all()
    const expected = results.flatMap(({ id }) => slugs.get(String(id))?.de ?? [])
    const linked = [...items.map(({ destination }) => destination.path), ...countries.map(({ path }) => path)]
    expect(expected.length).toBeGreaterThan(20)
    expect(linked.sort()).toEqual(expected.map((slug) => `/${slug}`).sort())
    expect(places).toContainEqual({ name: 'Balkan', path: '/balkan-reisen' })
  })

  it('have the average of all ratings as trust rating (§3)', async () => {
    const { average, count } = seeded.sqlite
      .prepare(
        'SELECT sum(rating_average * rating_count) / sum(rating_count) AS average, sum(rating_count) AS count FROM travels',
      )
      .get() as { average: number; count: number }
    const trust = await fill('trust-rating')
    expect(trust).toMatchObject({ logo: 'light', count, title: null })
    expect(trust?.rating).toBeCloseTo(average, 1)
    expect(trust?.ratingPercent).toBe(Math.round((trust?.rating ?? 0) * 20))
  })

  it('omit reviews where travellers wrote none', async () => {
    const reviewed = seeded.rows.reviews[0]?.travel_id ?? ''
    expect((await fill('reviews', { query: { limit: 8, minRating: 4, travels: [reviewed] } }))?.reviews).not.toEqual([])
    expect(await fill('reviews', { query: { limit: 8, minRating: 4, travels: ['japan-no-such'] } })).toBeNull()
  })

  it('have a calendar of all upcoming departures of its filter, except sold-out ones', async () => {
    const { tours } = seeded.sqlite
      .prepare(
        `SELECT count(*) AS tours FROM tours AS t JOIN travels AS v ON v.id = t.travel_id
        WHERE v.continent = 'asia' AND t.starting_date > '2027-01-15' AND t.status <> 'SOLD_OUT'`,
      )
      .get() as { tours: number }
    const days = (await fill('departure-calendar'))?.days ?? []
    expect(days.reduce((sum, day) => sum + day.tours, 0)).toBe(tours)
    expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].sort())
    expect(days.flatMap(({ statuses }) => statuses)).not.toContain('SOLD_OUT')
  })
})

describe('editorial blocks', () => {
  it('show top-five entries without an existing travel as text (§2)', async () => {
    const items = (await fill('top-five'))?.items ?? []
    const slug = 'giappone-tokyo-kyoto'
    expect(items.map(({ travelSlug }) => travelSlug)).toEqual([slug, null, null, slug, slug])
  })

  it('show no picture of a top-five entry whose stage has none', async () => {
    const [thing] = SOURCES['top-five'].items
    const items = [1, 2, 3, 4, 5].map((stage) => ({ ...thing, stage }))
    const shown = (await fill('top-five', { items }))?.items.map(({ picture }) => pictureName(picture))
    expect(shown).toEqual([`${tour}-stage-1`, undefined, undefined, undefined, undefined])
  })

  it('omit teasers of pages the market lacks, and the block without teasers', async () => {
    const teasers = await fill('blog-teasers')
    expect(teasers?.items.map(({ link }) => link)).toEqual([
      { type: 'custompage', slug: 'valigia' },
      { type: 'custompage', slug: 'come-funziona' },
    ])
    expect(await fill('blog-teasers', { items: SOURCES['blog-teasers'].items.slice(2) })).toBeNull()
  })

  it('omit a block stored by a newer version', async () => {
    const block = { id: 'x', blockType: 'of-tomorrow', content: {} } as unknown as BlockSource
    const links = { pageSlugs: new Map(), travelSlugs: travelSlugs(), placeSlugs: new Map(), uploads: new Map() }
    expect(await fillBlock(block, { ...seeded.site('it'), ...links })).toBeNull()
  })
})
