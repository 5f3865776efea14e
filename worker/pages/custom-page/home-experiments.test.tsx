import { describe, expect, it } from 'vitest'
import type { Variations } from '../../../flags/registry.ts'
import { MARKET_IDS } from '../../../markets/market-id.ts'
import { FORBIDDEN, renderSample } from '../../../tests/support/builders/render-sample.tsx'
import { sampleBlocks } from '../../../tests/support/builders/sample-blocks.ts'
import { ContentPage } from './content-page.tsx'

const TYPES = ['search-cover', 'continent-carousel', 'tour-list']
const blocks = TYPES.flatMap((type) => sampleBlocks.filter(({ blockType }) => blockType === type).slice(0, 1))
const seo = { title: 'x' } as Parameters<typeof ContentPage>[0]['model']['seo']

const render = (market: (typeof MARKET_IDS)[number], variations: Variations) =>
  renderSample(market, <ContentPage model={{ seo, blocks, modalPath: '/' }} />, { variations })
const headings = (html: string) => [...html.matchAll(/<h[12][^>]*>(.*?)<\/h[12]>/g)].map(([, text]) => text)

describe.each(MARKET_IDS)('home page of %s', (market) => {
  const [editors = '', ...others] = headings(render(market, { homeCover: 'editors', homeDeparturesFirst: false }))

  it('changes only the text of the cover in each variation', () => {
    const covers = (['together', 'planned'] as const).map((homeCover) => {
      const html = render(market, { homeCover })
      for (const [slip, pattern] of FORBIDDEN) expect(html, slip).not.toMatch(pattern)
      const [cover, ...rest] = headings(html)
      expect(rest).toEqual(others)
      return cover
    })
    expect(new Set([editors, ...covers]).size).toBe(3)
    expect(render(market, { homeCover: 'planned' })).toMatch(/\b31\b/)
  })

  it('shows the departures right after the cover with homeDeparturesFirst', () => {
    const [cover, first, second] = headings(render(market, { homeDeparturesFirst: true }))
    expect([cover, second, first]).toEqual([editors, ...others.slice(0, 2)])
  })
})
