import { readdirSync, readFileSync } from 'node:fs'
import { slugOf } from '../../backend/api/catalogue/slug-of.ts'
import { withTranslations } from '../../demo/seed/translations.ts'
import { eventPath, itineraryPath, tourPath, travelPath } from '../../markets/links.ts'
import type { MarketId } from '../../markets/market-id.ts'
import type { Market } from '../../markets/market-schema.ts'
import { markets } from '../../markets/registry.ts'
import { type RouteName, SIGN_IN_ROUTES, STATIC_ROUTES, type StaticRoute } from '../../markets/route-table.ts'
import { comparisonPath } from '../../worker/ui/compare-href.ts'

/** Folder of the embedded catalogue's texts. */
export const SEED = 'demo/seed'

/**
 * A source of the seed in all languages.
 * @param file its path: `pages/faqs.json`
 */
export const readSource = (file: string): unknown =>
  withTranslations(SEED, file, JSON.parse(readFileSync(`${SEED}/${file}`, 'utf8')))

/** An event in every catalogue seeded on the test day (demo/seed/wemeet). */
export const A_MEETING = 'bologna-dinner-2027-01-28'
type Names = Record<string, string>
const cities = readSource('wemeet/cities.json') as { slug: string; names: Names }[]
const kinds = readSource('wemeet/kinds.json') as { slug: string; copy: Record<string, Names> }[]
/** `null` in a market without events. */
export const meetingPath = (market: Market): string | null => {
  const city = cities.find(({ slug }) => slug === 'bologna')?.names[market.language] ?? ''
  const kind = kinds.find(({ slug }) => slug === 'dinner')?.copy[market.language]?.slug
  return eventPath(market, `${slugOf(city)}-${kind}-2027-01-28`)
}

/** A travel of every market, and one of its departures on the test day. */
export const A_TRAVEL = 'japan-tokyo-kyoto'
export const A_DEPARTURE = { id: 'japan-tokyo-kyoto-20270319', code: 'JPN-20270319-C' }

const inAsia = readSource('travels/asia.json') as Record<string, { copy: Record<string, { slug?: string }> }>
export const itsSlug = ({ language }: Market, travel = A_TRAVEL): string =>
  inAsia[travel]?.copy[language]?.slug ?? travel
export const itsPath = (market: Market, travel = A_TRAVEL): string => travelPath(market, itsSlug(market, travel))

export type MarketPage = {
  name: string
  path: string
  status: 200 | 404
  /** `null` for a missing page. */
  route: RouteName | null
}

type Source = { routingKey: string | null; slugs: Partial<Record<MarketId, string>> }
const source = (file: string) => readSource(`pages/${file}`) as Source

/** Pages with a slug: articles and legal texts of one country. */
const BY_SLUG = readdirSync(`${SEED}/pages`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json') && source(file).routingKey === null)
  .sort()

const hasPage = (route: StaticRoute): boolean => !(SIGN_IN_ROUTES as readonly string[]).includes(route)

type Candidate = Pick<MarketPage, 'name' | 'route'> & { path: string | null }

/** Pages with names, parameters or states that are URLs without a modal. */
const ownPages = (id: MarketId): Candidate[] => {
  const market = markets[id]
  const { paths, segments } = market
  const events = paths['events-wemeet']
  const aiSearch = paths['search-ai']
  return [
    { route: 'search', name: 'search', path: paths.search },
    { route: 'search', name: 'search without results', path: `${paths.search}?textSearch=zzzzqqqq` },
    { route: 'compare', name: 'comparison of none', path: paths.compare },
    {
      route: 'compare',
      name: 'comparison',
      path: comparisonPath(market, [`${itsSlug(market)}/${A_DEPARTURE.code}`, '-']),
    },
    { route: 'sales', name: 'sales', path: paths.sales },
    { route: 'search-ai', name: 'AI search', path: aiSearch },
    { route: 'search-ai', name: 'AI search with an answer', path: aiSearch && `${aiSearch}?q=mare+a+maggio` },
    { route: 'travels-travel', name: 'travel', path: itsPath(market) },
    { route: 'travels-travel-itinerary', name: 'itinerary', path: itineraryPath(market, itsSlug(market)) },
    { route: 'travels-travel-tour', name: 'departure', path: tourPath(market, itsSlug(market), A_DEPARTURE.code) },
    { route: 'coordinators-coordinator', name: 'coordinator', path: `/${segments.coordinators}/chiara-lombardi` },
    { route: 'wishlist', name: 'wishlist', path: paths.wishlist },
    { route: 'alerts', name: 'alerts', path: paths.alerts },
    { route: 'accessibility', name: 'accessibility statement', path: paths.accessibility },
    { route: 'events-wemeet', name: 'events', path: events },
    { route: 'events-wemeet', name: 'events without any', path: events && `${events}?place=zzzzqqqq` },
    { route: 'events-wemeet-event', name: 'event', path: meetingPath(market) },
    { route: 'offline', name: 'offline', path: paths.offline },
  ]
}

/** Every page of a market, each kind once: fixed content, lists, a travel, articles, 404. */
export const pagesOfMarket = (id: MarketId): MarketPage[] => {
  const { paths } = markets[id]
  const own = ownPages(id)
  const fixed = STATIC_ROUTES.filter((route) => hasPage(route) && !own.some((each) => each.route === route)).map(
    (route) => ({ route, name: route, path: paths[route] }),
  )
  const bySlug = BY_SLUG.map((file): Candidate => {
    const slug = source(file).slugs[id]
    return { route: 'catch-all', name: file.replace('.json', ''), path: slug === undefined ? null : `/${slug}` }
  })
  return [
    ...[...fixed, ...bySlug, ...own].flatMap(({ path, ...page }) =>
      path === null ? [] : [{ ...page, path, status: 200 as const }],
    ),
    { route: null, name: 'unknown address', path: '/no-such-page', status: 404 },
  ]
}
