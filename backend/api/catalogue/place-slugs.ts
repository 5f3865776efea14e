import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import type { LinkedPlace } from '../../../shared/contracts/linked-place.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { type Site, textKeyOf } from '../site.ts'
import type { PlaceSource } from '../sources/places-source.ts'
import { createVersionedCache } from '../sql/changes.ts'
import { PAGE_REDIRECTS } from '../sql/page-redirects.ts'
import { apiTranslators } from '../translate.ts'
import { loadColumns } from './columns/load-columns.ts'
import type { TravelFacts } from './columns/travel-facts.ts'
import { filterOf, isVisited, loadPlaceSources } from './places.ts'
import { slugOf } from './slug-of.ts'

export type PlaceSlugs = {
  /** Place ids by slug, of each market. */
  ids: ReadonlyMap<MarketId, ReadonlyMap<string, string>>
  /** By place id: its page in each market that has one. */
  slugs: ReadonlyMap<string, Partial<Record<MarketId, string>>>
  /** The same with all paths of editors' pages at one of them, without redirects and pages that are not indexed. */
  alternates: ReadonlyMap<string, Partial<Record<MarketId, string>>>
}

/** Travels with upcoming departures that give a city or region a page; a country needs one. */
const MIN_TRAVELS = 2

const cached = createVersionedCache<PlaceSlugs>('lists', 2)

/** Loads the paths of the pages of countries, cities and regions. */
export const loadPlaceSlugs = (db: D1Database): Promise<PlaceSlugs> => cached(db, '', () => readPlaceSlugs(db))

const countryNames = async (db: D1Database) => {
  const { results } = await db
    .prepare('SELECT language, destination_id AS id, name FROM destination_names')
    .all<{ language: string; id: string; name: string }>()
  return results
}

const readPlaceSlugs = async (db: D1Database): Promise<PlaceSlugs> => {
  const [countries, { results: written }, sources, ...offered] = await Promise.all([
    countryNames(db),
    db.prepare(WRITTEN).all<WrittenPath>(),
    loadPlaceSources(db),
    ...MARKET_IDS.map(async (market) => [market, await offeredTravels(db, market)] as const),
  ])
  const slugs = new Map<string, Partial<Record<MarketId, string>>>()
  const ids = new Map<MarketId, ReadonlyMap<string, string>>()
  for (const [market, travels] of offered) {
    const visited = new Set(travels.flatMap(({ destinations }) => destinations))
    const own = [
      ...countries.filter(({ language, id }) => language === textKeyOf(market) && visited.has(id)),
      ...sources
        .filter((source) => travels.filter((travel) => isVisited(filterOf(source), travel)).length >= MIN_TRAVELS)
        .map(({ id, name }) => ({ id, name: name[textKeyOf(market)] })),
    ]
    const found = own.map(({ id, name }) => [slugIn(market, name), id] as const)
    ids.set(market, new Map(found))
    for (const [slug, id] of found) slugs.set(id, { ...slugs.get(id), [market]: slug })
  }
  return { ids, slugs, alternates: alternatesOf(ids, slugs, written) }
}

/** Path of an editors' page; of a redirect, without a page. */
type WrittenPath = { page: string | null; market: MarketId; slug: string; isIndexed: number }

const WRITTEN = `
  SELECT NULL AS page, market, slug, 0 AS isIndexed FROM ${PAGE_REDIRECTS}
  UNION ALL SELECT s.page_id, s.market, s.slug, coalesce(p.source ->> '$.seo.robots', '') NOT LIKE '%noindex%'
    AND coalesce(p.source ->> ('$.seo.canonical.' || s.market), '/' || s.slug) = '/' || s.slug
  FROM page_slugs AS s JOIN pages AS p ON p.id = s.page_id ORDER BY page`

