import { createHash } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { localVariables } from '../../../local/workers/local-variables.ts'
import type { ModalType } from '../../../shared/modals/modal-url.ts'
import { sampleLayout } from '../../../tests/support/builders/sample-layout.ts'
import { sampleFilters, samplePage } from '../../../tests/support/builders/sample-search.ts'
import { memoryCaches } from '../../../tests/support/memory-caches.ts'
import type { Env } from '../../env.ts'
import { exampleBlock } from '../../ui/blocks/block-gallery/example-blocks.ts'
import { readPageResponse } from '../cache/page-codec.ts'
import type { PageKey } from '../cache/page-key.ts'
import type { RenderedPage } from '../cache/rendered-page.ts'

// The platform's class: the only foreign thing here.
vi.mock('cloudflare:workers', () => ({
  WorkerEntrypoint: class {
    ctx: unknown
    env: unknown
    constructor(ctx: unknown, env: unknown) {
      this.ctx = ctx
      this.env = env
    }
  },
}))

type FakeResponse = { status?: number; data?: unknown; meta?: object }
/** By path of the back end; others are missing. */
type FakeResponses = Readonly<Record<string, FakeResponse>>

/** Cached responses stay: each test is later than all before, and earlier than those of other files. */
let day = Date.UTC(1990, 0, 15)
let calls: string[] = []

