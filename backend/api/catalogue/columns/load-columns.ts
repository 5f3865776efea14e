import type { TextKey } from '../../../../markets/market-id.ts'
import type { StoredCurrency } from '../../sources/stored-currency.ts'
import { currentVersions } from '../../sql/changes.ts'
import { isOneOf } from '../../sql/fragment.ts'
import { createCaches, createFlights } from '../../sql/replica.ts'
import { DISCOUNTS_SQL, TRAITS_SQL } from './traits.ts'
import { loadTravelFacts, type TravelFacts } from './travel-facts.ts'

/** A travel's upcoming departures, column by column, in order of their days. */
export type DepartureColumns = {
  numbers: Int32Array
  traits: Int32Array
  discounts: Int32Array
  prices: Record<StoredCurrency, Int32Array>
}
export type TravelColumns = { travel: TravelFacts; departures: DepartureColumns }

type CachedTravel = { version: string; departures: DepartureColumns }
type Catalogue = {
  cached: ReadonlyMap<string, CachedTravel>
  /** Languages with all travels share one list. */
  travels: ReadonlyMap<string, readonly TravelColumns[]>
}

/** By version. Copies of the database may lag behind, so that calls see the last two versions alternately. */
const cacheOf = createCaches<Catalogue>({ max: 2 })

/** Keeps each D1 result small. */
const TRAVELS_AT_ONCE = 40

const once = createFlights<Catalogue>()

/** Reads one row while nothing changed, otherwise only the changed travels. */
export const loadColumns = async (db: D1Database, language: TextKey): Promise<readonly TravelColumns[]> => {
  const known = cacheOf(db)
  const version = String((await currentVersions(db)).lists)
  const catalogue = known.get(version) ?? (await once(db, version, () => readCatalogue(db, [...known.values()])))
  known.set(version, catalogue)
  return catalogue.travels.get(language) ?? []
}

/** A concurrent change may be read partly, under the earlier version; the next call reads the rest. */
const readCatalogue = async (db: D1Database, known: readonly Catalogue[]): Promise<Catalogue> => {
  const [facts, translations, versions] = await Promise.all([
    loadTravelFacts(db),
    db.prepare('SELECT language, travel_id FROM travel_texts').all<{ language: string; travel_id: string }>(),
    db.prepare('SELECT travel_id, version FROM departure_columns').all<{ travel_id: string; version: string }>(),
  ])
  const cached = new Map<string, CachedTravel>()
  const changed: string[] = []
  for (const { travel_id: id, version } of versions.results) {
    const travel = known.map((each) => each.cached.get(id)).find((each) => each?.version === version)
    if (travel === undefined) changed.push(id)
    else cached.set(id, travel)
  }
  for (const [id, travel] of await readDepartures(db, changed)) cached.set(id, travel)
  const travels = facts.flatMap((travel): TravelColumns[] => {
    const found = cached.get(travel.id)
    return found ? [{ travel, departures: found.departures }] : []
  })
  const ids = Map.groupBy(translations.results, ({ language }) => language)
  return { cached, travels: new Map([...ids].map(([language, rows]) => [language, within(travels, rows)])) }
}

const within = (
  travels: readonly TravelColumns[],
  rows: readonly { travel_id: string }[],
): readonly TravelColumns[] => {
  const ids = new Set(rows.map(({ travel_id }) => travel_id))
  const found = travels.filter(({ travel }) => ids.has(travel.id))
  return found.length === travels.length ? travels : found
}

type Row = Record<'travel_id' | 'version' | 'numbers' | 'traits' | 'discounts' | 'eur' | 'gbp' | 'usd', string>

const readDepartures = async (db: D1Database, ids: readonly string[]): Promise<Map<string, CachedTravel>> => {
  const chunks = Array.from({ length: Math.ceil(ids.length / TRAVELS_AT_ONCE) }, (_, index) =>
    ids.slice(index * TRAVELS_AT_ONCE, (index + 1) * TRAVELS_AT_ONCE),
  )
  const responses = await Promise.all(
    chunks.map((chunk) => {
      const { sql, values } = isOneOf('travel_id', chunk)
      const columns = 'travel_id, version, numbers, traits, discounts, eur, gbp, usd'
      const statement = db.prepare(`SELECT ${columns} FROM departure_columns WHERE ${sql}`)
      return statement.bind(...values).all<Row>()
    }),
  )
  const rows = responses.flatMap(({ results }) => results)
  return new Map(rows.map((row) => [row.travel_id, { version: row.version, departures: departuresOf(row) }]))
}

const departuresOf = ({ numbers, traits, discounts, eur, gbp, usd }: Row): DepartureColumns => ({
  numbers: integers(numbers),
  traits: integers(traits),
  discounts: integers(discounts),
  prices: { EUR: integers(eur), GBP: integers(gbp), USD: integers(usd) },
})

const integers = (json: string): Int32Array => Int32Array.from(JSON.parse(json) as number[])

const column = (value: string): string => `json_group_array(${value}) FILTER (WHERE t.no IS NOT NULL)`
const version = 'lower(hex(randomblob(8)))'

const COLUMNS = `
  INSERT INTO departure_columns (travel_id, version, numbers, traits, discounts, eur, gbp, usd)
  SELECT v.id, ${version}, ${column('t.no')}, ${column(TRAITS_SQL)}, ${column(DISCOUNTS_SQL)},
    ${column('t.price_eur')}, ${column('t.price_gbp')}, ${column('t.price_usd')}
  FROM travels AS v LEFT JOIN tours AS t INDEXED BY tours_by_travel ON t.travel_id = v.id AND t.starting_date > ?1
  WHERE ?2 IS NULL OR v.id = ?2
  GROUP BY v.id
  ON CONFLICT DO UPDATE SET version = excluded.version, numbers = excluded.numbers, traits = excluded.traits,
    discounts = excluded.discounts,
    eur = excluded.eur, gbp = excluded.gbp, usd = excluded.usd`

/** Refreshes one travel, or all when `null`. */
export const columnsStatement = (db: D1Database, today: string, travelId: string | null): D1PreparedStatement =>
  db.prepare(COLUMNS).bind(today, travelId)
