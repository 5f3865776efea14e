import { beforeAll, describe, expect, it, vi } from 'vitest'
import { readSources } from '../../../demo/seed/sources.ts'
import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import { BLOCK_SCHEMAS, type BlockType } from '../../../shared/contracts/blocks.ts'
import { customPageSchema } from '../../../shared/contracts/custom-page.ts'
import { layoutSchema } from '../../../shared/contracts/layout.ts'
import { localizedText } from '../../../tests/support/builders/localized-text.ts'
import { SEED_DAY, type SeededSite, seededSite } from '../../../tests/support/builders/seeded-site.ts'
import { versionedCopy } from '../sql/versioned-reads.ts'
import { loadCustomPage, loadSlug } from './custom-page.ts'
import { loadLayout, menu } from './layout.ts'
import { button, type LinkContext, linkTarget } from './links.ts'
import { loadSitemap } from './sitemap.ts'

const text = (word: string) => localizedText((language) => `${word} ${language}`)
const context: LinkContext = {
  language: 'fr',
  placeSlugs: new Map([
    ['jpn', 'voyages-japon'],
    ['sahara', 'voyages-sahara'],
  ]),
  pageSlugs: new Map([
    ['packing', 'bagages'],
    ['tours', 'departs-confirmes'],
  ]),
  travelSlugs: new Map([
    ['japan', 'japon'],
    ['japon', 'japon'],
  ]),
}

describe('linkTarget', () => {
  it.each([
    [
      { type: 'travel', slug: 'japan' },
      { type: 'travel', slug: 'japon' },
    ],
    [
      { type: 'custompage', routingKey: 'tours' },
      { type: 'custompage', routingKey: 'tours' },
    ],
    [
      { type: 'page', file: 'packing' },
      { type: 'custompage', slug: 'bagages' },
    ],
    [{ type: 'page', file: 'only-elsewhere' }, null],
    [{ type: 'travel', slug: 'only-elsewhere' }, null],
    [{ type: 'custompage', routingKey: 'our-values' }, null],
    [
      { type: 'custompage', routingKey: 'wishlist' },
      { type: 'custompage', routingKey: 'wishlist' },
    ],
    [
      { type: 'account', routingKey: 'travels' },
      { type: 'account', routingKey: 'travels' },
    ],
    [
      { type: 'country', id: 'jpn' },
      { type: 'custompage', slug: 'voyages-japon' },
    ],
    [
      { type: 'country', id: 'isl' },
      { type: 'search', query: 'destinationId%5B%5D=isl' },
    ],
    [
      { type: 'place', id: 'sahara' },
      { type: 'custompage', slug: 'voyages-sahara' },
    ],
    [{ type: 'place', id: 'tundra' }, null],
    [
      { type: 'search', query: 'discounted=true' },
      { type: 'search', query: 'discounted=true' },
    ],
    [
      { type: 'url', url: 'https://example.com' },
      { type: 'url', url: 'https://example.com' },
    ],
    [
      { type: 'url', url: text('u') },
      { type: 'url', url: 'u fr' },
    ],
  ] as const)('%j', (source, target) => expect(linkTarget(source, context)).toEqual(target))
})

describe('button', () => {
  it('is null without a target', () => {
    expect(button({ label: text('Go'), link: { type: 'page', file: 'nowhere' } }, context)).toBeNull()
    expect(button(undefined, context)).toBeNull()
    expect(button({ label: text('Go'), link: { type: 'travel', slug: 'japan' } }, context)?.label).toBe('Go fr')
  })
})

describe('menu', () => {
  const site = { ...context, market: 'fr', imagesBase: '' } as const
  const link = { type: 'search', query: '' } as const
  const ids = (items: Parameters<typeof menu>[0]) => menu(items, site).map(({ id }) => id)

  it('omits items of other markets, dead links and empty menus', () => {
    expect(
      ids([
        { id: 'here', label: text('a'), type: 'link', link },
        { id: 'elsewhere', label: text('b'), type: 'link', link, markets: ['it'] },
        { id: 'dead', label: text('c'), type: 'link', link: { type: 'page', file: 'nowhere' } },
        {
          id: 'empty',
          label: text('d'),
          type: 'drop-down',
          children: [{ id: 'child', label: text('e'), type: 'link', link, markets: ['de'] }],
        },
      ]),
    ).toEqual(['here'])
  })
})

