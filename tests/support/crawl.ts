import type { MarketId } from '../../markets/market-id.ts'
import { allMarkets } from '../../markets/registry.ts'
import { linkedDataProblems, linkedDataTypes } from './linked-data.ts'
import type { Site } from './site.ts'

/** What a crawler keeps of a page. */
export type CrawledPage = {
  address: string
  status: number
  title: string
  headings: number
  robots: string
  canonical: string | null
  /** hreflang to address. */
  alternates: Record<string, string>
  linkedDataProblems: string[]
  linkedDataTypes: string[]
}

const AT_ONCE = 6

/**
 * Every page that links lead to from the given addresses, in all markets. Addresses with a query are looked at, but
 * not through: their links lead to ever more filters of the same list.
 */
export const crawl = async (site: Site, start: readonly string[]): Promise<Map<string, CrawledPage>> => {
  const market = new Map<string, MarketId>(allMarkets.map(({ id }) => [site.origin(id), id]))
  const pages = new Map<string, CrawledPage>()
  const seen = new Set<string>()
  const queue: string[] = []
  const add = (address: string) => {
    const { origin, searchParams } = new URL(address)
    // A modal lies over every page: one look at each kind per market is enough.
    const type = searchParams.get('type')
    const once = searchParams.has('modal') ? `${origin} ${type} ${searchParams.get('layout')}` : address
    if (seen.has(once)) return
    seen.add(once)
    queue.push(address)
  }
  start.forEach(add)
  const work = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      const url = new URL(address)
      const answer = await site.ask(market.get(url.origin) ?? '', url.pathname + url.search)
      pages.set(address, pageOf(address, answer.status, answer.text))
      if (answer.status !== 200 || url.search !== '') continue
      for (const href of links(answer.text)) {
        const target = new URL(href, url)
        target.hash = ''
        if (market.has(target.origin) && !target.pathname.startsWith('/api/')) add(target.href)
      }
    }
  }
  while (queue.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, work))
  return pages
}

const links = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)]
    .map(([, href]) => text(href))
    .filter((href) => !/^(mailto|tel|#)/.test(href))

const pageOf = (address: string, status: number, html: string): CrawledPage => ({
  address,
  status,
  title: text(/<title>(.*?)<\/title>/.exec(html)?.[1]),
  headings: [...html.matchAll(/<h1[\s>]/g)].length,
  robots: text(/<meta name="robots" content="([^"]*)"/.exec(html)?.[1]),
  canonical: /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null,
  alternates: Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(([, language, href]) => [
      language ?? '',
      text(href),
    ]),
  ),
  linkedDataProblems: linkedDataProblems(html),
  linkedDataTypes: linkedDataTypes(html),
})

const text = (escaped: string | undefined): string =>
  (escaped ?? '')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&amp;/g, '&')
