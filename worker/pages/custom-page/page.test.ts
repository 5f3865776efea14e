import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '../../../shared/contracts/blocks.ts'
import { sampleSite } from '../../../tests/support/builders/sample-search.ts'
import type { ComposedPage } from '../../data/content.ts'
import type { DataContext } from '../../data/public-client.ts'
import { exampleBlock } from '../../ui/blocks/block-gallery/example-blocks.ts'

vi.mock('../../data/content.ts', () => ({ loadCustomPage: vi.fn() }))
// An earlier file of the process may have imported the page with the real data.
vi.resetModules()
const { loadCustomPage } = await import('../../data/content.ts')
const { slugPage } = await import('./page.ts')

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
  const site = { ...sampleSite('it'), route: 'catch-all' as const, path: '/a-page' }
  const data = { config: { now: () => 1_795_000_000_000 } } as unknown as DataContext
  return slugPage.build({ site, data, params: {}, query: '' })
}

beforeEach(() => {
  loaded.mockReset()
})

describe('transparent header of a content page', () => {
  const cover = exampleBlock('heading-cover')
  const words = exampleBlock('rich-text')

  it.each([
    ['starting with a cover', [cover, words], true, true],
    ['without the attribute', [cover, words], false, false],
    ['starting with another block', [words, cover], true, false],
    ['with an invalid cover', [words], true, false],
    ['without valid blocks', [], true, false],
  ])('on a page %s', async (_, blocks, query, transparentHeader) => {
    expect(await visit(blocks, query)).toMatchObject({ kind: 'page', transparentHeader })
  })
})