const alternatesOf = (
  ids: PlaceSlugs['ids'],
  slugs: PlaceSlugs['slugs'],
  written: readonly WrittenPath[],
): PlaceSlugs['alternates'] => {
  const alternates = new Map([...slugs].map(([id, paths]) => [id, { ...paths }]))
  const atPlace = written.flatMap((path) => {
    const id = ids.get(path.market)?.get(path.slug)
    return id === undefined ? [] : [{ ...path, id }]
  })
  for (const { id, market, isIndexed } of atPlace) if (!isIndexed) delete alternates.get(id)?.[market]
  const taken = new Set(atPlace.map(({ id, market }) => keyOf(id, market)))
  for (const { id, page } of atPlace.filter(({ isIndexed }) => isIndexed))
    for (const other of written.filter((path) => path.page === page && path.isIndexed)) {
      const key = keyOf(id, other.market)
      if (!taken.has(key)) Object.assign(alternates.get(id) ?? {}, { [other.market]: other.slug })
      taken.add(key)
    }
  return alternates
}

/** Slugs of a page in all markets: those of the place to whose alternates it belongs, otherwise its own without them. */
export const withAlternates = (
  { ids, alternates }: PlaceSlugs,
  market: MarketId,
  slugs: Partial<Record<MarketId, string>>,
): Partial<Record<MarketId, string>> => {
  const own = Object.entries(slugs) as [MarketId, string][]
  const places = own.flatMap(([each, slug]) => alternates.get(ids.get(each)?.get(slug) ?? '') ?? [])
  const place = places.find((each) => each[market] === slugs[market])
  const isOther = ([each, slug]: [MarketId, string]) => places.every((place) => place[each] !== slug)
  return place ?? Object.fromEntries(own.filter(isOther))
}

/** Id of the place that has one of a page's paths, the market's own first. */
export const placeAt = (
  { ids }: PlaceSlugs,
  market: MarketId,
  slugs: Partial<Record<MarketId, string>>,
): string | undefined =>
  [market, ...MARKET_IDS].map((each) => ids.get(each)?.get(slugs[each] ?? '')).find((id) => id !== undefined)

/** Path of a place's page in the market; `null` without one. */
export const placePath = ({ slugs }: PlaceSlugs, id: string, market: MarketId): string | null => {
  const slug = slugs.get(id)?.[market]
  return slug === undefined ? null : `/${slug}`
}

/** Path in the market of the place that another market has at the slug; `null` without one. */
export const localPlacePath = ({ ids, alternates }: PlaceSlugs, slug: string, market: MarketId): string | null => {
  const id = [...ids.values()].map((places) => places.get(slug)).find((found) => found !== undefined)
  const own = alternates.get(id ?? '')?.[market]
  return own === undefined ? null : `/${own}`
}

/** Loads links to the pages of chosen cities and regions, in the order of the market's alphabet. */
export const linkedPlaces = async (
  { db, market, language, locale }: Pick<Site, 'db' | 'market' | 'language' | 'locale'>,
  isChosen: (source: PlaceSource) => boolean,
): Promise<LinkedPlace[]> => {
  const [sources, slugs] = await Promise.all([loadPlaceSources(db), loadPlaceSlugs(db)])
  const collator = new Intl.Collator(locale)
  return sources
    .filter(isChosen)
    .flatMap(({ id, name }) => {
      const path = placePath(slugs, id, market)
      return path === null ? [] : [{ name: name[language], path }]
    })
    .sort((a, b) => collator.compare(a.name, b.name))
}

/** Loads links to the pages of countries, in the order of their ids. */
export const linkedCountries = async (
  { db, market, language }: Pick<Site, 'db' | 'market' | 'language'>,
  ids: readonly string[],
): Promise<LinkedPlace[]> => {
  const [countries, slugs] = await Promise.all([countryNames(db), loadPlaceSlugs(db)])
  const names = new Map(
    countries.flatMap((each) => (each.language === language ? [[each.id, each.name] as const] : [])),
  )
  return ids.flatMap((id) => {
    const [name, path] = [names.get(id), placePath(slugs, id, market)]
    return name === undefined || path === null ? [] : [{ name, path }]
  })
}

const offeredTravels = async (db: D1Database, market: MarketId): Promise<TravelFacts[]> => {
  const columns = await loadColumns(db, textKeyOf(market))
  return columns.flatMap(({ travel, departures }) => (departures.traits.length === 0 ? [] : [travel]))
}

const slugIn = (market: MarketId, name: string): string => slugOf(apiTranslators[market]('place.slug', { place: name }))
