import { describe, expect, it, vi } from 'vitest'
import type { MarketId } from '../../markets/market-id.ts'
import { sampleLayout } from '../../tests/support/builders/sample-layout.ts'
import { memoryCaches } from '../../tests/support/memory-caches.ts'
import type { Config, Env } from '../env.ts'
import { makeDataLog } from '../telemetry/request-log.ts'
import { exampleBlock } from '../ui/blocks/block-gallery/example-blocks.ts'
import { loadDraftPage, loadLayout } from './content.ts'
import type { DataContext } from './public-client.ts'

const TEN_DAYS_MS = 864_000_000
/** Other files of the process store layouts of real markets, also later ones. */
const OWN = 'own' as MarketId
const WITHOUT = 'without' as MarketId
/** Each context is later than the data that others have stored. */
let now = 0

const contextOf = (status: number, body: object): DataContext => ({
  env: { API: { fetch: async () => Response.json(body, { status }) } } as unknown as Env,
  config: { now: () => now, realNow: () => now, PAGE_TIMEOUT_MS: 2500 } as unknown as Config,
  waitUntil: () => {},
  log: makeDataLog(),
})

/** Result of a response of the back end, through the call for drafts, which has no cache. */
const answered = (status: number, body: object) =>
  loadDraftPage(contextOf(status, body), 'it', { slug: 'chi-siamo' }, 'token').then(({ value }) => value)

const refusal = { success: false, error: { code: 'refused', message: 'refused' } }
const meta = { httpStatusCode: 301, redirectTo: '/viaggi' }

describe('a response for a custom page', () => {
  it.each([404, 410])('%i means that the page is missing (§7)', async (status) =>
    expect(await answered(status, refusal)).toEqual({ kind: 'missing' }),
  )

  it.each([404, 410, 418])('%i with meta redirects', async (status) =>
    expect(await answered(status, { ...refusal, meta })).toEqual({ kind: 'redirect', status: 301, to: '/viaggi' }),
  )

  it.each([400, 401, 403, 408, 418, 422, 429])('%i means that the back end failed', async (status) =>
    expect(answered(status, refusal)).rejects.toMatchObject({
      ...{ name: 'UpstreamError', failure: 'status', message: `custom page: status (${status})` },
    }),
  )

  it('400 without a body that fits means so too', async () =>
    expect(answered(400, {})).rejects.toMatchObject({ failure: 'status' }))
})

const CONTENT = {
  ...{ type: 'custompage', routingKey: null, slug: 'chi-siamo', attributes: {} },
  seo: { title: 'Chi siamo', description: 'Di noi', image: null, urls: {} },
}

describe('the blocks of a custom page', () => {
  const loadBlocks = async (blocks: object[]) => {
    const context = contextOf(200, { success: true, data: { ...CONTENT, blocks } })
    const { value } = await loadDraftPage(context, 'it', { slug: 'chi-siamo' }, 'token')
    if (value.kind !== 'page') throw new Error(value.kind)
    return { blocks: value.page.blocks, dropped: context.log.dropped }
  }
  const evil = '<p onclick="x()">a</p><script>x()</script>'

  it('lose those of unknown types and with broken content, which the log names', async () => {
    const good = exampleBlock('gallery')
    const { blocks, dropped } = await loadBlocks([
      { id: '1', blockType: 'carousel', content: {} },
      { id: '2', blockType: 'constructor', content: {} },
      { id: '3', blockType: 'faq', content: { title: 'FAQ', subtitle: null, items: [{ question: 'Q' }] } },
      good,
    ])
    expect(blocks).toEqual([good])
    expect(dropped).toEqual([
      'blocks:  block carousel: unknown type',
      'blocks:  block constructor: unknown type',
      expect.stringMatching(/^blocks: {2}block faq: items\.0\.\w+$/),
    ])
  })

  it('are sanitized wherever they have a field called html, and nowhere else', async () => {
    const text = (html: string) => ({ id: '1', blockType: 'rich-text', content: { title: evil, html } })
    const legal = (html: string) => {
      const sections = [{ id: 'a', title: evil, html }]
      return {
        id: '2',
        blockType: 'legal-text',
        content: { title: evil, updated: '2027-01-15', intro: null, sections },
      }
    }
    const { blocks } = await loadBlocks([text(evil), legal(evil)])
    expect(blocks).toEqual([text('<p>a</p>'), legal('<p>a</p>')])
  })
})

