import { travelSlugRows } from '../../demo/seed/rows/travel-rows.ts'
import { readSources } from '../../demo/seed/sources.ts'
import type { MarketId } from '../../markets/market-id.ts'
import { allMarkets, markets } from '../../markets/registry.ts'
import { resolvePath } from '../../markets/resolve-path.ts'
import { linkedDataProblems, linkedDataTypes } from './linked-data.ts'
import type { Site } from './site.ts'

export type CrawledPage = {
  url: string
  status: number
  title: string
  headings: number
  robots: string
  canonical: string | null
  /** URLs by hreflang. */
  alternates: Record<string, string>
  linkedDataProblems: string[]
  linkedDataTypes: string[]
}

const CONCURRENCY = 6

/**
 * Crawls all pages linked from the given URLs. Links of URLs with a query are not followed: they combine filters of
 * the same list without end. Of other markets only some pages are loaded, to check that they link back.
 * @param through markets whose links are followed
 */
export const crawl = async (
  site: Site,
  start: readonly string[],
  through: readonly MarketId[],
): Promise<Map<string, CrawledPage>> => {
  const walked = new Set(through.map((id) => site.origin(id)))
  const market = new Map<string, MarketId>(allMarkets.map(({ id }) => [site.origin(id), id]))
  const pages = new Map<string, CrawledPage>()
  const seen = new Set<string>()
  const queue: string[] = []
  const add = (url: string) => {
    const { origin, pathname, searchParams } = new URL(url)
    const below = belowTravel(pathname)
    if ((below !== null && !below.isSampled) || isOtherEvent(pathname)) return
    if (!walked.has(origin) && (searchParams.size > 0 || !isSampledCounterpart(market.get(origin), pathname))) return
    const once = `${origin} ${kindOf(pathname, searchParams) ?? (below !== null && searchParams.size === 0 ? below.kind : url)}`
    if (seen.has(once)) return
    seen.add(once)
    queue.push(url)
  }
  start.forEach(add)
  const work = async () => {
    for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
      const parsed = new URL(url)
      const response = await site.request(market.get(parsed.origin) ?? '', parsed.pathname + parsed.search)
      pages.set(url, pageOf(url, response.status, response.text))
      if (response.status !== 200 || parsed.search !== '' || !walked.has(parsed.origin)) continue
      for (const href of links(response.text)) {
        const target = new URL(href, parsed)
        target.hash = ''
        // Sign-in has the same path in all markets and is no page.
        if (market.has(target.origin) && !/^\/(api\/|login$)/.test(target.pathname)) add(target.href)
      }
    }
  }
  while (queue.length > 0) await Promise.all(Array.from({ length: CONCURRENCY }, work))
  return pages
}

const isSampledName = (name: string): boolean => SAMPLED.test(name) || sampledSlugs.has(name)

/** Whether a page of another market is loaded: some of each kind are. */
const isSampledCounterpart = (market: MarketId | undefined, pathname: string): boolean =>
  market !== undefined &&
  (isSampledName(pathname.split('/').at(-1) ?? '') ||
    ['index', 'contacts', 'area-asia', 'faqs'].includes(resolvePath(markets[market], pathname)?.route ?? ''))

/** Kind of a URL with a query; one of each kind is loaded per market. `null`: unique. */
const kindOf = (pathname: string, query: URLSearchParams): string | null => {
  if (query.has('modal')) return `${query.get('type')} ${query.get('layout')}`
  if (isEvents(pathname) && query.size > 0) return `events ${[...query.keys()]}`
  const [, , travel] = pathname.split('/')
  // Calendars of every travel, and searches for every day of a calendar, by month.
  if (query.has('view')) return `view ${travel?.[0]}`
  const day = query.get('dateFrom')
  if (day !== null && day === query.get('dateTo')) return `day ${day.slice(0, 7)} ${[...query.keys()]}`
  // Searches by country, by its first letter, and by holidays of a continent.
  const [country] = query.getAll('destinationId[]')
  if (country !== undefined) return `country ${country[0]} ${[...query.keys()]}`
  if (query.has('continentId[]') && day !== null) return `continent ${query.get('continentId[]')} ${[...query.keys()]}`
  return null
}

/** Departures and itineraries are loaded for travels whose ids have these initials only. */
const SAMPLED = /^[jk]/
const sampledSlugs = new Set(
  readSources()
    .travels.flatMap((travel) => (SAMPLED.test(travel.slug) ? travelSlugRows(travel) : []))
    .map(({ slug }) => slug),
)

export const belowTravel = (pathname: string): { kind: string; isSampled: boolean } | null => {
  const [, , travel, below] = pathname.split('/')
  if (travel === undefined || below === undefined) return null
  const kind = allMarkets.some(({ segments }) => segments.itinerary === below) ? 'itinerary' : 'departure'
  return { kind: `${travel} ${kind}`, isSampled: sampledSlugs.has(travel) }
}

/** Events are loaded for a small city only. */
export const isOtherEvent = (pathname: string): boolean => {
  const [, first, event] = pathname.split('/')
  return isEvents(`/${first}`) && event !== undefined && !event.startsWith('monza-')
}

export const isEvents = (pathname: string): boolean =>
  allMarkets.some(({ paths }) => paths['events-wemeet'] === pathname.split('/').slice(0, 2).join('/'))

const links = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g)]
    .map(([, href]) => text(href))
    .filter((href) => !/^(mailto|tel|#)/.test(href))

const pageOf = (url: string, status: number, html: string): CrawledPage => ({
  url,
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