describe('seeded content', () => {
  let seeded: SeededSite
  const { pages, coordinators: leaders } = readSources()
  const genders = new Map(leaders.map(({ slug, gender }) => [slug, gender]))
  beforeAll(async () => {
    seeded = await seededSite(1500)
  }, 60_000)

  it.each(MARKET_IDS)('has a layout in %s that fits the contract (§3)', async (market) => {
    const layout = await loadLayout(seeded.site(market))
    expect(layoutSchema.parse(layout)).toEqual(layout)
    expect(layout?.header.menu.length).toBeGreaterThan(0)
    expect(layout?.footer.menu.length).toBeGreaterThan(0)
  })

  it.each(MARKET_IDS)(
    'has pages and blocks in %s that fit their contracts, and at least 26 block types',
    async (market) => {
      const used = new Set<string>()
      for (const { file, source } of pages) {
        const slug = source.slugs[market]
        if (slug === undefined) continue
        const page = await loadCustomPage(seeded.site(market), { slug })
        expect([file, customPageSchema.parse(page)]).toEqual([file, page])
        for (const block of page?.blocks ?? []) {
          used.add(block.blockType)
          expect([file, BLOCK_SCHEMAS[block.blockType as BlockType].parse(block.content)]).toEqual([
            file,
            block.content,
          ])
        }
        if (source.routingKey)
          expect(await loadCustomPage(seeded.site(market), { routingKey: source.routingKey })).toEqual(page)
      }
      // Newer types are on the gallery page of blocks.
      expect(used.size).toBeGreaterThanOrEqual(26)
    },
    30_000,
  )

  it.each(MARKET_IDS)('has the same how-it-works steps in %s for search engines and on the page', async (market) => {
    const page = await loadCustomPage(seeded.site(market), { routingKey: 'how-it-works' })
    const shown = page?.blocks.find(({ blockType }) => blockType === 'confidence-steps')?.content
    const { step, ...howTo } = JSON.parse(page?.seo.markupLinkedData ?? 'null')
    expect(howTo).toMatchObject({ '@context': 'https://schema.org', '@type': 'HowTo', name: page?.seo.title })
    expect(step.map(({ name, text }: { name: string; text: string }) => ({ title: name, text }))).toEqual(
      BLOCK_SCHEMAS['confidence-steps'].parse(shown).steps,
    )
  })

  it.each(MARKET_IDS)('mixes coordinators on the home page in %s, each with the next departure', async (market) => {
    const page = await loadCustomPage(seeded.site(market), { routingKey: 'index' })
    const found = page?.blocks.find(({ blockType }) => blockType === 'coordinators')?.content
    const { coordinators } = BLOCK_SCHEMAS.coordinators.parse(found)
    const women = coordinators.filter(({ id }) => genders.get(id) === 'female')
    expect([coordinators.length, women.length]).toEqual([5, 3])
    expect(coordinators.some(({ languageCodes }) => languageCodes[0] === markets[market].language)).toBe(true)
    for (const { id, next } of coordinators) {
      const [first] = seeded.rows.tours
        .filter((tour) => tour.coordinator_id === id && tour.starting_date > SEED_DAY && tour.status !== 'SOLD_OUT')
        .map((tour) => tour.starting_date)
        .sort()
      expect([id, next?.startingDate]).toEqual([id, first])
    }
  })

  it.each(MARKET_IDS)(
    'lists departures led in the language of %s first on the home page, each part by date',
    async (market) => {
      const page = await loadCustomPage(seeded.site(market), { routingKey: 'index' })
      const found = page?.blocks.find(({ blockType }) => blockType === 'tour-list')?.content
      const { tours, filter } = BLOCK_SCHEMAS['tour-list'].parse(found)
      const keys = tours.map((tour) =>
        [tour.groupLanguage === markets[market].language ? 'own' : 'the others', tour.startingDate].join(),
      )
      expect(keys).toHaveLength(8)
      expect(keys[0]).toContain('own')
      expect(keys).toEqual(keys.toSorted())
      expect(tours.every(({ salesStatus }) => filter.status?.includes(salesStatus))).toBe(true)
    },
  )

  it('uses the canonical path of an editor, and omits the duplicate from the sitemap', async () => {
    const { site, sqlite } = seeded
    const set = (source: string) => sqlite.prepare("UPDATE pages SET source = ? WHERE routing_key = 'faqs'").run(source)
    const { source } = sqlite.prepare("SELECT source FROM pages WHERE routing_key = 'faqs'").get() as { source: string }
    const listed = async (market: 'it' | 'de') =>
      (await loadSitemap(site(market), 0)).pages.some(({ routingKey }) => routingKey === 'faqs')
    try {
      const page = JSON.parse(source)
      set(JSON.stringify({ ...page, seo: { ...page.seo, canonical: { it: '/contatti' } } }))
      const canonical = async (market: 'it' | 'de') =>
        (await loadCustomPage(site(market), { routingKey: 'faqs' }))?.seo.canonical
      expect([await canonical('it'), await canonical('de')]).toEqual(['/contatti', `/${page.slugs.de}`])
      expect([await listed('it'), await listed('de')]).toEqual([false, true])
    } finally {
      set(source)
    }
    expect(await listed('it')).toBe(true)
  })

  it.each(MARKET_IDS)('links each mood of menu and home page in %s to the search for that mood', async (market) => {
    const site = seeded.site(market)
    const home = await loadCustomPage(site, { routingKey: 'index' })
    const tiles = (home?.blocks ?? []).flatMap((block) =>
      block.blockType === 'mood-tiles' ? BLOCK_SCHEMAS['mood-tiles'].parse(block.content).items : [],
    )
    const search = (mood: string) => ({ type: 'search', query: `moods%5B%5D=${mood}` })
    const moods = ['NATURE', 'RELAX', 'HISTORY', 'CULTURE', 'PARTY']
    expect(tiles.map(({ mood, link }) => [mood, link])).toEqual(moods.map((mood) => [mood, search(mood)]))
    const menu = JSON.stringify((await loadLayout(site))?.header.menu)
    for (const mood of moods) expect(menu).toContain(JSON.stringify(search(mood)))
  })

  it('has no empty lists', async () => {
    const home = await loadCustomPage(seeded.site('it'), { routingKey: 'index' })
    const lists = (home?.blocks ?? []).flatMap(({ content }) =>
      Object.values(content as object).filter((value) => Array.isArray(value)),
    )
    expect(lists.length).toBeGreaterThan(4)
    for (const list of lists) expect(list.length).toBeGreaterThan(0)
  })

  it.each([
    ['es', 'note-legali', '/aviso-legal'],
    ['es', 'impressum', '/aviso-legal'],
    ['fr', 'legal-notice', '/mentions-legales'],
    ['de', 'legal-notice', '/impressum'],
    ['us', 'impressum', '/legal-notice'],
    ['it', 'packing-list', '/cosa-mettere-nello-zaino'],
    ['de', 'cosa-mettere-nello-zaino', '/packliste'],
  ] as const)('redirects in %s from /%s of another market to %s', async (market, slug, redirectTo) => {
    expect(await loadSlug(seeded.site(market), slug)).toEqual({ httpStatusCode: 301, redirectTo })
  })

  it('redirects paths of another market to pages that the market has, former ones too', async () => {
    const { site, sqlite } = await seededSite(400)
    sqlite.exec(`INSERT INTO pages VALUES ('two', NULL, '{}');
      INSERT INTO page_slugs VALUES ('it', 'uno', 'two'), ('de', 'eins', 'two');
      INSERT INTO former_page_slugs VALUES ('it', 'prima', 'two');
      INSERT INTO redirects VALUES ('it', 'passeggera', 302, '/uno')`)
    const leadsTo = async (market: MarketId, slug: string) => {
      const found = await loadSlug(site(market), slug)
      return found !== null && 'redirectTo' in found ? found.redirectTo : found
    }
    expect(await leadsTo('de', 'uno')).toBe('/eins')
    expect(await leadsTo('de', 'prima')).toBe('/eins')
    expect(await leadsTo('fr', 'uno')).toBeNull()
    expect(await leadsTo('fr', 'prima')).toBeNull()
    expect(await leadsTo('de', 'passeggera')).toBeNull()
  })

  it('is null for unknown pages, and redirects moved ones', async () => {
    const own = await seededSite(400)
    const site = own.site('it')
    expect(await loadCustomPage(site, { slug: 'nowhere' })).toBeNull()
    expect(await loadCustomPage(site, { routingKey: 'nowhere' })).toBeNull()
    own.sqlite.exec("INSERT INTO redirects VALUES ('it', 'vecchia', 301, '/nuova')")
    expect(await loadSlug(site, 'nowhere')).toBeNull()
    expect(await loadSlug(site, 'vecchia')).toEqual({ httpStatusCode: 301, redirectTo: '/nuova' })
    expect(await loadSlug(own.site('de'), 'vecchia')).toBeNull()
  })

  it('is null for further unknown pages without a query, until a publication', async () => {
    const { db, ...site } = seeded.site('fr')
    const session = Object.assign(Object.create(db) as D1Database, { withSession: () => Object.create(db) })
    const bySlug = (slug: string) => loadSlug({ ...site, db: versionedCopy(session) }, slug)
    expect(await bySlug('nulle-part')).toBeNull()
    seeded.sqlite.exec("INSERT INTO redirects VALUES ('fr', 'ancienne', 301, '/nouvelle')")
    const prepare = vi.spyOn(db, 'prepare')
    expect(await bySlug('ancienne')).toBeNull()
    // The versions of the data, which the request has read before.
    expect(prepare).toHaveBeenCalledTimes(1)
    seeded.sqlite.exec("UPDATE changes SET version = version + 1 WHERE tag = 'all'")
    expect(await bySlug('ancienne')).toEqual({ httpStatusCode: 301, redirectTo: '/nouvelle' })
  })
})
