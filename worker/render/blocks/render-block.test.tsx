import { describe, expect, it } from 'vitest'
import { MARKET_IDS } from '../../../markets/market-id.ts'
import { BLOCK_SCHEMAS, type Block } from '../../../shared/contracts/blocks.ts'
import { CustomPageBody } from '../pages/custom-page.tsx'
import { FORBIDDEN, renderSample } from '../samples/render-sample.tsx'
import { sampleBlocks } from '../samples/sample-blocks.ts'
import { RenderBlock } from './render-block.tsx'

const sample = (blockType: string): Block => sampleBlocks.find((block) => block.blockType === blockType)!
const render = (blockType: string): string => renderSample('it', <RenderBlock block={sample(blockType)} />)

it('has a sample of every block type', () => {
  expect(sampleBlocks.map(({ blockType }) => blockType).sort()).toEqual(Object.keys(BLOCK_SCHEMAS).sort())
})

describe.each(MARKET_IDS)('blocks in %s', (market) => {
  it.each(sampleBlocks.map((block) => [block.blockType, block] as const))('%s renders clean markup', (_, block) => {
    const html = renderSample(market, <RenderBlock block={block} />)
    for (const [slip, pattern] of FORBIDDEN) expect(html, slip).not.toMatch(pattern)
    const title = 'title' in block.content ? block.content.title : null
    if (title !== null) expect(html).toContain(title)
  })
})

describe('what blocks promise', () => {
  it('shows reviews of 4 and 5 stars only, and the average over all of them', () => {
    const html = render('reviews')
    expect(html).toContain('Worth 5 stars')
    expect(html).toContain('Worth 4 stars')
    expect(html).not.toMatch(/Worth [13] stars/)
    expect(html).toContain('4,7')
    expect(html).toContain('2000 recensioni')
  })

  it('posts the newsletter with the fields of the specification', () => {
    const html = render('newsletter')
    expect(html).toMatch(
      /<form(?=[^>]*action="https:\/\/newsletter\.example\/subscribe")(?=[^>]*method="post")(?=[^>]*target="_blank")(?=[^>]*novalidate)[^>]*>/i,
    )
    expect(html).toMatch(/<input(?=[^>]*type="email")(?=[^>]*name="EMAIL")(?=[^>]*required)[^>]*>/)
    expect(html).toMatch(
      /<input(?=[^>]*type="checkbox")(?=[^>]*name="gdpr\[1\]")(?=[^>]*value="Y")(?=[^>]*checked)[^>]*>/,
    )
    expect(html).toMatch(
      /aria-hidden="true"><input(?=[^>]*type="text")(?=[^>]*name="b_field")(?=[^>]*tabindex="-1")[^>]*>/i,
    )
  })

  it('says every status in its word and its shape', () => {
    const html = render('tour-list')
    const shown = [
      ...html.matchAll(/data-status="(\w+)"><svg[^>]*><use href="#icon-(status-[\w-]+)"><\/use><\/svg>([^<]+)/g),
    ]
    expect(shown).toHaveLength(6)
    for (const part of [1, 2, 3]) expect(new Set(shown.map((match) => match[part])).size).toBe(6)
  })

  it('shows base price and discount beside a discounted price, and new dates where there are none', () => {
    const html = render('travel-list')
    expect(html).toMatch(/<del class="price-base">1\.500\s€<\/del>/)
    expect(html).toMatch(/<strong class="price-now">1\.200\s€<\/strong>/)
    expect(html).toContain('-20%')
    expect(html).toContain('Nuove date in arrivo')
  })

  it('loads the first cover at once and everything else lazily', () => {
    const cover = renderSample('it', <RenderBlock block={sample('search-cover')} main />)
    expect(cover).toMatch(/<img[^>]*fetchPriority="high"/i)
    expect(cover).not.toContain('loading="lazy"')
    expect(render('continent-carousel')).toContain('loading="lazy"')
  })
})

describe('custom page', () => {
  const seo = {
    title: 'Title of the page',
    description: '',
    image: null,
    robots: 'index,follow',
    canonical: null,
    markupLinkedData: null,
    urls: {},
  }
  const headings = (blocks: Block[]): string[] =>
    [...renderSample('it', <CustomPageBody page={{ seo, blocks }} />).matchAll(/<h1[^>]*>([^<]*)/g)].map(
      ([, text]) => text!,
    )

  it('has one main heading, of its cover or of its own', () => {
    expect(headings([sample('search-cover'), sample('faq')])).toEqual(['A title'])
    expect(headings([sample('heading-cover'), sample('legal-text'), sample('travel-cover')])).toEqual(['A title'])
    expect(headings([sample('gallery'), sample('legal-text')])).toEqual(['A title'])
    expect(headings([sample('rich-text')])).toEqual(['Title of the page'])
    expect(headings([])).toEqual(['Title of the page'])
  })
})
