import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MARKET_IDS } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import type { Block } from '../../../shared/contracts/blocks.ts'
import { type ComposedPage, loadCustomPage } from '../../data/content.ts'
import { sampleBlock } from '../../ui/blocks/samples/sample-blocks.ts'
import type { RouteContext } from '../route.ts'
import { customPageRoute } from './page.tsx'

vi.mock('../../data/content.ts', () => ({ loadCustomPage: vi.fn() }))

const loaded = vi.mocked(loadCustomPage)
const page = (blocks: Block[], transparentHeader: boolean): ComposedPage => ({
  type: 'custompage',
  routingKey: null,
  slug: 'a-page',
  attributes: { hideLayout: false, transparentHeader },
  customHtmlClasses: null,
  customCss: null,
  seo: {
    title: 'A page',
    description: '',
    image: null,
    robots: 'index,follow',
    canonical: null,
    markupLinkedData: null,
    urls: {},
  },
  blocks,
})

const visit = (blocks: Block[], transparentHeader: boolean) => {
  loaded.mockResolvedValue({
    value: { kind: 'page', page: page(blocks, transparentHeader) },
    storedAt: 1_795_000_000_000,
    state: 'hit',
  })
  return customPageRoute({
    key: { market: 'it', route: 'slug', path: '/a-page', parameters: {}, query: '', currency: 'EUR', variations: {} },
    market: markets.it,
    config: { SITE_ORIGINS: Object.fromEntries(MARKET_IDS.map((id) => [id, `https://${id}.example`])) },
    data: {},
    today: '2026-11-21',
  } as unknown as RouteContext)
}

beforeEach(() => {
  loaded.mockReset()
})

describe('the header of a content page', () => {
  const cover = sampleBlock('heading-cover')
  const words = sampleBlock('rich-text')

  it.each([
    ['over a cover', [cover, words], true, true],
    ['that does not ask for it', [cover, words], false, false],
    ['that begins with something else', [words, cover], true, false],
    ['whose cover could not be read', [words], true, false],
    ['of which nothing could be read', [], true, false],
  ])('of a page %s', async (_, blocks, asked, transparentHeader) => {
    expect(await visit(blocks, asked)).toMatchObject({ kind: 'page', transparentHeader })
  })
})
