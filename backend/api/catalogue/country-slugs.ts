import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { foldText } from '../../../shared/text/fold-text.ts'
import { textKeyOf } from '../site.ts'
import { createCaches, FIVE_SECONDS, startOf } from '../sql/replica.ts'
import { apiTranslators } from '../translate.ts'
import { loadColumns } from './columns/load-columns.ts'

export type CountrySlugs = {
  /** Country ids by slug, of each market. */
  ids: ReadonlyMap<MarketId, ReadonlyMap<string, string>>
  /** By country id: its page in each market that has one. */
  slugs: ReadonlyMap<string, Partial<Record<MarketId, string>>>
}

const cacheOf = createCaches<CountrySlugs>({ max: 2, ...FIVE_SECONDS })

/** Loads the paths of country pages: countries with an upcoming departure of a travel in the market's language. */
export async function loadCountrySlugs(db: D1Database): Promise<CountrySlugs> {
  const known = cacheOf(db)
  const cached = known.get(startOf(db))
  if (cached !== undefined) return cached
  const [{ results: names }, ...visited] = await Promise.all([
    db
      .prepare('SELECT language, destination_id AS id, name FROM destination_names')
      .all<{ language: string; id: string; name: string }>(),
    ...MARKET_IDS.map(async (market) => [market, await visitedCountries(db, market)] as const),
  ])
  const slugs = new Map<string, Partial<Record<MarketId, string>>>()
  const ids = new Map<MarketId, ReadonlyMap<string, string>>()
  for (const [market, countries] of visited) {
    const own = names.filter(({ language, id }) => language === textKeyOf(market) && countries.has(id))
    const found = own.map(({ id, name }) => [slugIn(market, name), id] as const)
    ids.set(market, new Map(found))
    for (const [slug, id] of found) slugs.set(id, { ...slugs.get(id), [market]: slug })
  }
  const loaded = { ids, slugs }
  known.set(startOf(db), loaded)
  return loaded
}

/** Path of a country's page in the market; `null` without one. */
export const countryPath = ({ slugs }: CountrySlugs, id: string, market: MarketId): string | null => {
  const slug = slugs.get(id)?.[market]
  return slug === undefined ? null : `/${slug}`
}

const visitedCountries = async (db: D1Database, market: MarketId): Promise<Set<string>> => {
  const columns = await loadColumns(db, textKeyOf(market))
  return new Set(
    columns.flatMap(({ travel, departures }) => (departures.traits.length === 0 ? [] : travel.destinations)),
  )
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue' }

const slugIn = (market: MarketId, name: string): string => {
  const plain = name.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS[letter] ?? letter)
  return foldText(apiTranslators[market]('country.slug', { country: plain })).replaceAll(' ', '-')
}