let Page: typeof import('./page.tsx').Page
beforeAll(async () => {
  vi.resetModules()
  ;({ Page } = await import('./page.tsx'))
}, 60_000)
beforeEach(() => {
  day += 10 * 86_400_000
  calls = []
  vi.stubGlobal('caches', memoryCaches())
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const CONTENT = {
  ...{ type: 'custompage', routingKey: null, slug: 'chi-siamo', attributes: {}, customHtmlClasses: 'about' },
  seo: { title: 'Chi siamo', description: 'Di noi', image: null, urls: {} },
  blocks: [exampleBlock('heading-cover')],
}
const BEANS = sampleLayout.beans.map((bean) => ({ ...bean, customCss: '.bean{color:navy}' }))
const LAYOUT: FakeResponses = { '/layouts': { data: { ...sampleLayout, beans: BEANS } } }
const FOUND: FakeResponses = { ...LAYOUT, '/custompages/show': { data: CONTENT } }
const KEY: PageKey = {
  ...{ market: 'it', route: 'catch-all', path: '/chi-siamo', parameters: {}, query: '' },
  ...{ currency: 'EUR', variations: { wishlist: true } },
}

const respond = ({ status = 200, data, meta }: FakeResponse = { status: 404 }): Response =>
  data !== undefined
    ? Response.json({ success: true, data })
    : Response.json({ success: false, error: { code: 'refused', message: 'refused' }, meta }, { status })

/** The page of a key, and its text. */
const open = async (
  key: Partial<PageKey>,
  responses: FakeResponses = FOUND,
  variables: object = {},
  headers: Record<string, string> = {},
  url = 'https://page.internal/',
) => {
  vi.setSystemTime(day)
  const env = {
    ...{ ENVIRONMENT: 'local', ...localVariables(8787).storefront },
    API: {
      fetch: async ({ url }: Request) => {
        const { pathname } = new URL(url)
        calls.push(pathname)
        return respond(responses[pathname])
      },
    },
    ...variables,
  } as unknown as Env
  const context = { props: { ...KEY, ...key }, waitUntil: () => {} } as unknown as ExecutionContext<PageKey>
  const response = await new Page(context, env).fetch(new Request(url, { headers }))
  const cacheControl = response.headers.get('cache-control')
  const page = (await readPageResponse(response)) as RenderedPage
  const text = page.chunks.map(({ bytes }) => new TextDecoder().decode(bytes)).join('')
  return { page, text, meta: page.meta, cacheControl }
}

const DOWN = { status: 503 }
const MISSING = { status: 404 }
const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
/** Hashes of the page's style elements. */
const styleHashes = (text: string) => [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => hashOf(css))
const modal = (type: ModalType): Partial<PageKey> => ({ modal: { type, layout: null } })

describe('a page', () => {
  it('is stored as long as its route allows', async () => {
    const { page, meta } = await open({})
    expect(page.status).toBe(200)
    expect(meta.freshness).toEqual({ freshMs: 15_000, staleMs: 120_000, staleIfErrorMs: 86_400_000 })
    expect([meta.renderedAt, meta.error, meta.redirect, meta.retryAfterSeconds]).toEqual([day, null, null, null])
    expect(meta.log.calls.map(({ call, state }) => `${call} ${state}`).sort()).toEqual([
      'custom page miss',
      'layouts miss',
    ])
  })

  it.each<[string, Partial<PageKey>, FakeResponses]>([
    ['its layout is missing', {}, { ...FOUND, '/layouts': DOWN }],
    ['an editor previews it', { preview: 'token' }, FOUND],
    ['it shows a flag preview', { noStore: true }, FOUND],
    ['both', { preview: 'token', noStore: true }, FOUND],
  ])('is shown but not stored when %s', async (_, key, responses) => {
    const { page, meta } = await open(key, responses)
    expect([page.status, meta.freshness]).toEqual([200, null])
  })

  it('states the age of its prices, openly and without being stored when its content is outdated', async () => {
    const before = await open({})
    expect(before.text).toContain('<div class="prices-as-of" data-shown="false">')
    const loadedAt = new Date(day).toISOString()
    day += 3_600_000
    const { page, text, meta } = await open({}, { ...LAYOUT, '/custompages/show': DOWN })
    expect([page.status, meta.freshness]).toEqual([200, null])
    expect(text).toContain('<div class="prices-as-of" data-shown="true">')
    expect(text).toContain(`dateTime="${loadedAt}"`)
  })

  it('without prices states no age', async () => {
    const { page, text } = await open({ route: 'accessibility', path: '/accessibilita' }, LAYOUT)
    expect(page.status).toBe(200)
    expect(text).not.toContain('Al momento non riusciamo ad aggiornare i prezzi. Quelli che vedi sono del')
  })

  it('allows the style of its banners and content', async () => {
    const content = { ...CONTENT, customCss: '.about{color:teal}' }
    const { text, meta } = await open({}, { ...LAYOUT, '/custompages/show': { data: content } })
    expect(text).toContain('color:navy')
    expect(text).toContain('color:teal')
    expect([text.includes('color:navy'), styleHashes(text)]).toEqual([true, meta.styleHashes])
    const plain = await open({ market: 'es' }, { ...FOUND, '/layouts': { data: { ...sampleLayout, beans: [] } } })
    expect([plain.page.status, plain.meta.styleHashes, styleHashes(plain.text)]).toEqual([200, [], []])
  })

  it('without header and footer has no style of banners', async () => {
    const content = { ...CONTENT, attributes: { hideLayout: true } }
    const { text, meta } = await open({}, { ...LAYOUT, '/custompages/show': { data: content } })
    expect(text).not.toContain('<header')
    expect(meta.styleHashes).toEqual([])
  })

  it('sends the pictures of its cover ahead, unless a modal covers it', async () => {
    expect((await open({})).meta.preloads).toContain('rel=preload; as=image')
    const { meta, text } = await open(modal('currency'))
    expect(meta.preloads ?? '').not.toContain('as=image')
    expect(text).not.toMatch(/<link rel="preload" as="image"/)
  })
})

describe('a redirect of the content', () => {
  const moved: FakeResponses = {
    ...LAYOUT,
    '/custompages/show': { status: 404, meta: { httpStatusCode: 301, redirectTo: '/viaggi' } },
  }

  it.each([
    [undefined, '/viaggi'],
    ['currency', '/viaggi?modal=&type=currency'],
  ] as const)('keeps the query and the modal: %s', async (type, to) => {
    const { page, text, meta } = await open(type === undefined ? {} : modal(type), moved)
    expect([page.status, text, meta.freshness, meta.renderedAt]).toEqual([301, '', null, day])
    expect(meta.redirect).toEqual({ to, carriesQuery: true })
    expect(meta.log.calls).toContainEqual(expect.objectContaining({ call: 'custom page' }))
  })
})

describe('a modal over a page', () => {
  it('is rendered with a link to the page below', async () => {
    const { page, text, meta } = await open({ ...modal('currency'), query: 'priceTo=1000' })
    expect(page.status).toBe(200)
    expect(text).toContain('href="/chi-siamo?priceTo=1000" aria-label="Chiudi"')
    expect(text).toMatch(/<body class="[^"]*has-modal/)
    expect(meta.freshness).not.toBeNull()
    expect(calls).not.toContain('/filters')
  })

  it('of languages leads to the same page of other markets', async () => {
    const content = { ...CONTENT, seo: { ...CONTENT.seo, urls: { es: '/quienes-somos' } } }
    const { text } = await open(modal('language'), { ...LAYOUT, '/custompages/show': { data: content } })
    const dialog = text.slice(0, text.indexOf('</dialog>'))
    expect(dialog).toContain('http://es.localhost:8787/quienes-somos')
  })

  it.each([
    ['those of the back end', { data: sampleFilters }, true],
    ['none while they fail', DOWN, false],
  ])('of the search offers filters: %s', async (_, filters, isOffered) => {
    const { page, text } = await open({ market: 'fr', ...modal('search') }, { ...FOUND, '/filters': filters })
    expect(page.status).toBe(200)
    expect(text.slice(0, text.indexOf('</dialog>')).includes('Asia')).toBe(isOffered)
    expect(calls).toContain('/filters')
  })

  it('is the page’s own where the page has one', async () => {
    const pictures = { ...CONTENT, blocks: [exampleBlock('gallery')] }
    const { page, text } = await open(modal('gallery'), { ...LAYOUT, '/custompages/show': { data: pictures } })
    expect(page.status).toBe(200)
    expect(text.slice(0, text.indexOf('</dialog>'))).toContain('modal-gallery')
  })

  it('without content redirects to the page below', async () => {
    const { page, meta } = await open({ ...modal('gallery'), query: 'priceTo=1000' })
    expect([page.status, meta.freshness, meta.renderedAt]).toEqual([302, null, day])
    expect(meta.redirect).toEqual({ to: '/chi-siamo?priceTo=1000', carriesQuery: false })
    expect(meta.log.calls.map(({ call }) => call).sort()).toEqual(['custom page', 'layouts'])
  })
})

describe('a missing page', () => {
  it.each<[string, Partial<PageKey>]>([
    ['content', {}],
    ['a route without a public page', { route: 'wishlist', path: '/preferiti' }],
  ])('of %s is a 404 that is not stored or indexed', async (_, key) => {
    const { page, text, meta } = await open(key, { ...LAYOUT, '/custompages/show': MISSING })
    expect([page.status, meta.freshness, meta.error, meta.retryAfterSeconds]).toEqual([404, null, null, null])
    expect(text).toContain('<title>Impossibile trovare questa pagina | ')
    expect(text).toContain('<meta name="description" content="Forse il sentiero')
    expect(text).toContain('<meta name="robots" content="noindex,follow"')
    expect(text).toContain('Questa pagina non è sulla mappa!')
    expect([text.includes('color:navy'), styleHashes(text)]).toEqual([true, meta.styleHashes])
    expect(meta.log.calls.map(({ call }) => call)).toContain('layouts')
  })

  it('contains nothing of the other paths that its document serves', async () => {
    const first = await open({ path: '/chi-cerca' }, LAYOUT)
    const { text } = await open({ path: '/chi-trova' }, LAYOUT)
    expect(text).toBe(first.text)
    expect(text).not.toContain('chi-cerca')
    // Relative: over the page whose URL the browser shows.
    expect(text).toContain('href="?modal=&amp;type=tracking-preferences"')
  })

  it('has the modal of its URL, or none', async () => {
    const dialogOf = async (key: Partial<PageKey>) => {
      const { page, text } = await open(key, LAYOUT)
      return [page.status, /<h2[^>]*>([^<]*)<\/h2>.*<\/dialog>/s.exec(text)?.[1]]
    }
    const shown = [await dialogOf({}), await dialogOf(modal('language')), await dialogOf(modal('tracking-preferences'))]
    expect(shown).toEqual([
      [404, undefined],
      [404, 'Paese e lingua'],
      [404, 'Preferenze sui cookie'],
    ])
  })
})

describe('an error page', () => {
  const failing: FakeResponses = { ...LAYOUT, '/custompages/show': DOWN }

  it('of the back end states when to retry, and the log its cause', async () => {
    const { page, text, meta } = await open({}, failing)
    expect([page.status, meta.error, meta.retryAfterSeconds]).toEqual([503, 'upstream status', 10])
    expect([meta.freshness, meta.renderedAt]).toEqual([null, day])
    expect(meta.log.report?.causes).toEqual([expect.stringMatching(/^UpstreamError: custom page: status/)])
    expect(meta.log.calls).toContainEqual(expect.objectContaining({ call: 'custom page', failure: 'status' }))
    expect(text).toContain('<title>C’è stato un errore! | ')
    expect(text).toContain('<meta name="description" content="Qualcosa è andato storto!')
    expect(text).toContain('Al momento non riusciamo a mostrare questa pagina.')
    expect([text.includes('color:navy'), styleHashes(text)]).toEqual([true, meta.styleHashes])
    expect(text).toMatch(/503(<!-- -->)?: (<!-- -->)?custom page: status/)
  })

  it('is shown when the gateway has used up the time for calls', async () => {
    const { page, meta } = await open({}, FOUND, {}, { 'x-deadline': String(day) })
    expect([page.status, calls]).toEqual([503, []])
    expect(meta.error).toBe('upstream deadline')
  })

  it('shows developers’ messages outside production only', async () => {
    const { page, text } = await open({}, failing, { ENVIRONMENT: 'production' })
    expect(page.status).toBe(503)
    expect(text).not.toContain('custom page: status')
  })

  it('of an error in rendering is a 500 within header and footer', async () => {
    const { page, text, meta } = await open({}, FOUND, { RENDER_FAULT: 'route' })
    expect([page.status, meta.error, meta.retryAfterSeconds, meta.freshness]).toEqual([500, 'render', null, null])
    expect(text).toContain('<header')
    expect(text).toContain('Qualcosa è andato storto! Riprova più tardi.')
    expect(text).toMatch(/500(<!-- -->)?: (<!-- -->)?asked to fail/)
    expect(meta.log.report?.causes).toEqual(['Error: asked to fail'])
  })

  it('of an error in the error page has neither', async () => {
    const { page, text, meta } = await open({}, FOUND, { RENDER_FAULT: 'document' })
    expect([page.status, meta.error]).toEqual([500, 'render'])
    expect(text).not.toContain('<header')
    expect(text).toContain('C’è stato un errore!')
  })
})

describe('a page with a query', () => {
  const visit = async (query: string) => {
    const key = { ...KEY, route: 'sales', path: '/offerte', query } as const
    await open(key, { ...LAYOUT, '/tours': { data: samplePage([]) } })
    return calls.filter((path) => path === '/tours').length
  }

  it.each([
    ['', false],
    ['page=2', true],
  ])('%j makes its calls again for the second visit: %s', async (query, isAgain) => {
    const first = await visit(query)
    expect(first).toBeGreaterThan(0)
    expect((await visit(query)) > first).toBe(isAgain)
  })
})

it.each(['', 'page=3'])(
  'a page with the query %j is for the platform’s cache from its second request on',
  async (query) => {
    const key = { ...KEY, route: 'sales', path: '/platform', query } as const
    const responses = { ...LAYOUT, '/tours': { data: samplePage([]) } }
    const headers = [await open(key, responses), await open(key, responses)].map(({ cacheControl }) => cacheControl)
    expect(headers.map((header) => header?.split(',')[0])).toEqual(['no-store', 'public'])
  },
)

it('a page of older data than its URL asks for is not for the platform’s cache', async () => {
  const API = {
    fetch: async ({ url }: Request) => {
      const response = respond(FOUND[new URL(url).pathname])
      response.headers.set('x-data-version', '7')
      return response
    },
  }
  const ask = async (version: number) => {
    const url = `https://page.internal/?version=${version}`
    return (await open({ path: '/behind' }, FOUND, { API }, {}, url)).cacheControl?.split(',')[0]
  }
  expect([await ask(8), await ask(8), await ask(7)]).toEqual(['no-store', 'no-store', 'public'])
})
