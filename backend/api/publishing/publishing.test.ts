import { beforeEach, describe, expect, it } from 'vitest'
import { loadSeed } from '../../../demo/seed/load-seed.ts'
import { seedRows } from '../../../demo/seed/seed.ts'
import { readSources } from '../../../demo/seed/sources.ts'
import { LANGUAGES, MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { localizedText } from '../../../tests/support/builders/localized-text.ts'
import { memoryD1 } from '../../../tests/support/builders/memory-d1.ts'
import { loadPageDraft } from '../content/page-draft.ts'
import { saveUpload } from '../images/uploads.ts'
import { type PageSource, pageSourceSchema } from '../sources/page-source.ts'
import { loadVersions } from '../sql/former-versions.ts'
import { PAGE_REDIRECTS } from '../sql/page-redirects.ts'
import { previewedPage, previewPaths } from './preview-link.ts'
import { publishDocument } from './publications.ts'
import { restorePage, savePage, withdrawPage } from './save-page.ts'

const INSTANT = '2027-01-15T10:00:00.000Z'
const SAVED = { instant: INSTANT, by: 'anna@example.com' }
const KEY = 'a-key-of-thirty-two-characters-or-more'
const page = (over: Partial<PageSource> = {}): PageSource => ({
  routingKey: null,
  slugs: { it: 'uno', de: 'eins' },
  attributes: {},
  seo: { title: localizedText('One'), description: localizedText('About one') },
  blocks: [{ id: 'a', blockType: 'rich-text', content: { html: localizedText('<p>x</p>') } }],
  ...over,
})

let db: D1Database
let rows: (sql: string) => Record<string, unknown>[]
beforeEach(() => {
  const memory = memoryD1()
  db = memory.db
  rows = (sql) => memory.sqlite.prepare(sql).all()
})
const slugs = () =>
  rows('SELECT market, slug FROM page_slugs ORDER BY market').map(({ market, slug }) => `${market}/${slug}`)

describe('savePage', () => {
  it('hides a draft, and deletes it when it is published', async () => {
    expect(await savePage(db, 'one', { state: 'draft', page: page() }, SAVED)).toEqual({ kind: 'saved' })
    expect([rows('SELECT * FROM pages'), slugs()]).toEqual([[], []])
    expect(await loadPageDraft(db, 'one')).toEqual(page())
    await savePage(db, 'one', { state: 'published', page: page() }, SAVED)
    expect(slugs()).toEqual(['de/eins', 'it/uno'])
    expect(await loadPageDraft(db, 'one')).toBeNull()
    expect(rows('SELECT changed_on FROM content_changes')).toEqual([{ changed_on: '2027-01-15' }])
  })

  it('moves a page, and rejects a path or key in use', async () => {
    await savePage(db, 'one', { state: 'published', page: page({ routingKey: 'faqs' }) }, SAVED)
    await savePage(db, 'one', { state: 'published', page: page({ slugs: { it: 'due' } }) }, SAVED)
    expect(slugs()).toEqual(['it/due'])
    await savePage(db, 'two', { state: 'published', page: page({ routingKey: 'contacts' }) }, SAVED)
    const taken = page({ routingKey: 'contacts', slugs: { it: 'due', de: 'neu' } })
    expect(await savePage(db, 'three', { state: 'draft', page: taken }, SAVED)).toEqual({
      kind: 'refused',
      reasons: ['it: /due belongs to another page', 'routingKey contacts belongs to another page'],
    })
  })
})

describe('former paths of a page', () => {
  const publish = (id: string, slugs: PageSource['slugs'], routingKey: string | null = null) =>
    savePage(db, id, { state: 'published', page: page({ slugs, routingKey }) }, SAVED)
  const redirects = () =>
    rows(`SELECT market || '/' || slug || ' ' || http_status_code || ' ' || redirect_to AS redirect
      FROM ${PAGE_REDIRECTS} ORDER BY market, slug`).map(({ redirect }) => redirect)

  it('redirect to its current path, in one step and in each market on its own', async () => {
    await publish('one', { it: 'uno', de: 'eins' })
    expect(redirects()).toEqual([])
    await publish('one', { it: 'due', de: 'eins' })
    expect(redirects()).toEqual(['it/uno 301 /due'])
    await publish('one', { it: 'tre', de: 'zwei' })
    expect(redirects()).toEqual(['de/eins 301 /zwei', 'it/due 301 /tre', 'it/uno 301 /tre'])
  })

  it('stop redirecting when the page returns to one of them', async () => {
    for (const it of ['uno', 'due', 'tre', 'uno']) await publish('one', { it })
    expect(redirects()).toEqual(['it/due 301 /uno', 'it/tre 301 /uno'])
  })

  it('stop redirecting for ever when another page is published there', async () => {
    await publish('one', { it: 'uno' })
    await publish('one', { it: 'due' })
    await publish('two', { it: 'uno' })
    expect(redirects()).toEqual([])
    await publish('two', { it: 'nuovo' })
    expect(redirects()).toEqual(['it/uno 301 /nuovo'])
    await withdrawPage(db, 'two', SAVED)
    expect(redirects()).toEqual([])
  })

  it('wait while the page is withdrawn or absent from the market', async () => {
    await publish('one', { it: 'uno', de: 'eins' })
    await publish('one', { it: 'due' })
    expect(redirects()).toEqual(['it/uno 301 /due'])
    await withdrawPage(db, 'one', SAVED)
    expect(redirects()).toEqual([])
    await publish('one', { it: 'tre', de: 'drei' })
    expect(redirects()).toEqual(['de/eins 301 /drei', 'it/due 301 /tre', 'it/uno 301 /tre'])
  })

  it('are the last step of the redirects in the sources, which no page hides behind', async () => {
    await db.prepare("INSERT INTO redirects VALUES ('it', 'prima', 302, '/uno'), ('de', 'prima', 301, '/uno')").run()
    await publish('one', { it: 'uno' })
    await publish('one', { it: 'due' })
    expect(redirects()).toEqual(['de/prima 301 /uno', 'it/prima 302 /due', 'it/uno 301 /due'])
    await publish('two', { it: 'prima' })
    expect(redirects()).toEqual(['de/prima 301 /uno', 'it/uno 301 /due'])
    await publish('two', { it: 'altra' })
    expect(redirects()).toEqual(['de/prima 301 /uno', 'it/prima 301 /altra', 'it/uno 301 /due'])
  })
})

describe('search-engine fields', () => {
  const typed = { '@context': 'https://schema.org', '@type': 'AboutPage' }
  const inAll = (value: unknown) => Object.fromEntries(LANGUAGES.map((language) => [language, value]))
  const accepts = (seo: object) => pageSourceSchema.safeParse({ ...page(), seo: { ...page().seo, ...seo } }).success

  it.each([
    ['an object', typed, true],
    ['several', [typed, typed], true],
    ['a graph', { '@context': 'https://schema.org', '@graph': [] }, true],
    ['none', [], false],
    ['text', JSON.stringify(typed), false],
    ['no type', { '@context': 'https://schema.org' }, false],
    ['another vocabulary', { ...typed, '@context': 'https://evil.example' }, false],
    ['too much', { ...typed, name: 'x'.repeat(16_000) }, false],
  ])('validate markup: %s', (_name, markup, fits) => expect(accepts({ markupLinkedData: inAll(markup) })).toBe(fits))

  it('are in every language or in none', () => expect(accepts({ markupLinkedData: { it: typed } })).toBe(false))

  it.each([
    ['/', true],
    ['/due', true],
    ['/viaggi/japan-tokyo-kyoto', true],
    ['due', false],
    ['//evil.example', false],
    ['https://evil.example/', false],
    ['/due?x=1', false],
  ])('validate the canonical path %s', (path, fits) => expect(accepts({ canonical: { it: path } })).toBe(fits))
})

describe('published page', () => {
  it('survives the next seeding', { timeout: 30_000 }, async () => {
    const seedDay = '2027-01-15'
    const seed = { seedDay, rows: seedRows(readSources(), { seedDay, tours: 10 }) }
    await loadSeed(db, { ...seed, fingerprint: 'first' })
    await savePage(db, 'one', { state: 'published', page: page({ slugs: { it: 'prima' } }) }, SAVED)
    await savePage(db, 'one', { state: 'published', page: page() }, SAVED)
    await db.batch(publishDocument(db, 'banners', [], INSTANT))
    expect(await withdrawPage(db, 'faqs', SAVED)).toMatchObject({ kind: 'withdrawn' })
    await loadSeed(db, { ...seed, fingerprint: 'second' })
    expect(rows("SELECT id FROM pages WHERE id = 'faqs'")).toEqual([])
    expect(rows("SELECT slug FROM page_slugs WHERE page_id = 'faqs'")).toEqual([])
    expect(rows("SELECT slug FROM page_slugs WHERE page_id = 'one' ORDER BY slug")).toEqual([
      { slug: 'eins' },
      { slug: 'uno' },
    ])
    expect(rows("SELECT source FROM documents WHERE name = 'banners'")).toEqual([{ source: '[]' }])
    expect(rows('SELECT slug, page_id FROM former_page_slugs WHERE slug NOT IN (SELECT slug FROM page_slugs)')).toEqual(
      expect.arrayContaining([{ slug: 'prima', page_id: 'one' }]),
    )
  })
})

describe('withdrawPage', () => {
  it('preserves a newer draft, and is undone when the page is published again', async () => {
    await savePage(db, 'one', { state: 'published', page: page() }, SAVED)
    const newer = page({ seo: { title: localizedText('Newer'), description: localizedText('x') } })
    await savePage(db, 'one', { state: 'draft', page: newer }, SAVED)
    await withdrawPage(db, 'one', SAVED)
    expect([rows('SELECT * FROM pages'), slugs()]).toEqual([[], []])
    expect(rows("SELECT * FROM publications WHERE id = 'one'")).toEqual([])
    expect(await loadPageDraft(db, 'one')).toEqual(newer)
    expect(await withdrawPage(db, 'one', SAVED)).toEqual({ kind: 'unknown' })
    await savePage(db, 'one', { state: 'published', page: newer }, SAVED)
    expect([slugs(), rows('SELECT * FROM withdrawn_pages')]).toEqual([['de/eins', 'it/uno'], []])
  })
})

describe('former versions', () => {
  const titled = (title: string) => page({ seo: { title: localizedText(title), description: localizedText('x') } })
  const save = (state: 'draft' | 'published', title: string) =>
    savePage(db, 'one', { state, page: titled(title) }, SAVED)
  const titles = async () =>
    (await loadVersions(db, 'page', 'one')).map(
      ({ state, source }) => `${state} ${(source as PageSource).seo.title.en}`,
    )

  it('are all texts that a save, a publication or a withdrawal replaced, newest first, each once', async () => {
    await save('draft', 'A')
    await save('draft', 'B')
    await save('published', 'C')
    await save('published', 'C')
    await save('draft', 'D')
    await withdrawPage(db, 'one', SAVED)
    expect(await titles()).toEqual(['published C', 'draft B', 'draft A'])
    await save('published', 'E')
    await save('published', 'C')
    await save('published', 'F')
    expect(await titles()).toEqual(['published C', 'published E', 'draft D', 'draft B', 'draft A'])
  })

  it('restore a withdrawn page as it was, with its draft', async () => {
    await save('published', 'A')
    await save('draft', 'B')
    await withdrawPage(db, 'one', SAVED)
    expect(await restorePage(db, 'one', SAVED)).toEqual({ kind: 'saved' })
    expect(slugs()).toEqual(['de/eins', 'it/uno'])
    expect(rows("SELECT source FROM pages WHERE id = 'one'")).toEqual([{ source: JSON.stringify(titled('A')) }])
    expect(await loadPageDraft(db, 'one')).toEqual(titled('B'))
    expect(await restorePage(db, 'one', SAVED)).toEqual({ kind: 'unknown' })
  })

  it('restore a withdrawn page without a draft when it had none', async () => {
    await save('published', 'A')
    await withdrawPage(db, 'one', SAVED)
    await restorePage(db, 'one', SAVED)
    expect(await loadPageDraft(db, 'one')).toBeNull()
  })

  it('are those of the layout too', async () => {
    const publish = (source: unknown) => db.batch(publishDocument(db, 'banners', source, INSTANT))
    await publish([])
    await publish([{ id: 'a' }])
    expect(await loadVersions(db, 'layout', 'banners')).toEqual([
      { version: 1, state: 'published', replacedAt: INSTANT, source: [] },
    ])
  })

  it('are those of the texts of a picture', async () => {
    const altTexts = Object.fromEntries(MARKET_IDS.map((market) => [market, 'A temple']))
    const upload = {
      id: 'a',
      type: 'image/webp',
      width: 9,
      height: 9,
      bytes: 1,
      name: 'Temple',
      focalX: 30,
      focalY: 60,
    }
    for (const name of ['Temple', 'Temple', 'Shrine'])
      await saveUpload(db, { ...upload, name, altTexts: altTexts as Record<MarketId, string> }, INSTANT)
    expect(await loadVersions(db, 'upload', 'a')).toMatchObject([
      { source: { name: 'Temple', altText: altTexts, focalX: 0.3, focalY: 0.6 } },
    ])
  })
})

describe('preview link', () => {
  it('is valid for one page and one day', async () => {
    const now = Date.parse(INSTANT)
    const paths = await previewPaths(KEY, 'one', page(), now)
    expect(Object.keys(paths)).toEqual(['it', 'de'])
    const token = paths.it?.split('?preview=')[1]
    expect(paths.it).toMatch(/^\/uno\?preview=/)
    expect(await previewedPage(KEY, token, now + 86_000_000)).toBe('one')
    expect(await previewedPage(KEY, token, now + 87_000_000)).toBeNull()
    expect(await previewedPage(`${KEY}!`, token, now)).toBeNull()
    expect(await previewedPage(undefined, token, now)).toBeNull()
    expect(await previewedPage(KEY, undefined, now)).toBeNull()
  })
})
