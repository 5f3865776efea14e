import type { Market } from '../../markets/market-schema.ts'
import { BLOCK_SCHEMAS } from '../../shared/contracts/blocks.ts'
import { type CustomPage, customPageSchema } from '../../shared/contracts/custom-page.ts'
import { envelope } from '../../shared/contracts/envelope.ts'
import type { TravelDetail } from '../../shared/contracts/travel.ts'
import { offerOf } from '../../shared/tours/offer.ts'
import type { Catalogue, Request } from './catalogue.ts'
import type { Finding } from './check-facts.ts'
import { mapInParallel } from './in-parallel.ts'

/** Of every page; reviews only where a trip has some to show. */
const BLOCKS = [
  ...(['rich-text', 'when-to-go', 'travel-list', 'tour-list', 'coordinators'] as const),
  ...(['top-five', 'confidence-steps', 'blog-teasers', 'faq'] as const),
]
const MIN_RATING = 4
const MIN_WORDS = 150

type Place = { path: string; page: CustomPage; sentences: ReadonlySet<string> }

/** Checks the pages of the countries, cities and regions to which trips link, if they are not those of a continent. */
export const checkPlaces = async (request: Request, { market, travels, tours }: Catalogue): Promise<Finding[]> => {
  const findings: Finding[] = []
  const report = (check: string, where: string, found: unknown) => findings.push({ check, where, found: String(found) })
  const pathsOf = ({ destination, places }: TravelDetail) => [destination.path, ...places.map(({ path }) => path)]
  const paths = travels.flatMap(pathsOf)
  const reviewed = new Set(
    travels.filter(({ reviews }) => reviews.some(({ rating }) => rating >= MIN_RATING)).flatMap(pathsOf),
  )
  const pages: Place[] = []
  await mapInParallel(new Set(paths), async (path) => {
    if (path == null) return
    const page = await loadPage(request, market, path)
    if (page === null) report('a place has a page', path, 'missing')
    else if (page.routingKey === null) pages.push({ path, page, sentences: sentencesOf(page) })
  })
  const prices = new Set(
    tours
      .filter((tour) => offerOf(tour) === 'book')
      .map(({ startingDate, price }) => `${startingDate} ${price[market.currency]}`),
  )
  const counts = Map.groupBy(
    pages.flatMap(({ sentences }) => [...sentences]),
    (sentence) => sentence,
  )
  for (const { path, page, sentences } of pages) {
    const own = [...sentences].filter((sentence) => counts.get(sentence)?.length === 1).flatMap(wordsOf).length
    const expected = [...BLOCKS, ...(reviewed.has(path) ? (['reviews'] as const) : [])]
    const missing = expected.filter((type) => !page.blocks.some(({ blockType }) => blockType === type))
    const wrong = blocksOf(page, 'when-to-go')
      .flatMap(({ months }) => months.flatMap(({ from }) => from ?? []))
      .filter(({ day, price }) => !prices.has(`${day} ${price[market.currency]}`))
    if (page.seo.robots.includes('noindex')) report('a place has a page that is indexed', path, page.seo.robots)
    if (own < MIN_WORDS) report('a place has 150 words that no other page of a place has', path, own)
    if (missing.length > 0) report('a page of a place is complete', path, `no ${missing.join(', ')}`)
    if (wrong.length > 0) report("a month's price is that of a departure", path, wrong.map(({ day }) => day).join(', '))
  }
  return findings
}

const loadPage = async (request: Request, market: Market, path: string): Promise<CustomPage | null> => {
  const { status, text } = await request('api', `/custompages/show?market=${market.id}&slug=${path.slice(1)}`)
  return status === 200 ? envelope(customPageSchema).parse(JSON.parse(text)).data : null
}

const blocksOf = <T extends keyof typeof BLOCK_SCHEMAS>({ blocks }: CustomPage, type: T) =>
  blocks.flatMap(({ blockType, content }) =>
    blockType === type ? [BLOCK_SCHEMAS[type].parse(content) as ReturnType<(typeof BLOCK_SCHEMAS)[T]['parse']>] : [],
  )

/** Sentences of the introduction, the things to do and the questions. */
const sentencesOf = (page: CustomPage): ReadonlySet<string> => {
  const texts = [
    ...blocksOf(page, 'rich-text').flatMap(({ html }) => html.split(/<\/(?:p|li)>/)),
    ...blocksOf(page, 'top-five').flatMap(({ items }) => items.flatMap(({ title, text }) => [title, text])),
    ...blocksOf(page, 'faq').flatMap(({ items }) => items.flatMap(({ question, answer }) => [question, answer])),
  ]
  const plain = texts.map((text) => text.replace(/<[^>]+>/g, ' ').trim())
  return new Set(plain.flatMap((text) => text.split(/(?<=[.!?…:;])\s+/)))
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}’'-]+/gu) ?? []
