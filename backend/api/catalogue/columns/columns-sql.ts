import { TRAITS_SQL } from './traits.ts'

/** A column of all departures that were found, none for a travel without any. */
const column = (value: string): string => `json_group_array(${value}) FILTER (WHERE t.no IS NOT NULL)`
const version = 'lower(hex(randomblob(8)))'

const COLUMNS = `
  INSERT INTO departure_columns (travel_id, version, numbers, traits, eur, gbp, usd)
  SELECT v.id, ${version}, ${column('t.no')}, ${column(TRAITS_SQL)},
    ${column('t.price_eur')}, ${column('t.price_gbp')}, ${column('t.price_usd')}
  FROM travels AS v LEFT JOIN tours AS t INDEXED BY tours_by_travel ON t.travel_id = v.id AND t.starting_date > ?1
  WHERE ?2 IS NULL OR v.id = ?2
  GROUP BY v.id
  ON CONFLICT DO UPDATE SET version = excluded.version, numbers = excluded.numbers, traits = excluded.traits,
    eur = excluded.eur, gbp = excluded.gbp, usd = excluded.usd`

const VERSION = `INSERT INTO meta (key, value) VALUES ('offers_version', ${version})
  ON CONFLICT DO UPDATE SET value = excluded.value`

/** The statements that bring the columns of one travel's upcoming departures up to date; of all travels when null. */
export const columnsStatements = (db: D1Database, today: string, travelId: string | null): D1PreparedStatement[] => [
  db.prepare(COLUMNS).bind(today, travelId),
  db.prepare(VERSION),
]
