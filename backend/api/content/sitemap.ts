import { marketIdSchema } from '../../../markets/market-id.ts'
import { markets } from '../../../markets/registry.ts'
import type { SitemapContent } from '../../../shared/contracts/sitemap.ts'
import { loadColumns } from '../catalogue/columns/load-columns.ts'
import { loadPlaceSlugs, withAlternates } from '../catalogue/place-slugs.ts'
import { filterOf, isVisited, loadPlaceSources } from '../catalogue/places.ts'
import type { Site } from '../site.ts'
import { PAGE_REDIRECTS } from '../sql/page-redirects.ts'
import { upcomingEvents } from '../wemeet/list-events.ts'

type Market = Pick<Site, 'db' | 'market' | 'language'>

/** Leaves out pages with noindex or another canonical. */
export const loadSitemap = async ({ db, market, language }: Market, now: number): Promise<SitemapContent> => {
  const [pages, slugs, places, travels, coordinators, events] = await Promise.all([
    db.prepare(PAGES).bind(market).all<{ routing_key: string | null; slugs: string; changed_on: string }>(),
    loadPlaceSlugs(db),
    placePages({ db, market, language }),
    db.prepare(TRAVELS).bind(language).all<TravelRow>(),
    db.prepare(COORDINATORS).all<SitemapContent['coordinators'][number]>(),
    upcomingEvents(db, now),
  ])
  return {
    pages: [
      ...pages.results.map((row) => ({
        routingKey: row.routing_key,
        urls: urlsOf(withAlternates(slugs, market, JSON.parse(row.slugs) as Record<string, string>)),
        changedOn: row.changed_on,
      })),
      ...places,
    ],
    travels: travels.results.map((row) => ({
      ...row,
      hasItinerary: row.hasItinerary === 1,
      slugs: JSON.parse(row.slugs) as Record<string, string>,
    })),
    coordinators: coordinators.results,
    events: events.map(({ slugs }) => ({ slugs })),
  }
}

/** Places without a page of editors, with the day on which one of their travels changed last. */
const placePages = async ({ db, market, language }: Market): Promise<SitemapContent['pages']> => {
  const [slugs, sources, columns, written, changes] = await Promise.all([
    loadPlaceSlugs(db),
    loadPlaceSources(db),
    loadColumns(db, language),
    db
      .prepare(
        `SELECT slug FROM page_slugs WHERE market = ?1 UNION SELECT slug FROM ${PAGE_REDIRECTS} WHERE market = ?1`,
      )
      .bind(market)
      .all<{ slug: string }>(),
    db
      .prepare("SELECT id, max(changed_on) AS changedOn FROM content_changes WHERE kind = 'travel' GROUP BY id")
      .all<{ id: string; changedOn: string }>(),
  ])
  const taken = new Set(written.results.map(({ slug }) => slug))
  const days = new Map(changes.results.map(({ id, changedOn }) => [id, changedOn]))
  const filters = new Map(sources.map((source) => [source.id, filterOf(source)]))
  return [...(slugs.ids.get(market) ?? [])]
    .filter(([slug]) => !taken.has(slug))
    .map(([slug, id]) => {
      const filter = filters.get(id) ?? { destinationId: [id] }
      const changed = columns.flatMap(({ travel }) => (isVisited(filter, travel) ? (days.get(travel.id) ?? []) : []))
      return {
        routingKey: null,
        urls: urlsOf(withAlternates(slugs, market, { [market]: slug })),
        changedOn: changed.sort().at(-1) ?? FIRST_DAY,
      }
    })
}

type TravelRow = { changedOn: string; hasItinerary: number; slugs: string }

const urlsOf = (slugs: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(slugs).map(([id, slug]) => [markets[marketIdSchema.parse(id)].hreflang, `/${slug}`]),
  )

/** Last change of content whose changes are unknown. */
const FIRST_DAY = '2026-01-01'

const changedOn = (kind: string, id: string): string =>
  `coalesce((SELECT max(changed_on) FROM content_changes WHERE kind = '${kind}' AND id = ${id}), '${FIRST_DAY}')`

const PAGES = `
  SELECT p.routing_key, p.source ->> '$.slugs' AS slugs, ${changedOn('page', 'p.id')} AS changed_on
  FROM page_slugs AS s JOIN pages AS p ON p.id = s.page_id
  WHERE s.market = ? AND coalesce(p.source ->> '$.seo.robots', '') NOT LIKE '%noindex%'
    AND coalesce(p.source ->> ('$.seo.canonical.' || s.market), '/' || s.slug) = '/' || s.slug
  ORDER BY s.slug`

const TRAVELS = `
  SELECT ${changedOn('travel', 'v.id')} AS changedOn, s.itinerary <> '[]' AS hasItinerary, t.slugs
  FROM travels AS v JOIN travel_stories AS s ON s.language = ? AND s.travel_id = v.id
  JOIN (SELECT travel_id, json_group_object(language, slug) AS slugs FROM travel_texts GROUP BY travel_id) AS t
    ON t.travel_id = v.id
  ORDER BY v.id`

const COORDINATORS = `
  SELECT c.slug, ${changedOn('coordinator', 'c.id')} AS changedOn FROM coordinators AS c ORDER BY c.slug`
