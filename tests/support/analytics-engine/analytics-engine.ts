import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import { checkQuery } from './check-query.ts'
import { parseQuery } from './parse-query.ts'

const PLACES = Array.from({ length: 20 }, (_, i) => i + 1)
const SECONDS = { YEAR: 31_536_000, MONTH: 2_592_000, DAY: 86_400, HOUR: 3600, MINUTE: 60, SECOND: 1 }
const QUARTER = 900

export type AnswerRow = Record<string, SQLOutputValue>

/**
 * Local Analytics Engine: accepts data points within the platform's limits and runs queries of its dialect on SQLite.
 * Rejects SQL that SQLite accepts and the platform does not (ungrouped columns, text compared with numbers).
 * @param now `now()` of the queries, in ms
 */
export const startAnalyticsEngine = (dataset: string, now: number) => {
  const database = new DatabaseSync(':memory:')
  const columns = [...PLACES.map((place) => `blob${place} TEXT`), ...PLACES.map((place) => `double${place} REAL`)]
  // A real number: integer division would truncate.
  const named = ['dataset TEXT', 'timestamp REAL', '_sample_interval REAL', 'index1 TEXT', ...columns]
  database.exec(`CREATE TABLE ${dataset} (${named})`)
  const insert = database.prepare(`INSERT INTO ${dataset} VALUES (${named.map(() => '?')})`)
  database.function('now', () => now / 1000)
  database.function('toDateTime', (seconds) => seconds)
  database.function('toStartOfFifteenMinutes', (at) => Math.floor(Number(at) / QUARTER) * QUARTER)
  // The state is text: SQLite aggregates accept only its own types.
  database.aggregate<string>('quantileExactWeighted', {
    start: '[]',
    step: (given, level, value, weight) => JSON.stringify([...JSON.parse(given), [level, value, weight]]),
    result: (given) => quantileOf(JSON.parse(given)),
  })

  return {
    /** Stores a data point; `weight` is the number of points it represents. */
    write({ indexes = [], blobs = [], doubles = [] }: AnalyticsEngineDataPoint, { at = now, weight = 1 } = {}) {
      const [index = ''] = indexes.map(String)
      const bytes = blobs.reduce((sum, blob) => sum + Buffer.byteLength(String(blob)), 0)
      const fits = blobs.length <= 20 && doubles.length <= 20 && indexes.length === 1
      if (!fits || Buffer.byteLength(index) > 96 || bytes > 16_384) throw new Error('beyond the limits of a data point')
      insert.run(
        ...[dataset, at / 1000, weight, index],
        ...PLACES.map((place) => String(blobs[place - 1] ?? '')),
        ...PLACES.map((place) => doubles[place - 1] ?? 0),
      )
    },
    /** Throws where the platform would reject the query. */
    ask(query: string): AnswerRow[] {
      checkQuery(parseQuery(query))
      const text = query
        .replace(/INTERVAL '(\d+)' (\w+)/g, (_, count, unit: keyof typeof SECONDS) => `${count * SECONDS[unit]}`)
        .replace(/\bquantileExactWeighted\(([\d.]+)\)\(/g, 'quantileExactWeighted($1, ')
      return database.prepare(text).all()
    },
  }
}

/** Least value at or below which the given share of all weights is. */
const quantileOf = (given: [level: number, value: number, weight: number][]): number | null => {
  const sorted = given.toSorted(([, a], [, b]) => a - b)
  const all = sorted.reduce((sum, [, , weight]) => sum + weight, 0)
  let seen = 0
  for (const [level, value, weight] of sorted) {
    seen += weight
    if (seen >= level * all) return value
  }
  return null
}
