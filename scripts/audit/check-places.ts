import { travelPath } from '../../markets/links.ts'
import { BLOCK_SCHEMAS } from '../../shared/contracts/blocks.ts'
import { type CustomPage, customPageSchema } from '../../shared/contracts/custom-page.ts'
import { envelope } from '../../shared/contracts/envelope.ts'
import type { TravelDetail } from '../../shared/contracts/travel.ts'
import { offerOf } from '../../shared/tours/offer.ts'
import { type Catalogue, callsOf, type Request } from './catalogue.ts'
import { mapInParallel } from './in-parallel.ts'
import { linksIn } from './read-html.ts'
import type { Report } from './report.ts'

/** Blocks of every page. */
const BLOCKS = [
  ...(['rich-text', 'when-to-go', 'travel-list', 'tour-list', 'coordinators', 'reviews'] as const),
  ...(['top-five', 'confidence-steps', 'blog-teasers', 'faq'] as const),
]
const MIN_WORDS = 150

type Place = { path: string; page: CustomPage; sentences: ReadonlySet<string> }

/** Paths of the pages of countries, cities and regions to which trips link. */
export const placePathsOf = (travels: readonly TravelDetail[]): ReadonlySet<string> => new Set(travels.flatMap(pathsOf))

export const pathsOf = ({ countries, places }: TravelDetail): string[] =>
  [...countries, ...places].map(({ path }) => path)

/** Checks the pages of countries, cities and regions, if they are not those of a continent. */
export const checkPlaces = async (report: Report, request: Request, catalogue: Catalogue): Promise<void> => {
  const { verify } = report
  const { market, travels, tours, pages: indexed } = catalogue
  const { call, query } = callsOf(report, request, market)
  const loadPage = (path: string) =>
    call(`/custompages/show?${query}&slug=${path.slice(1)}`, envelope(customPageSchema))
  const pages: Place[] = []
  const composed = [...indexed].flatMap(([path, { breadcrumbs }]) => (breadcrumbs === undefined ? [] : path))
  await mapInParallel(new Set([...placePathsOf(travels), ...composed]), async (path) => {
    const [page] = indexed.has(path) ? [indexed.get(path)] : await loadPage(path)
    verify('a place has a page', path, page !== undefined, 'missing')
    if (page?.routingKey === null) pages.push({ path, page, sentences: sentencesOf(page) })
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
  await checkLinks(report, request, catalogue, pages)
  for (const { path, page, sentences } of pages) {
    const own = [...sentences].filter((sentence) => counts.get(sentence)?.length === 1).flatMap(wordsOf).length
    const missing = BLOCKS.filter((type) => !blocksOf(page, type).some(isFilled))
    const { robots } = page.seo
    verify('a place has a page that is indexed', path, !robots.includes('noindex'), robots)
    verify('a place has 150 words that no other page of a place has', path, own >= MIN_WORDS, own)
    verify('a page of a place is complete', path, missing.length === 0, `no ${missing.join(', ')}`)
    for (const { day, price } of blocksOf(page, 'when-to-go').flatMap(({ months }) =>
      months.flatMap(({ from }) => from ?? []),
    ))
      verify("a month's price is that of a departure", path, prices.has(`${day} ${price[market.currency]}`), day)
  }
}

/** Checks that each place has a link of its area's page, and of each trip that its introduction lists. */
const checkLinks = async (
  { verify }: Report,
  request: Request,
  { market, travels }: Catalogue,
  places: readonly Place[],
): Promise<void> => {
  const byArea = Map.groupBy(places, ({ page }) => page.breadcrumbs?.[0]?.path)
  await mapInParallel(byArea, async ([area, places]) => {
    if (area === undefined) return
    const linked = linksIn((await request(market.id, area)).text)
    for (const { path } of places) verify('the page of an area links its places', path, linked.has(path), area)
  })
  for (const { path, page } of places.filter(({ page }) => page.breadcrumbs !== undefined)) {
    const introduction = blocksOf(page, 'rich-text').map(({ html }) => html)
    for (const travel of travels.filter(({ slug }) => introduction.join().includes(`"${travelPath(market, slug)}"`)))
      verify('a trip links its places', path, pathsOf(travel).includes(path), travel.slug)
  }
}

/** Without blocks that break their contract. */
const blocksOf = <T extends keyof typeof BLOCK_SCHEMAS>({ blocks }: CustomPage, type: T) =>
  blocks.flatMap(({ blockType, content }) => {
    const parsed = BLOCK_SCHEMAS[type].safeParse(blockType === type ? content : undefined)
    return parsed.success ? [parsed.data as ReturnType<(typeof BLOCK_SCHEMAS)[T]['parse']>] : []
  })

/** Whether no list in it is empty. */
const isFilled = (content: object): boolean =>
  Object.values(content).every((value) => !Array.isArray(value) || value.length > 0)

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
