import { beforeAll, describe, expect, it } from 'vitest'
import { readSources } from '../../../../demo/seed/sources.ts'
import type { MarketId } from '../../../../markets/market-id.ts'
import { allMarkets } from '../../../../markets/registry.ts'
import { BLOCK_SCHEMAS, type BlockContent, type BlockType } from '../../../../shared/contracts/blocks.ts'
import { type CustomPage, customPageSchema } from '../../../../shared/contracts/custom-page.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../../../../tests/support/builders/seeded-site.ts'
import { pictureName } from '../../../../tests/support/picture-name.ts'
import { casesOfRun } from '../../../../tests/support/whole-run.ts'
import { loadPlaceSlugs } from '../../catalogue/place-slugs.ts'
import { reviewSummary } from '../../catalogue/reviews.ts'
import { travelDetail } from '../../catalogue/travel-detail.ts'
import { loadSlug } from '../custom-page.ts'
import { loadSitemap } from '../sitemap.ts'
import { composePlacePage } from './compose-place-page.ts'
import { loadPlaceFacts, type PlaceFacts } from './place-facts.ts'

const { places: PLACES } = readSources()
let seeded: SeededSite
beforeAll(async () => {
  seeded = await seededSite(1500)
}, 60_000)

/** A copy of the catalogue in which some travels have no upcoming departure. */
const withoutDepartures = async (condition: string): Promise<SeededSite> => {
  const copy = await seededSite(1500)
  copy.sqlite.exec(`UPDATE departure_columns SET numbers = '[]', traits = '[]', discounts = '[]', eur = '[]', gbp = '[]',
    usd = '[]', version = 'x' WHERE ${condition}`)
  return copy
}

/** A catalogue without coordinators and reviews of trips to a country. */
const withoutExperience = async (country: string): Promise<SeededSite> => {
  const copy = await seededSite(1500)
  const visits = `travel_id IN (SELECT travel_id FROM travel_destinations WHERE destination_id = '${country}')`
  copy.sqlite.exec(`UPDATE tours SET coordinator_id = NULL WHERE ${visits}`)
  copy.sqlite.exec(`DELETE FROM reviews WHERE ${visits}`)
  return copy
}

const pageAt = async (market: MarketId, slug: string, { site } = seeded): Promise<CustomPage> => {
  const found = await loadSlug(site(market), slug)
  if (found === null || 'redirectTo' in found) throw new Error(`${market}: /${slug} is no page`)
  return found
}

