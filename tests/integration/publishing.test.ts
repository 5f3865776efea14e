import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PageOf } from '../../shared/contracts/envelope.ts'
import type { SearchCounts, SearchFacets, SearchPriceGrid } from '../../shared/contracts/search.ts'
import type { Tour } from '../../shared/contracts/tour.ts'
import { signToken } from '../../shared/signing/signed-token.ts'
import { header, type Site, startSite } from '../support/site.ts'

const TOKEN = 'local-write-token-of-no-value'
const KEY = 'local-content-key-of-no-value-0123456789'

let site: Site
// Real clock: publications must be later than renderings.
beforeAll(async () => {
  site = await startSite({ clock: null })
})
afterAll(() => site.stop())

const editor = async (method: string, path: string, body?: unknown, token = TOKEN) => {
  const response = await site.request('api', `/backoffice${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return {
    status: response.status,
    json: JSON.parse(response.text) as { data?: Record<string, unknown>; error?: object },
  }
}
type Source = {
  slugs: Record<string, string>
  routingKey: string | null
  seo: { title: Record<string, string> } & Record<string, unknown>
} & Record<string, unknown>
const previewLink = async (id: string): Promise<string> => {
  const paths = (await editor('POST', `/pages/${id}/preview`)).json.data?.paths as Record<string, string> | undefined
  return paths?.it ?? ''
}
const published = async (id: string): Promise<Source> =>
  (await editor('GET', `/pages/${id}`)).json.data?.published as Source
const titled = (source: Source, it: string): Source => ({
  ...source,
  seo: { ...source.seo, title: { ...source.seo.title, it } },
})
const title = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]

describe('publishing', () => {
  it('shows on the next request, on a page that was in every cache (§1)', async () => {
    const source = await published('tours')
    const path = `/${source.slugs.it}`
    await site.request('it', path)
    expect(title((await site.request('it', path)).text)).not.toContain('Fresco di stampa')
    // The first request of a day makes a version of the data.
    await expect.poll(async () => header(await site.request('it', path), 'x-page-cache')).toBe('memory')
    const response = await editor('PUT', '/pages/tours', {
      state: 'published',
      page: titled(source, 'Fresco di stampa'),
    })
    expect(response).toMatchObject({ status: 200, json: { data: { announced: true } } })
    expect(title((await site.request('it', path)).text)).toContain('Fresco di stampa')
    // Other pages are unchanged.
    await expect.poll(async () => header(await site.request('it', '/viaggi'), 'x-page-cache')).toBe('memory')
  })

  it('replaces a 404 by a new page, in its markets and the sitemap (§2)', async () => {
    const source = { ...(await published('packing-list')), slugs: { it: 'nuova-pagina', de: 'neue-seite' } } as Source
    expect((await site.request('it', '/nuova-pagina')).status).toBe(404)
    expect((await editor('PUT', '/pages/new-page', { state: 'published', page: source })).status).toBe(200)
    expect((await site.request('it', '/nuova-pagina')).status).toBe(200)
    expect((await site.request('de', '/neue-seite')).status).toBe(200)
    expect((await site.request('fr', '/nuova-pagina')).status).toBe(404)
    expect((await site.request('it', '/sitemaps/pages.xml')).text).toContain('/nuova-pagina</loc>')
  })

  it('shows a cancelled event on the next request, on pages that were in every cache', async () => {
    const isListed = async (path: string) => (await site.request('it', '/eventi-wemeet')).text.includes(path)
    const [path = '', slug] =
      /\/eventi-wemeet\/([a-z0-9-]+)/.exec((await site.request('it', '/eventi-wemeet')).text) ?? []
    const inMemory = async (each: string) => header(await site.request('it', each), 'x-page-cache') === 'memory'
    for (const each of ['/eventi-wemeet', path]) await expect.poll(() => inMemory(each)).toBe(true)
    expect([await isListed(path), (await site.request('it', path)).text.includes('Annullato')]).toEqual([true, false])
    const shown = await site.request('api', `/wemeet/events/show?market=it&slug=${slug}`)
    const { id } = (JSON.parse(shown.text) as { data: { id: string } }).data
    expect(await editor('DELETE', `/events/${id}`)).toMatchObject({ status: 200, json: { data: { announced: true } } })
    expect([await isListed(path), (await site.request('it', path)).text.includes('Annullato')]).toEqual([false, true])
  })

  it('redirects every former URL of a moved page to its current one, until another page is published there (§7)', async () => {
    const source = await published('packing-list')
    const publish = (id: string, slugs: Source['slugs']) =>
      editor('PUT', `/pages/${id}`, { state: 'published', page: { ...source, slugs } })
    const target = async (market: string, path: string) => {
      const response = await site.request(market, path)
      return [response.status, header(response, 'location')]
    }
    await publish('moved-page', { it: 'prima-sede', de: 'erster-ort' })
    expect(await target('it', '/prima-sede')).toEqual([200, ''])
    await publish('moved-page', { it: 'seconda-sede', de: 'erster-ort' })
    expect(await target('it', '/prima-sede?utm_source=mail')).toEqual([301, '/seconda-sede?utm_source=mail'])
    expect(await target('it', '/seconda-sede')).toEqual([200, ''])
    expect(await target('de', '/erster-ort')).toEqual([200, ''])
    expect((await site.request('de', '/erster-ort')).text).toContain('/seconda-sede"')
    expect((await site.request('it', '/sitemaps/pages.xml')).text).not.toContain('/prima-sede</loc>')
    await publish('moved-page', { it: 'terza-sede', de: 'zweiter-ort' })
    for (const path of ['/prima-sede', '/seconda-sede']) expect(await target('it', path)).toEqual([301, '/terza-sede'])
    expect(await target('de', '/erster-ort')).toEqual([301, '/zweiter-ort'])
    await publish('other-page', { it: 'prima-sede' })
    expect(await target('it', '/prima-sede')).toEqual([200, ''])
    expect(await target('it', '/seconda-sede')).toEqual([301, '/terza-sede'])
    expect((await editor('DELETE', '/pages/moved-page')).status).toBe(200)
    expect(await target('it', '/seconda-sede')).toEqual([404, ''])
  })

  it('unpublishes a page, except for its preview link, until it is published again', async () => {
    const source = await published('packing-list')
    const path = `/${source.slugs.it}`
    for (let visits = 0; visits < 2; visits++) expect((await site.request('it', path)).status).toBe(200)
    expect(header(await site.request('it', path), 'x-page-cache')).toBe('memory')
    expect((await editor('DELETE', '/pages/packing-list')).json.data).toMatchObject({
      state: 'withdrawn',
      announced: true,
    })
    expect((await site.request('it', path)).status).toBe(404)
    expect((await site.request('it', '/sitemaps/pages.xml')).text).not.toContain(`${path}</loc>`)
    expect((await site.request('it', '/')).text).not.toContain(`href="${path}"`)
    expect((await site.request('it', await previewLink('packing-list'))).status).toBe(200)
    expect((await site.request('it', path)).status).toBe(404)
    const { draft } = (await editor('GET', '/pages/packing-list')).json.data ?? {}
    expect(draft).toEqual(source)
    await editor('PUT', '/pages/packing-list', { state: 'published', page: draft })
    expect((await site.request('it', path)).status).toBe(200)
  })

  it('shows a layout part on every page', async () => {
    const banners = [
      { id: 'just-in', message: { it: 'Appena arrivato', en: 'x', es: 'x', fr: 'x', de: 'x' }, position: 'top' },
    ]
    await site.request('it', '/viaggi')
    expect((await editor('PUT', '/layout/banners', banners)).status).toBe(200)
    for (const path of ['/', '/viaggi', '/cerca'])
      expect((await site.request('it', path)).text, path).toContain('Appena arrivato')
    expect((await editor('PUT', '/layout/nothing', {})).status).toBe(404)
    expect((await editor('PUT', '/layout/banners', { no: 'list' })).status).toBe(422)
    expect((await editor('GET', '/layout/banners')).json.data).toEqual(banners)
    expect((await editor('GET', '/layout/nothing')).status).toBe(404)
  })

  it('updates an email of the contact book in every text that uses it', async () => {
    const book = (await editor('GET', '/layout/contacts')).json.data as {
      books: { email: { value: Record<string, string> } }
    }
    const { value } = book.books.email
    const terms = await published('legal-terms-conditions')
    for (const [market, language] of [
      ['it', 'it'],
      ['us', 'en'],
    ] as const)
      expect((await site.request(market, `/${terms.slugs[market]}`)).text).toContain(`href="mailto:${value[language]}"`)
    const moved = {
      ...book,
      books: { ...book.books, email: { ...book.books.email, value: { ...value, it: 'scrivi@example.com' } } },
    }
    expect((await editor('PUT', '/layout/contacts', moved)).status).toBe(200)
    expect((await site.request('it', `/${terms.slugs.it}`)).text).toContain('href="mailto:scrivi@example.com"')
    expect((await site.request('it', '/')).text).toContain('"email":"scrivi@example.com"')
  })

  it('does not remove the fallback page used when the back end fails', async () => {
    const source = await published('travels')
    expect((await site.request('es', '/viajes')).status).toBe(200)
    await editor('PUT', '/pages/travels', { state: 'published', page: titled(source, 'Altro titolo') })
    await site.fault('status=503')
    const response = await site.request('es', '/viajes')
    await site.fault(null)
    expect(response.status).toBe(200)
    expect(header(response, 'x-page-cache')).toMatch(/stale-if-error|miss/)
  })

  it('rejects requests without the secret, invalid pages, and a path in use', async () => {
    const source = await published('packing-list')
    expect((await editor('PUT', '/pages/x', { state: 'published', page: source }, 'guess')).status).toBe(401)
    expect((await editor('PUT', '/pages/x', { state: 'published', page: {} })).status).toBe(422)
    expect((await editor('PUT', '/pages/x', { state: 'gone', page: source })).status).toBe(422)
    expect((await editor('PUT', '/pages/x', { state: 'published', page: source })).status).toBe(422)
    expect((await editor('PUT', '/pages/A%20b', { state: 'draft', page: source })).status).toBe(422)
    expect((await editor('GET', '/pages/nothing')).status).toBe(404)
    expect((await editor('POST', '/pages/nothing/preview')).status).toBe(404)
  })
})

describe('the announcement of a change', () => {
  const announce = (token?: string) =>
    site.request('it', '/api/changed', {
      method: 'POST',
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    })
  const token = ({ key = KEY, purpose = 'changed', at = Date.now() } = {}) => signToken(key, purpose, {}, at, 60)

  it('accepts tokens of the back end only', async () => {
    expect((await announce(await token())).status).toBe(200)
    for (const bad of [
      undefined,
      'x',
      await token({ key: KEY.replace('local', 'other') }),
      await token({ purpose: 'preview' }),
      await token({ at: Date.now() - 120_000 }),
    ])
      expect((await announce(bad)).status).toBe(401)
    expect((await site.request('it', '/api/changed')).status).toBe(404)
  })
})

describe('draft', () => {
  const draft = { state: 'draft', page: {} as Source }
  let path = ''
  beforeAll(async () => {
    draft.page = titled(await published('first-group-trip'), 'Solo una bozza')
    expect((await editor('PUT', '/pages/first-group-trip', draft)).status).toBe(200)
    path = await previewLink('first-group-trip')
  })

  it('is shown by its link only, uncached and unindexed', async () => {
    const previewed = await site.request('it', path)
    expect(previewed.status).toBe(200)
    expect(title(previewed.text)).toContain('Solo una bozza')
    expect(header(previewed, 'cache-control')).toBe('private, no-store')
    expect(header(previewed, 'x-robots-tag')).toContain('noindex')
    expect(previewed.text).toContain('<meta name="robots" content="noindex,nofollow"/>')
    expect(previewed.headers.etag).toBeUndefined()
    expect(header(previewed, 'x-page-cache')).toBe('bypass')
    const plain = path.split('?')[0] ?? ''
    expect(title((await site.request('it', plain)).text)).not.toContain('bozza')
    expect(title((await site.request('it', path)).text)).toContain('Solo una bozza')
    expect(title((await site.request('it', plain)).text)).not.toContain('bozza')
  })

  it('of an unpublished page is shown at its future URL only', async () => {
    const page = { ...draft.page, slugs: { it: 'bozza-nuova' } }
    await editor('PUT', '/pages/brand-new', { state: 'draft', page })
    const link = await previewLink('brand-new')
    expect((await site.request('it', link)).status).toBe(200)
    expect((await site.request('it', '/bozza-nuova')).status).toBe(404)
    expect((await site.request('it', link.replace('bozza-nuova', 'nowhere'))).status).toBe(404)
    expect((await site.request('it', '/sitemaps/pages.xml')).text).not.toContain('bozza-nuova')
  })
})

describe('changed departure', () => {
  const call = async <T>(path: string, body: unknown) => {
    const response = await site.request('api', `${path}?market=it`, { method: 'POST', body: JSON.stringify(body) })
    return (JSON.parse(response.text) as { data: T }).data
  }

  it('is immediately in lists, facets, counts and the price grid, and on the next page', async () => {
    const { data: found } = await call<PageOf<Tour>>('/tours', { status: ['CONFIRMED'], continentId: ['asia'] })
    const tour = found[0]
    if (!tour) throw new Error('none is confirmed in Asia')
    const filter = { travelId: [tour.travel.id] }
    const seen = async () => {
      const [list, facets, counts, grid] = await Promise.all([
        call<PageOf<Tour>>('/tours', { ...filter, sort: 'price:asc', perPage: 100 }),
        call<SearchFacets>('/tours/facets', filter),
        call<SearchCounts>('/search/counts', { tab: 'tours', filters: [filter, { ...filter, priceTo: 100 }] }),
        call<SearchPriceGrid>('/tours/price-grid', filter),
      ])
      const cells = grid.rows.flatMap(({ cells }) => cells)
      return {
        totals: [list.total, facets.total, ...counts.totals],
        confirmed: facets.status.CONFIRMED,
        soldOut: facets.status.SOLD_OUT,
        cheapest: list.data[0]?.price.EUR,
        lowest: Math.min(...cells.flatMap(({ lowestPrice }) => lowestPrice ?? [])),
      }
    }
    const page = `/cerca?travelId[]=${tour.travel.id}&status[]=SOLD_OUT&sort=price:asc`
    const shows = async () => (await site.request('it', page)).text.includes(tour.id)
    const before = await seen()
    expect(await shows()).toBe(false)
    const cheap = { EUR: 100, GBP: 100, USD: 100 }
    await editor('PATCH', `/tours/${tour.id}`, { price: cheap })
    const total = before.totals[0] ?? 0
    expect(await seen()).toEqual({ ...before, totals: [total, total, total, 1], cheapest: 100, lowest: 100 })
    await editor('PATCH', `/tours/${tour.id}`, { status: 'SOLD_OUT' })
    expect(await seen()).toMatchObject({
      totals: [total - 1, total - 1, total - 1, 0],
      confirmed: before.confirmed - 1,
      soldOut: before.soldOut + 1,
    })
    expect(await shows()).toBe(true)
  })
})
