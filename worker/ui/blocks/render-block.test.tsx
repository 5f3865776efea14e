import { describe, expect, it } from 'vitest'
import { formatDate } from '../../../markets/format-date.ts'
import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { allMarkets } from '../../../markets/registry.ts'
import { weekdays } from '../../../shared/calendar/calendar-months.ts'
import { BLOCK_SCHEMAS, type Block, type BlockContent } from '../../../shared/contracts/blocks.ts'
import { FORBIDDEN, renderSample } from '../../../tests/support/builders/render-sample.tsx'
import { sampleBlocks } from '../../../tests/support/builders/sample-blocks.ts'
import { ContentPage } from '../../pages/custom-page/content-page.tsx'
import { AgeBadge } from '../age-badge.tsx'
import { EXAMPLE_PICTURES, exampleBlock, exampleScene } from './block-gallery/example-blocks.ts'
import { EXAMPLE_PAGES, galleryBlocks } from './block-gallery/gallery-blocks.ts'
import { coverPreloads, openingCover } from './cover-preloads.ts'
import { RenderBlock } from './registry.tsx'

const sample = (blockType: string): Block => sampleBlocks.find((block) => block.blockType === blockType)!
const render = (blockType: string): string => renderSample('it', <RenderBlock block={sample(blockType)} />)