describe('the parts of a layout', () => {
  const bean = {
    id: 'a',
    message: '<p><a href="/b" onclick="x()">b</a><script>x()</script></p>',
    routes: { match: ['/'] },
  }
  const load = async (data: object) => {
    now += TEN_DAYS_MS
    vi.stubGlobal('caches', memoryCaches())
    const context = contextOf(200, { success: true, data })
    const { value } = await loadLayout(context, OWN)
    vi.unstubAllGlobals()
    return { layout: value, dropped: context.log.dropped }
  }

  it('have sanitized messages, and text alone within a link; broken ones are dropped', async () => {
    const { layout, dropped } = await load({ ...sampleLayout, beans: [bean, { id: 5 }], talkToUsBeans: [bean, {}] })
    expect(layout.beans.map(({ message }) => message)).toEqual(['<p><a href="/b" rel="noopener">b</a></p>'])
    expect(layout.talkToUsBeans.map(({ message }) => message)).toEqual(['b'])
    expect(dropped).toEqual([expect.stringMatching(/^beans: id /), expect.stringMatching(/^talkToUsBeans: id /)])
  })

  const { header, footer, settings } = sampleLayout
  const NO_FOOTER = {
    ...{ menu: [], badges: [], paymentSystems: [], newsletter: null, showUserRating: false, footerMessage: '' },
    ...{ collapseOpenMessage: '', collapseCloseMessage: '', paymentMessage: '' },
    contactsBook: { social: null, facebookGroup: null, facebook: null, instagram: null, tiktok: null, youtube: null },
  }
  it.each([
    [
      'settings.currencies',
      { settings: { ...settings, currencies: ['EUR'] } },
      { settings: { ...settings, currencies: [] } },
    ],
    ['settings', { settings: 5 }, { settings: { installmentPayments: false, currencies: [] } }],
    [
      'settings.installmentPayments',
      { settings: { ...settings, installmentPayments: 'no' } },
      { settings: { ...settings, installmentPayments: false } },
    ],
    ['header', { header: null }, { header: { menu: [] } }],
    ['header.menu', { header: {} }, { header: { menu: [] } }],
    ['footer', { footer: null }, { footer: NO_FOOTER }],
    ['footer.menu', { footer: { ...footer, menu: {} } }, { footer: { ...footer, menu: [] } }],
    ['footer.footerMessage', { footer: { ...footer, footerMessage: 5 } }, { footer: { ...footer, footerMessage: '' } }],
    ['footer.newsletter', { footer: { ...footer, newsletter: {} } }, { footer: { ...footer, newsletter: null } }],
    ['beans', { beans: {} }, { beans: [] }],
    ['talkToUsBeans', { talkToUsBeans: 5 }, { talkToUsBeans: [] }],
    ['header.menu', { header: { menu: [...header.menu, { id: 5 }] } }, {}],
    ['footer.menu', { footer: { ...footer, menu: [...footer.menu, {}] } }, {}],
    ['footer.badges', { footer: { ...footer, badges: [...footer.badges, 'badge'] } }, {}],
    ['contacts', { contacts: [] }, { contacts: { books: {}, blocks: [] } }],
    ['trustRating', { trustRating: { rating: 'good' } }, { trustRating: null }],
  ])('leave header and footer with invalid %s, which the log names', async (name, broken, changed) => {
    const { layout, dropped } = await load({ ...sampleLayout, ...broken })
    expect(layout).toEqual({ ...sampleLayout, ...changed })
    expect(dropped).toEqual([expect.stringMatching(new RegExp(`^${name}: `))])
  })

  it('are all hidden, and all named, where an object has none', async () => {
    const { layout, dropped } = await load({ ...sampleLayout, footer: {} })
    expect(layout).toEqual({ ...sampleLayout, footer: NO_FOOTER })
    expect(dropped.map((line) => line.split(':')[0]).sort()).toEqual([
      ...['footer.badges', 'footer.collapseCloseMessage', 'footer.collapseOpenMessage', 'footer.footerMessage'],
      ...['footer.menu', 'footer.paymentMessage', 'footer.paymentSystems', 'footer.showUserRating'],
    ])
  })

  it.each([
    [5, 'data: Invalid input: expected object, received number'],
    [{}, 'data: has no menu'],
  ])('are not those of a response without any, whose problem the log has: %j', async (data, problem) => {
    now += TEN_DAYS_MS
    vi.stubGlobal('caches', memoryCaches())
    const context = contextOf(200, { success: true, data })
    await expect(loadLayout(context, WITHOUT)).rejects.toMatchObject({ failure: 'contract' })
    vi.unstubAllGlobals()
    expect(context.log.entries).toEqual([
      { call: 'layouts', state: 'failed', ms: expect.any(Number), failure: 'contract', problem },
    ])
  })
})