const plain = (html: string): string => html.replace(/<[^>]+>/g, ' ')
const wordsOf = (text: string): string[] => plain(text).match(/[\p{L}\p{N}’'-]+/gu) ?? []

/** Introduction, things to do and questions in a market. */
const textsOf = (facts: PlaceFacts, market: MarketId, { site } = seeded) => {
  const { blocks } = composePlacePage(facts, {}, site(market))
  const introduction = blocks.flatMap(({ blockType, content }) =>
    blockType === 'rich-text' ? content.html.it.split(/<\/(?:p|li)>/).map(plain) : [],
  )
  const five = blocks.flatMap(({ blockType, content }) => (blockType === 'top-five' ? content.items : []))
  const questions = blocks.flatMap(({ blockType, content }) => (blockType === 'faq' ? content.items : []))
  const texts = [
    ...introduction,
    ...five.flatMap(({ title, text }) => [title.it, text.it]),
    ...questions.flatMap(({ question, answer }) => [question.it, answer.it]),
  ]
  return {
    introduction: introduction.join(' '),
    five,
    things: five.map(({ title }) => title.it),
    sentences: new Set(texts.flatMap((text) => text.split(/(?<=[.!?…:;])\s+/)).map((sentence) => sentence.trim())),
  }
}

describe('paths of places', () => {
  it.each([
    ['it', 'jpn', 'viaggi-giappone'],
    ['it', 'civ', 'viaggi-costa-d-avorio'],
    ['we', 'usa', 'united-states-trips'],
    ['us', 'stp', 'sao-tome-and-principe-trips'],
    ['es', 'are', 'viajes-emiratos-arabes-unidos'],
    ['fr', 'isl', 'voyages-islande'],
    ['de', 'fro', 'faeroeer-reisen'],
    ['de', 'aut', 'oesterreich-reisen'],
    ['de', 'cpv', 'kapverden-reisen'],
    ['es', 'tls', 'viajes-timor-oriental'],
    ['it', 'mys', 'viaggi-malesia'],
    ['it', 'marrakech', 'viaggi-marrakech'],
    ['fr', 'southeast-asia', 'voyages-asie-du-sud-est'],
    ['it', 'east-asia', 'viaggi-asia-orientale'],
    ['fr', 'south-asia', 'voyages-asie-du-sud'],
    ['de', 'south-pacific', 'suedsee-reisen'],
    ['es', 'sahara', 'viajes-sahara'],
    ['de', 'middle-east', 'naher-osten-reisen'],
    ['us', 'patagonia', 'patagonia-trips'],
  ] as const)('are in %s for %s: /%s', async (market, id, slug) => {
    const { slugs } = await loadPlaceSlugs(seeded.site('it').db)
    expect(slugs.get(id)?.[market]).toBe(slug)
  })

  it('exist for every country with departures and all cities and regions, in the sitemap of every market', async () => {
    const { tours, travel_destinations: visits } = seeded.rows
    const leaving = new Set(tours.filter((tour) => tour.starting_date > SEED_DAY).map((tour) => tour.travel_id))
    const countries = new Set(visits.flatMap((visit) => (leaving.has(visit.travel_id) ? [visit.destination_id] : [])))
    for (const { id: market, hreflang } of allMarkets) {
      const { pages } = await loadSitemap(seeded.site(market), 0)
      const { ids } = await loadPlaceSlugs(seeded.site(market).db)
      const paths = pages.map(({ urls }) => urls[hreflang])
      expect(new Set(ids.get(market)?.values())).toEqual(new Set([...countries, ...PLACES.map(({ id }) => id)]))
      for (const slug of ids.get(market)?.keys() ?? []) expect(paths).toContain(`/${slug}`)
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it.each([
    ['de', 'viaggi-giappone', '/japan-reisen'],
    ['it', 'southeast-asia-trips', '/viaggi-sud-est-asiatico'],
    ['us', 'voyages-islande', '/iceland-trips'],
  ] as const)('redirect in %s from /%s of another market to %s', async (market, slug, redirectTo) => {
    expect(await loadSlug(seeded.site(market), slug)).toEqual({ httpStatusCode: 301, redirectTo })
  })

  it.each([
    ['de', 'timor-leste-reisen', '/osttimor-reisen'],
    ['de', 'kap-verde-reisen', '/kapverden-reisen'],
    ['es', 'viajes-timor-leste', '/viajes-timor-oriental'],
    ['it', 'viaggi-malaysia', '/viaggi-malesia'],
    ['us', 'st-lucia-trips', '/saint-lucia-trips'],
  ] as const)('redirect in %s from /%s of the former name to %s', async (market, slug, redirectTo) => {
    expect(await loadSlug(seeded.site(market), slug)).toEqual({ httpStatusCode: 301, redirectTo })
    expect(await loadSlug(seeded.site(market), redirectTo.slice(1))).toMatchObject({ type: 'custompage' })
  })

  it('are missing for a country without an upcoming departure', async () => {
    const { site } = await withoutDepartures(
      "travel_id IN (SELECT travel_id FROM travel_destinations WHERE destination_id = 'isl')",
    )
    expect(await loadSlug(site('it'), 'viaggi-islanda')).toBeNull()
    expect(await loadSlug(site('it'), 'viaggi-norvegia')).not.toBeNull()
  })

  it('are missing for a city where one travel with an upcoming departure stops', async () => {
    const { site } = await withoutDepartures("travel_id IN ('morocco-toubkal', 'morocco-marrakech-essaouira')")
    expect(await loadSlug(site('it'), 'viaggi-marrakech')).toBeNull()
    expect(await loadSlug(site('it'), 'viaggi-nordafrica')).not.toBeNull()
    const { pages } = await loadSitemap(site('it'), 0)
    expect(pages.map(({ urls }) => urls.it)).not.toContain('/viaggi-marrakech')
    expect(await travelDetail(site('it'), 'marocco-marrakech-sahara')).toMatchObject({
      places: [{ name: 'Nordafrica' }, { name: 'Sahara' }],
    })
  })
})

describe('the page of a place', () => {
  it.each(['it', 'us', 'de'] as const)('fits the contract and can be indexed in %s', async (market) => {
    const { slugs } = await loadPlaceSlugs(seeded.site(market).db)
    for (const id of ['jpn', 'tgo', 'usa', 'mdv', 'lima', 'sahara', 'southeast-asia']) {
      const page = await pageAt(market, slugs.get(id)?.[market] ?? '')
      expect(customPageSchema.parse(page).seo.robots).toBe('index,follow')
      expect(Object.keys(page.seo.urls)).toHaveLength(6)
      for (const { blockType, content } of page.blocks)
        expect(BLOCK_SCHEMAS[blockType as BlockType].safeParse(content).error).toBeUndefined()
    }
  })

  it('has the blocks of the specification in their order (§2)', async () => {
    const pages = await Promise.all([
      ...['viaggi-giappone', 'viaggi-marrakech', 'viaggi-sud-est-asiatico'].map((slug) => pageAt('it', slug)),
      pageAt('it', 'viaggi-giappone', await withoutExperience('jpn')),
    ])
    for (const { blocks } of pages)
      expect(blocks.map(({ blockType }) => blockType)).toEqual([
        'heading-cover',
        'travel-list',
        'when-to-go',
        'trip-map',
        'tour-list',
        'rich-text',
        'coordinators',
        'reviews',
        'top-five',
        'confidence-steps',
        'blog-teasers',
        'faq',
      ])
  })

  it('shows coordinators and reviews of the continent, and says so, where its travels have none', async () => {
    const copy = await withoutExperience('jpn')
    const { blocks } = await pageAt('we', 'japan-trips', copy)
    const contentOf = <T extends BlockType>(type: T) =>
      blocks.find(({ blockType }) => blockType === type)?.content as BlockContent<T>
    const { coordinators, title } = contentOf('coordinators')
    expect(title).toBe('Asia: who travels with our groups')
    const led = copy.rows.coordinators.filter(({ areas }) => areas.includes('asia')).map(({ id }) => id)
    expect(coordinators.length).toBeGreaterThan(3)
    expect(coordinators.filter(({ id }) => !led.includes(id))).toEqual([])
    const shown = contentOf('reviews')
    expect(shown.title).toBe('Asia: from people who have been there')
    const { average, count } = await reviewSummary(copy.site('we'), { areas: ['asia'] })
    expect(shown).toMatchObject({ average, count })
    expect(shown.reviews.length).toBeGreaterThan(3)
    expect(plain(JSON.stringify(contentOf('rich-text')))).not.toContain('The next groups')
  })

  it('of Antarctica is that of the area, with the same blocks', async () => {
    const { blocks, seo } = await pageAt('de', 'antarktis-reisen')
    const types = (await pageAt('de', 'japan-reisen')).blocks.map(({ blockType }) => blockType)
    const listed = blocks.map(({ blockType }) => (blockType === 'top-sellers' ? 'travel-list' : blockType))
    expect(types.filter((type) => !listed.includes(type))).toEqual([])
    expect(seo.markupLinkedData).toContain('"@type":"TouristDestination","name":"Antarktis"')
  })

  it.each([
    ['it', 'viaggi-stati-uniti', 'Viaggi di gruppo negli Stati Uniti'],
    ['we', 'japan-trips', 'Group trips to Japan'],
    ['es', 'viajes-reino-unido', 'Viajes en grupo al Reino Unido'],
    ['fr', 'voyages-japon', 'Voyages en groupe au Japon'],
    ['de', 'tuerkei-reisen', 'Gruppenreisen in die Türkei'],
    ['it', 'viaggi-nordafrica', 'Viaggi di gruppo in Nordafrica'],
    ['es', 'viajes-caucaso', 'Viajes en grupo al Cáucaso'],
    ['it', 'viaggi-lima', 'Viaggi di gruppo che passano da Lima'],
    ['us', 'lima-trips', 'Group trips through Lima'],
    ['es', 'viajes-marrakech', 'Viajes en grupo que pasan por Marrakech'],
    ['fr', 'voyages-ushuaia', 'Voyages en groupe passant par Ushuaia'],
    ['de', 'lima-reisen', 'Gruppenreisen mit Stopp in Lima'],
    ['de', 'balkan-reisen', 'Gruppenreisen auf den Balkan'],
  ] as const)('in %s at /%s is titled "%s"', async (market, slug, title) => {
    const [cover] = (await pageAt(market, slug)).blocks
    expect(cover?.content).toMatchObject({ title })
  })

  it.each([
    ['estonia-trips', 'baltics-tallinn-riga-vilnius'],
    ['latvia-trips', 'baltics-tallinn-riga-vilnius-stage-2'],
    ['macao-trips', 'hong-kong-macao-stage-3'],
    ['mozambique-trips', 'south-africa-eswatini-mozambique-stage-4'],
    ['singapore-trips', 'malaysia-singapore-penang-stage-5'],
    ['eswatini-trips', undefined],
    ['marrakech-trips', 'morocco-marrakech-essaouira-stage-1'],
    ['lima-trips', 'peru-cordillera-blanca-stage-4'],
    ['sahara-trips', 'morocco-marrakech-sahara'],
    ['alps-trips', 'italy-dolomites-alta-via'],
  ])('at /%s shows on its cover a picture of the place, %s', async (slug, id) => {
    const { blocks, seo } = customPageSchema.parse(await pageAt('we', slug))
    const cover = blocks[0]?.content as BlockContent<'heading-cover'> | undefined
    expect(pictureName(cover?.picture?.desktop)).toBe(id)
    expect(pictureName(seo.image)).toBe(id)
  })

  it('shows a stage among its things to do with the picture of that stage', async () => {
    const { blocks } = await pageAt('it', 'viaggi-singapore')
    const five = blocks.find(({ blockType }) => blockType === 'top-five')
    const { items = [] } = (five?.content ?? {}) as Partial<BlockContent<'top-five'>>
    const gardens = items.find(({ title }) => title === 'Giardini e neon')
    expect(pictureName(gardens?.picture)).toBe('malaysia-singapore-penang-stage-5')
  })

  it.each([
    ['viaggi-bahamas', 'Quota senza fretta', false],
    ['viaggi-uruguay', 'Quota senza fretta', false],
    ['viaggi-peru', 'Quota senza fretta', true],
    ['viaggi-nepal', 'Quota senza fretta', true],
    ['viaggi-croazia', 'Anche per pochi giorni', false],
    ['viaggi-belgio', 'Anche per pochi giorni', true],
  ])('at /%s has the step "%s" only if a travel is about it: %s', async (slug, title, isShown) => {
    const { blocks } = await pageAt('it', slug)
    const block = blocks.find(({ blockType }) => blockType === 'confidence-steps')
    const { steps: shown = [] } = (block?.content ?? {}) as Partial<BlockContent<'confidence-steps'>>
    expect(shown.slice(0, 3).map(({ title }) => title)).toEqual([
      'Cancelli gratis',
      'Assicurazione inclusa',
      'Un coordinatore con voi',
    ])
    expect(shown.some((step) => step.title === title)).toBe(isShown)
  })

  it.each(casesOfRun<MarketId>(['de'], ['it', 'us', 'we', 'es', 'fr']))(
    'has in %s five things to do, a title and description of search results, and 150 words of its own',
    async (market) => {
      const all = await seededSite()
      const site = all.site(market)
      const { ids } = await loadPlaceSlugs(site.db)
      const pages = await Promise.all(
        [...(ids.get(market)?.values() ?? [])].map(async (id) => {
          const facts = (await loadPlaceFacts(site, id)) as PlaceFacts
          const { title, description } = composePlacePage(facts, {}, site).seo
          return { id, seo: [title?.it, description?.it], ...facts, ...textsOf(facts, market, all) }
        }),
      )
      expect(pages.length).toBe(175)
      const counts = new Map<string, number>()
      for (const sentence of pages.flatMap(({ sentences }) => [...sentences]))
        counts.set(sentence, (counts.get(sentence) ?? 0) + 1)
      expect(pages.flatMap(({ seo }) => seo.filter((text, at) => (text?.length ?? 0) > (at === 0 ? 60 : 160)))).toEqual(
        [],
      )
      for (const { id, place, travels, sentences, introduction, things } of pages) {
        const own = [...sentences].filter((sentence) => counts.get(sentence) === 1)
        expect(wordsOf(own.join(' ')).length, id).toBeGreaterThanOrEqual(150)
        expect(introduction).toContain(place.texts?.introduction?.[site.language].split('\n').at(-1) ?? '')
        expect(new Set(things).size, id).toBe(5)
        expect(travels.map(({ title }) => title).filter((title) => things.includes(title))).toEqual([])
      }
    },
  )

  it.each([
    ['it', 'viaggi-italia', false],
    ['it', 'viaggi-spagna', true],
    ['de', 'oesterreich-reisen', false],
    ['de', 'italien-reisen', true],
    ['us', 'united-states-trips', false],
    ['we', 'united-states-trips', true],
  ] as const)(
    'in %s at /%s explains language and currency where they differ: %s',
    async (market, slug, isExplained) => {
      const { blocks } = await pageAt(market, slug)
      const faq = blocks.find(({ blockType }) => blockType === 'faq')
      const { items = [] } = (faq?.content ?? {}) as { items?: { id: string }[] }
      const ids = items.map(({ id }) => id)
      expect(ids).toContain('group')
      expect(ids.includes('practical')).toBe(isExplained)
    },
  )

  it('counts the departures that the search finds, without those that are sold out', async () => {
    const { tours } = seeded.sqlite
      .prepare(
        `SELECT count(*) AS tours FROM tours AS t JOIN travel_destinations AS d ON d.travel_id = t.travel_id
        WHERE d.destination_id = 'jpn' AND t.starting_date > '2027-01-15' AND t.status <> 'SOLD_OUT'`,
      )
      .get() as { tours: number }
    expect(await loadPlaceFacts(seeded.site('it'), 'jpn')).toMatchObject({ departuresCount: tours })
  })

  it('lists the travels of a city, with their departures, coordinators and reviews', async () => {
    const { blocks } = await pageAt('it', 'viaggi-marrakech')
    const contents = blocks.map(({ content }) => content) as Record<string, { slug: string; travelSlug: string }[]>[]
    const find = (key: string) => contents.flatMap((content) => content[key] ?? [])
    const own = ['marocco-marrakech-essaouira', 'marocco-marrakech-sahara', 'marocco-toubkal']
    expect(
      find('travels')
        .map(({ slug }) => slug)
        .sort(),
    ).toEqual(own)
    expect(find('reviews').length).toBeGreaterThan(2)
    for (const { travelSlug } of find('reviews')) expect(own).toContain(travelSlug)
    expect(find('coordinators').length).toBeGreaterThan(0)
    expect(find('coordinators').length).toBeLessThan(seeded.rows.coordinators.length)
  })

  it.each([
    ['viaggi-giappone', ['Asia', 'Giappone']],
    ['viaggi-marrakech', ['Africa', 'Marocco', 'Marrakech']],
    ['viaggi-sahara', ['Africa', 'Sahara']],
    ['viaggi-patagonia', ['Sud America', 'Patagonia']],
  ])('at /%s has the breadcrumbs %j', async (slug, names) => {
    const { breadcrumbs } = await pageAt('it', slug)
    expect(breadcrumbs?.map(({ name }) => name)).toEqual(names)
    expect(breadcrumbs?.at(-1)?.path).toBe(`/${slug}`)
  })

  it('is linked from the pages of its countries, and links to them', async () => {
    const introduction = async (slug: string) => {
      const { blocks } = await pageAt('de', slug)
      return JSON.stringify(blocks.find(({ id }) => id === 'intro'))
    }
    expect(await introduction('marokko-reisen')).toContain('/marrakesch-reisen')
    expect(await introduction('marokko-reisen')).toContain('/nordafrika-reisen')
    expect(await introduction('marrakesch-reisen')).toContain('/marokko-reisen')
    expect(await introduction('balkan-reisen')).toContain('/albanien-reisen')
  })

  describe('with an editors’ page at its path in one market', () => {
    const all = { it: '/viaggi-giappone', de: '/japan-reisen', fr: '/voyages-japon' }
    const publish = ({ sqlite }: SeededSite, id: string, slugs: object, seo: object = {}) => {
      const page = {
        ...{ routingKey: null, slugs, attributes: {}, blocks: [] },
        seo: { title: { it: 'Il Giappone della redazione' }, description: { it: 'Testo' }, ...seo },
      }
      sqlite.prepare('INSERT INTO pages VALUES (?, NULL, ?)').run(id, JSON.stringify(page))
      for (const [market, slug] of Object.entries(slugs))
        sqlite.prepare('INSERT INTO page_slugs VALUES (?, ?, ?)').run(market, slug, id)
    }
    const withPage = async (seo: object): Promise<SeededSite> => {
      const own = await seededSite(1500)
      publish(own, 'own-japan', { it: 'viaggi-giappone' }, seo)
      return own
    }
    const urlsAt = async ({ site }: SeededSite, market: MarketId, slug: string) => {
      const found = await loadSlug(site(market), slug)
      const { pages } = await loadSitemap(site(market), 0)
      const listed = pages.filter(({ urls }) => Object.values(urls).includes(`/${slug}`))
      return { page: found !== null && 'seo' in found ? found.seo.urls : null, sitemap: listed.map(({ urls }) => urls) }
    }

    it('gives way to that page', async () => {
      const { site } = await withPage({})
      expect(await loadSlug(site('it'), 'viaggi-giappone')).toMatchObject({
        seo: { title: 'Il Giappone della redazione' },
      })
      expect(await loadSlug(site('de'), 'japan-reisen')).toMatchObject({ slug: 'japan-reisen' })
    })

    it.each([
      ['it', 'viaggi-giappone', ['/viaggi-asia', '/viaggi-giappone'], ['Asia', 'Giappone']],
      ['de', 'japan-entdecken', ['/asien-reisen', '/japan-entdecken'], ['Asien', 'Japan']],
    ] as const)('gives its breadcrumbs to that page in %s', async (market, slug, paths, names) => {
      const own = await seededSite(1500)
      publish(own, 'own-japan', { it: 'viaggi-giappone', de: 'japan-entdecken' })
      const { breadcrumbs } = await pageAt(market, slug, own)
      expect(breadcrumbs).toEqual(names.map((name, index) => ({ name, path: paths[index] })))
    })

    it('is an alternate of that page, and that page one of it', async () => {
      const own = await withPage({})
      for (const [market, slug] of [
        ['it', 'viaggi-giappone'],
        ['de', 'japan-reisen'],
      ] as const)
        expect(await urlsAt(own, market, slug)).toMatchObject({ page: all, sitemap: [all] })
    })

    it.each([
      ['is not indexed', { robots: 'noindex' }],
      ['has another canonical', { canonical: { it: '/viaggi' } }],
    ])('is no alternate of a page that %s', async (_, seo) => {
      const own = await withPage(seo)
      expect(await urlsAt(own, 'it', 'viaggi-giappone')).toEqual({ page: { it: '/viaggi-giappone' }, sitemap: [] })
      const { it: _it, ...others } = (await urlsAt(seeded, 'de', 'japan-reisen')).page ?? {}
      expect(await urlsAt(own, 'de', 'japan-reisen')).toEqual({ page: others, sitemap: [others] })
    })

    it('is no alternate in a market where that page has another path', async () => {
      const own = await seededSite(1500)
      publish(own, 'own-japan', { it: 'viaggi-giappone', de: 'japan-entdecken' })
      const alternates = { ...all, de: '/japan-entdecken' }
      for (const [market, slug] of [
        ['it', 'viaggi-giappone'],
        ['de', 'japan-entdecken'],
        ['fr', 'voyages-japon'],
      ] as const)
        expect(await urlsAt(own, market, slug)).toMatchObject({ page: alternates, sitemap: [alternates] })
      const alone = { de: '/japan-reisen' }
      expect(await urlsAt(own, 'de', 'japan-reisen')).toEqual({ page: alone, sitemap: [alone] })
    })

    it('is no alternate of a redirect', async () => {
      const own = await seededSite(1500)
      own.sqlite.prepare("INSERT INTO redirects VALUES ('it', 'viaggi-giappone', 301, '/viaggi')").run()
      expect((await urlsAt(own, 'de', 'japan-reisen')).page).not.toHaveProperty('it')
      expect(await loadSlug(own.site('it'), 'japan-reisen')).toBeNull()
    })
  })
})
