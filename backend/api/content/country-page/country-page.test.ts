import { beforeAll, describe, expect, it } from 'vitest'
import type { MarketId } from '../../../../markets/market-id.ts'
import { allMarkets } from '../../../../markets/registry.ts'
import { BLOCK_SCHEMAS, type BlockType } from '../../../../shared/contracts/blocks.ts'
import { type CustomPage, customPageSchema } from '../../../../shared/contracts/custom-page.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../../../../tests/support/builders/seeded-site.ts'
import { loadCountrySlugs } from '../../catalogue/country-slugs.ts'
import { loadSlug } from '../custom-page.ts'
import { loadSitemap } from '../sitemap.ts'
import { type CountryFacts, loadCountryFacts } from './country-facts.ts'
import { countrySource } from './country-source.ts'

let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(1500)
}, 60_000)

const pageAt = async (market: MarketId, slug: string): Promise<CustomPage> => {
  const found = await loadSlug(seeded.site(market), slug)
  if (found === null || 'redirectTo' in found) throw new Error(`${market}: /${slug} is no page`)
  return found
}

/** Words of introduction and questions in a market. */
const ownWords = (facts: CountryFacts, market: MarketId): string[] => {
  const { blocks } = countrySource(facts, {}, seeded.site(market))
  const texts = blocks.flatMap(({ blockType, content }) => {
    if (blockType === 'rich-text') return [content.html.it]
    return blockType === 'faq' ? content.items.flatMap(({ question, answer }) => [question.it, answer.it]) : []
  })
  return (
    texts
      .join(' ')
      .replace(/<[^>]+>/g, ' ')
      .match(/[\p{L}\p{N}’'-]+/gu) ?? []
  )
}

describe('paths of country pages', () => {
  it.each([
    ['it', 'jpn', 'viaggi-giappone'],
    ['it', 'civ', 'viaggi-costa-d-avorio'],
    ['we', 'usa', 'united-states-trips'],
    ['us', 'stp', 'sao-tome-principe-trips'],
    ['es', 'are', 'viajes-emiratos-arabes-unidos'],
    ['fr', 'isl', 'voyages-islande'],
    ['de', 'fro', 'faeroeer-reisen'],
    ['de', 'aut', 'oesterreich-reisen'],
  ] as const)('are in %s for %s: /%s', async (market, id, slug) => {
    const { slugs } = await loadCountrySlugs(seeded.site('it').db)
    expect(slugs.get(id)?.[market]).toBe(slug)
  })

  it('exist for every country with departures, in the sitemap of every market', async () => {
    const { tours, travel_destinations: visits } = seeded.rows
    const leaving = new Set(tours.filter((tour) => tour.starting_date > SEED_DAY).map((tour) => tour.travel_id))
    const countries = new Set(visits.flatMap((visit) => (leaving.has(visit.travel_id) ? [visit.destination_id] : [])))
    for (const { id: market, hreflang } of allMarkets) {
      const { pages } = await loadSitemap(seeded.site(market), 0)
      const { ids } = await loadCountrySlugs(seeded.site(market).db)
      const paths = pages.map(({ urls }) => urls[hreflang])
      expect(new Set(ids.get(market)?.values())).toEqual(countries)
      for (const slug of ids.get(market)?.keys() ?? []) expect(paths).toContain(`/${slug}`)
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it('are missing for a country without an upcoming departure', async () => {
    const { sqlite, site } = await seededSite(1500)
    sqlite.exec(`UPDATE departure_columns SET numbers = '[]', traits = '[]', discounts = '[]', eur = '[]', gbp = '[]',
      usd = '[]', version = 'x' WHERE travel_id IN (SELECT travel_id FROM travel_destinations WHERE destination_id = 'isl')`)
    expect(await loadSlug(site('it'), 'viaggi-islanda')).toBeNull()
    expect(await loadSlug(site('it'), 'viaggi-norvegia')).not.toBeNull()
  })
})

describe('a country page', () => {
  it.each(['it', 'us', 'de'] as const)('fits the contract and can be indexed in %s', async (market) => {
    const { slugs } = await loadCountrySlugs(seeded.site(market).db)
    for (const id of ['jpn', 'tgo', 'usa', 'mdv']) {
      const page = await pageAt(market, slugs.get(id)?.[market] ?? '')
      expect(customPageSchema.parse(page).seo.robots).toBe('index,follow')
      expect(Object.keys(page.seo.urls)).toHaveLength(6)
      for (const { blockType, content } of page.blocks)
        expect(BLOCK_SCHEMAS[blockType as BlockType].safeParse(content).error).toBeUndefined()
    }
  })

  it('has the blocks of the specification in their order', async () => {
    const { blocks } = await pageAt('it', 'viaggi-giappone')
    expect(blocks.map(({ blockType }) => blockType)).toEqual([
      'heading-cover',
      'rich-text',
      'when-to-go',
      'travel-list',
      'tour-list',
      'coordinators',
      'reviews',
      'top-five',
      'confidence-steps',
      'blog-teasers',
      'faq',
    ])
  })

  it.each([
    ['it', 'viaggi-stati-uniti', 'Viaggi di gruppo negli Stati Uniti'],
    ['we', 'japan-trips', 'Group trips to Japan'],
    ['es', 'viajes-reino-unido', 'Viajes en grupo al Reino Unido'],
    ['fr', 'voyages-japon', 'Voyages en groupe au Japon'],
    ['de', 'tuerkei-reisen', 'Gruppenreisen in die Türkei'],
  ] as const)('in %s at /%s is titled "%s"', async (market, slug, title) => {
    const [cover] = (await pageAt(market, slug)).blocks
    expect(cover?.content).toMatchObject({ title })
  })

  it('has at least 150 words of its own for every country', async () => {
    const site = seeded.site('de')
    const { ids } = await loadCountrySlugs(site.db)
    for (const [slug, id] of ids.get('de') ?? []) {
      const facts = await loadCountryFacts(site, id)
      expect(facts && ownWords(facts, 'de').length, slug).toBeGreaterThanOrEqual(150)
    }
  })

  it.each(allMarkets.map(({ id }) => id))('has 150 words in %s even of the least that a catalogue has', (market) => {
    const facts: CountryFacts = {
      ...{ id: 'xxx', name: 'X', isoCodeAlpha3: 'XXX', continent: 'europe', departuresCount: 1, months: [] },
      ...{ coordinators: [], area: null },
      travels: [
        {
          ...{
            id: 'a',
            slug: 'a',
            title: 'A',
            destinationLabel: 'X',
            summary: 'S',
            days: 3,
            groupMin: 8,
            groupMax: 16,
          },
          stages: [{ place: 'P', title: 'T', text: 'T' }],
          countries: ['X'],
        },
      ],
    }
    expect(ownWords(facts, market).length).toBeGreaterThanOrEqual(150)
  })

  it('gives way to an editor’s page at its path', async () => {
    const { sqlite, site } = await seededSite(1500)
    const page = { routingKey: null, slugs: { it: 'viaggi-giappone' }, attributes: {}, blocks: [] }
    const seo = { title: { it: 'Il Giappone della redazione' }, description: { it: 'Testo' } }
    sqlite.prepare("INSERT INTO pages VALUES ('own-japan', NULL, ?)").run(JSON.stringify({ ...page, seo }))
    sqlite.prepare("INSERT INTO page_slugs VALUES ('it', 'viaggi-giappone', 'own-japan')").run()
    expect(await loadSlug(site('it'), 'viaggi-giappone')).toMatchObject({
      seo: { title: 'Il Giappone della redazione' },
    })
    expect(await loadSlug(site('de'), 'japan-reisen')).toMatchObject({ slug: 'japan-reisen' })
    const { pages } = await loadSitemap(site('it'), 0)
    expect(pages.filter(({ urls }) => urls.it === '/viaggi-giappone')).toHaveLength(1)
  })
})