it('has a sample of every block type (§2)', () => {
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

describe('blocks', () => {
  it('shows reviews of 4 and 5 stars only, and the average over all of them (§2)', () => {
    const html = render('reviews')
    expect(html).toContain('Worth 5 stars')
    expect(html).toContain('Worth 4 stars')
    expect(html).not.toMatch(/Worth [13] stars/)
    expect(html).toContain('4,7')
    expect(html).toContain('2.000 valutazioni')
  })

  it('posts the newsletter with the fields of the specification (§5)', () => {
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

  it('shows every status as text and shape (§4)', () => {
    const html = render('tour-list')
    const shown = [...html.matchAll(/class="status i-(status-[\w-]+)" data-status="(\w+)">([^<]+)/g)]
    const statuses = ['PLANNED', 'ALMOST_CONFIRMED', 'CONFIRMED', 'ALMOST_FULL', 'WAITING_LIST', 'SOLD_OUT']
    expect(shown.map(([, , status]) => status).sort()).toEqual(statuses.sort())
    for (const part of [1, 2, 3]) expect(new Set(shown.map((match) => match[part])).size).toBe(6)
  })

  it('shows the ages 35-49 as 35+ and ALL as 25-49 (§1, §3)', () => {
    const said = (['25-35', '35-49', 'ALL'] as const).map((age) => renderSample('it', <AgeBadge age={age} />))
    expect(said.map((html) => />([^<]*)</.exec(html)?.[1])).toEqual(['25–35 anni', '35+ anni', '25–49 anni'])
  })

  it('shows base price and discount of a discounted price, and announces new dates without departures', () => {
    const html = render('travel-list')
    expect(html).toMatch(/<del class="price-base">1\.500\s€<\/del>/)
    expect(html).toMatch(/<strong class="price-now">1\.200\s€<\/strong>/)
    expect(html).toContain('-20%')
    expect(html).toContain('Nuove date in arrivo')
  })

  it('loads the first cover eagerly and the rest lazily (§2)', () => {
    const cover = renderSample('it', <RenderBlock block={sample('search-cover')} main />)
    expect(cover).toMatch(/<img[^>]*fetchPriority="high"/i)
    expect(cover).not.toContain('loading="lazy"')
    expect(cover).toContain('widget-pills')
    expect(render('continent-carousel')).toContain('loading="lazy"')
  })
})

describe('blocks of content pages', () => {
  it('links to Global’s events where the market has no events page', () => {
    const link = { type: 'custompage', routingKey: 'events-wemeet' }
    const content = { ...sample('wemeet-teaser').content, button: { label: 'Events', link, target: '_self' } }
    const shown = (market: MarketId) =>
      /href="([^"]*)"/.exec(
        renderSample(market, <RenderBlock block={exampleBlock('wemeet-teaser', 'x', content)} />),
      )?.[1]
    expect([shown('it'), shown('us'), shown('we')]).toEqual([
      '/eventi-wemeet',
      '/events-wemeet',
      'https://us.example/events-wemeet',
    ])
  })

  const trust = (changes: object) =>
    renderSample('it', <RenderBlock block={exampleBlock('trust-rating', 'x', changes)} />)

  it.each([
    [4.7, 'excellent', 'Eccellente'],
    [4.2, 'great', 'Molto buono'],
    [3.7, 'average', 'Nella media'],
    [2.7, 'poor', 'Mediocre'],
    [1.7, 'bad', 'Scarso'],
  ])('a rating of %d is %s: %s', (rating, band, label) => {
    const html = trust({ rating })
    expect(html).toContain(`data-band="${band}"`)
    expect(html).toContain(label)
    expect(html).toContain(`<rect width="${Math.round(rating * 20)}%"`)
  })

  it('shows a rating of 0.9 in grey without a label, and none without votes (§5)', () => {
    expect(trust({ rating: 0.9 })).not.toMatch(/data-band|trust-label/)
    expect(trust({ rating: 0, count: 0 })).toBe('')
  })

  it('shows a rating beyond 1 to 5 in grey without a label (§5)', () => {
    const parsed = (type: 'trust-rating' | 'reviews', changes: object) =>
      BLOCK_SCHEMAS[type].parse({ ...sample(type).content, ...changes })
    const shown = renderSample(
      'it',
      <>
        <RenderBlock
          block={exampleBlock('trust-rating', 'x', parsed('trust-rating', { rating: 5.1, ratingPercent: 102 }))}
        />
        <RenderBlock block={exampleBlock('reviews', 'y', parsed('reviews', { average: 5.1, reviews: [] }))} />
      </>,
    )
    expect(shown.match(/aria-label="5,1 /g)).toHaveLength(2)
    expect(shown).not.toMatch(/data-band|trust-label|verdict-label/)
  })

  it('leaves portraits beside names without a text', () => {
    expect(render('coordinators').match(/<img[^>]*? alt="[^"]*"/)?.[0]).toMatch(/ alt=""$/)
  })

  it('numbers best sellers, but not those of a filtered list', () => {
    const shown = (props: object) => renderSample('it', <RenderBlock block={sample('top-sellers')} {...props} />)
    expect(shown({}).match(/class="rank /g)).toHaveLength(2)
    expect(shown({ filtered: EXAMPLE_PAGES })).toContain('ranked')
    expect(shown({ filtered: EXAMPLE_PAGES })).not.toContain('class="rank ')
  })

  it('links buttons and teasers to the account area where it exists', () => {
    const link = { type: 'account', routingKey: 'travels' } as const
    const button = { label: 'Your trips', link, target: '_self' }
    const items = [{ title: 'Your trips', text: 'x', picture: exampleScene(0), link }]
    const shown = (accountOrigin: string | null) =>
      renderSample(
        'it',
        <>
          <RenderBlock block={exampleBlock('call-to-action', 'x', { button })} />
          <RenderBlock block={exampleBlock('blog-teasers', 'y', { items })} />
        </>,
        { accountOrigin },
      )
    expect(shown('https://account.example').match(/href="https:\/\/account\.example\/travels"/g)).toHaveLength(2)
    expect(shown(null)).not.toContain('Your trips')
  })

  it('links the trust rating to the merchant on the review platform, in a new tab (§2, §5, §9)', () => {
    expect(trust({})).toMatch(
      /<a(?=[^>]*href="https:[^"]+\/merchants\/[a-z]+")(?=[^>]*target="_blank")(?=[^>]*rel="noopener")/,
    )
    expect(trust({})).toContain('Leggi le recensioni su Trustwell (si apre in una nuova scheda)</span></a>')
    expect(trust({ merchantId: 'a/b?c' })).toContain('/merchants/a%2Fb%3Fc"')
    expect(trust({ logo: 'light' })).toMatch(/section-ink.*data-logo="light"/)
    expect(trust({ logo: 'dark' })).toContain('data-logo="dark"')
  })

  it('links the rating of a review block to the review platform, in a new tab (§2)', () => {
    expect(render('reviews')).toMatch(
      /<a(?=[^>]*href="https:[^"]+\/merchants\/[a-z]+")(?=[^>]*target="_blank")(?=[^>]*rel="noopener")[^>]*>Leggi le recensioni su Trustwell<span class="visually-hidden"> \(si apre in una nuova scheda\)/,
    )
  })

  it('explains how reviews are verified and selected', () => {
    expect(render('reviews')).toContain('Può scrivere una recensione solo chi ha viaggiato con noi')
    expect(render('reviews')).toContain('Qui leggi i testi da 4 e 5 stelle')
  })

  it('links the contents of a legal text to its sections', () => {
    const html = render('legal-text')
    const links = [...html.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id)
    expect(links).toEqual(['who', 'what'])
    for (const id of links) expect(html).toContain(`<li id="${id}"`)
    expect(html).toContain('<time dateTime="2026-11-02">Aggiornato il 2 nov 2026</time>')
  })

  it('names the day of the cheapest departure of a month', () => {
    expect(render('when-to-go')).toMatch(/da 1\.000\s€ <time dateTime="2027-02-20">il 20 feb 2027<\/time>/)
  })

  it('omits teasers of pages that the market lacks', () => {
    expect(render('blog-teasers')).toContain('A story')
    expect(render('blog-teasers')).not.toContain('Nowhere')
  })

  it.each([
    ['it', 'lun', '2027-02-14'],
    ['us', 'Sun', '2027-02-14'],
  ] as const)('the calendar of %s begins its weeks on %s; its days lead to their departures', (market, first, day) => {
    const html = renderSample(market, <RenderBlock block={sample('departure-calendar')} />)
    expect(/<th[^>]*>([^<]+)/.exec(html)?.[1]).toBe(first)
    const path = market === 'it' ? '/cerca' : '/search'
    expect(html).toContain(`href="${path}?continentId%5B%5D=asia&amp;dateFrom=${day}&amp;dateTo=${day}"`)
    expect(html.match(/<details class="month" open/g)).toHaveLength(1)
  })

  it.each(allMarkets)('abbreviates weekdays in the calendar of $id as the search does', (market) => {
    const html = renderSample(market.id, <RenderBlock block={sample('departure-calendar')} />)
    const [week = ''] = /<thead>.*?<\/thead>/s.exec(html) ?? []
    const heads = [...week.matchAll(/<th[^>]* abbr="([^"]+)"[^>]*>([^<]+)/g)].map(([, long, short]) => [short, long])
    const inSearch = weekdays(market.firstWeekday).map((day) =>
      ['EEE', 'EEEE'].map((pattern) => formatDate(day, pattern, market.locale)),
    )
    expect(heads).toEqual(inSearch)
    expect(heads.filter(([short = '']) => short.replace('.', '').length > 3)).toEqual([])
  })

  it.each([
    [1, '20 feb: 1 partenza, In programma, 900 €', '1 partenza<strong>900 € il 20 feb</strong>'],
    [2, '20 feb: 2 partenze, In programma, da 900 €', '2 partenze<strong>da 900 € il 20 feb</strong>'],
  ])('states the price of the only departure, and from which price there are several: %i', (tours, day, month) => {
    const price = { EUR: 90_000, GBP: 90_000, USD: 90_000 }
    const days = [{ day: '2027-02-20', tours, statuses: ['PLANNED'], bookable: true, basePrice: price, price }]
    const html = renderSample('it', <RenderBlock block={exampleBlock('departure-calendar', 'x', { days })} />)
    const text = html.replaceAll(/<!-- -->|<\/?time[^>]*>/g, '').replaceAll('\u00a0', ' ')
    expect(text).toContain(day)
    expect(text).toContain(month)
  })

  it('omits past days, and a calendar without days', () => {
    const past = [
      {
        day: '2026-11-21',
        tours: 1,
        statuses: ['PLANNED'],
        bookable: true,
        basePrice: { EUR: 1, GBP: 1, USD: 1 },
        price: { EUR: 1, GBP: 1, USD: 1 },
      },
    ]
    const block = exampleBlock('departure-calendar', 'x', { days: past })
    expect(renderSample('it', <RenderBlock block={block} />)).toBe('')
  })

  it.each(['travel-list', 'tour-list'] as const)('omits an empty %s unless a filter emptied it', (type) => {
    const block = exampleBlock(type, 'x', { travels: [], tours: [] })
    expect(renderSample('it', <RenderBlock block={block} />)).toBe('')
    expect(renderSample('it', <RenderBlock block={block} filtered={EXAMPLE_PAGES} />, { path: '/qui' })).toMatch(
      /href="\/qui".*Mostra tutto/,
    )
  })

  it.each([
    [1, '(min-width: 1280px) 568px, (min-width: 640px) 50vw, 87vw'],
    [2, '(min-width: 1280px) 568px, (min-width: 640px) 50vw, 87vw'],
    [3, undefined],
  ])('loads pictures of a row of %i cards at the width of their boxes', (count, sizes) => {
    const { travels } = sample('travel-list').content as BlockContent<'travel-list'>
    const block = exampleBlock('travel-list', 'x', { travels: Array.from({ length: count }, () => travels[0]!) })
    const html = renderSample('it', <RenderBlock block={block} />)
    expect(/<source[^>]*\ssizes="([^"]*)"/.exec(html)?.[1]).toBe(sizes)
  })

  it('preloads the cover or four gallery pictures of the first block (§2)', () => {
    const count = (...types: string[]) => coverPreloads(types.map(sample)).length
    expect(count('travel-cover', 'gallery')).toBe(2)
    expect(count('heading-cover')).toBe(2)
    expect(count('gallery', 'travel-cover')).toBe(4)
    expect(count('rich-text', 'gallery')).toBe(0)
    expect(coverPreloads([])).toEqual([])
  })

  it.each(['heading-cover', 'destination-carousel'] as const)('renders a %s without a picture', (type) => {
    const { blocks } = galleryBlocks('https://images.example')
    const html = blocks
      .filter(({ blockType }) => blockType === type)
      .map((block) => renderSample('it', <RenderBlock block={block} />))
    const count = (pattern: RegExp) => html.join('').match(pattern)?.length ?? 0
    expect(count(/<img/g)).toBe(count(/cover-title|tile-title/g) - 1)
    expect(coverPreloads([exampleBlock('heading-cover', 'x', { picture: null })])).toEqual([])
  })
})

it.each([
  [['search-cover', 'faq'], 'search-cover'],
  [['travel-cover'], 'travel-cover'],
  [['heading-cover', 'gallery'], 'heading-cover'],
  [['rich-text', 'heading-cover'], undefined],
  [['gallery'], undefined],
  [[], undefined],
])('a page of %j begins with the cover %s', (types, cover) => {
  expect(openingCover(types.map(sample))?.blockType).toBe(cover)
})

describe('block gallery', () => {
  const { blocks } = galleryBlocks('https://images.example')

  it('shows every type, each block once, with real pictures (§2)', () => {
    expect(new Set(blocks.map(({ blockType }) => blockType))).toEqual(new Set(Object.keys(BLOCK_SCHEMAS)))
    expect(new Set(blocks.map(({ id }) => id)).size).toBe(blocks.length)
    expect(JSON.stringify(blocks)).not.toContain(EXAMPLE_PICTURES)
  })

  it.each(MARKET_IDS)('renders clean markup in %s', (market) => {
    const html = blocks
      .map((block) => renderSample(market, <RenderBlock block={block} filtered={EXAMPLE_PAGES} />))
      .join('')
    for (const [slip, pattern] of FORBIDDEN) expect(html, slip).not.toMatch(pattern)
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
    [...renderSample('it', <ContentPage model={{ seo, blocks, modalPath: '/' }} />).matchAll(/<h1[^>]*>([^<]*)/g)].map(
      ([, text]) => text!,
    )

  it('has one main heading', () => {
    expect(headings([sample('search-cover'), sample('faq')])).toEqual(['A title'])
    expect(headings([sample('heading-cover'), sample('legal-text'), sample('travel-cover')])).toEqual(['A title'])
    expect(headings([sample('gallery'), sample('legal-text')])).toEqual(['A title'])
    expect(headings([sample('rich-text')])).toEqual(['Title of the page'])
    expect(headings([])).toEqual(['Title of the page'])
  })
})
