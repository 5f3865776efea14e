import { getOrCreate } from '../../../shared/keys/get-or-create.ts'
import { keyOf } from '../../../shared/keys/key-of.ts'
import { currentVersions, type Versions } from './changes.ts'
import { createCaches, createFlights, registerCopy } from './replica.ts'

/** What changes each table that shared reads show. Statements that read another table are always run. */
const CHANGED_WITH: Readonly<Record<string, keyof Versions>> = {
  chosen_pictures: 'content',
  coordinator_texts: 'content',
  coordinators: 'content',
  destination_names: 'content',
  destinations: 'content',
  documents: 'content',
  former_page_slugs: 'content',
  former_tour_codes: 'version',
  group_odds: 'content',
  meta: 'content',
  page_slugs: 'content',
  pages: 'content',
  redirects: 'content',
  review_texts: 'content',
  reviews: 'content',
  search_terms: 'content',
  search_trigrams: 'content',
  travel_destinations: 'content',
  travel_slugs: 'content',
  travel_stories: 'content',
  travel_texts: 'content',
  travels: 'content',
  uploads: 'content',
  departure_columns: 'lists',
  travel_offers: 'lists',
  tour_snapshots: 'version',
  tours: 'version',
}

type Rows = readonly object[]

const rowsOf = createCaches<Rows>({
  maxSize: 8_000_000,
  maxEntrySize: 500_000,
  sizeCalculation: (rows) => rows.reduce((sum, row) => sum + charactersIn(row), 1),
})

const charactersIn = (row: object): number =>
  Object.values(row).reduce((sum: number, value) => sum + (typeof value === 'string' ? value.length : 8), 0)

const once = createFlights<Rows>()

/**
 * The nearest copy of a database for the reads of one request, which remembers rows until what they show has changed.
 * Rows are frozen: requests share them.
 */
export const versionedCopy = (db: D1Database): D1Database => {
  const session = db.withSession('first-unconstrained')

  const run = async (sql: string, values: readonly unknown[]): Promise<Rows> => {
    const statement = session.prepare(sql)
    const { results } = await (values.length === 0 ? statement : statement.bind(...values)).all<object>()
    return results
  }
  const load = async (key: string, sql: string, values: readonly unknown[]): Promise<Rows> => {
    const rows = Object.freeze((await run(sql, values)).map((row) => Object.freeze(row)))
    rowsOf(copy).set(key, rows)
    return rows
  }
  const read = async (sql: string, values: readonly unknown[]): Promise<Rows> => {
    const changedWith = changedWithOf(sql)
    if (changedWith === null) return run(sql, values)
    const versions = await currentVersions(copy)
    const key = keyOf(versions[changedWith], sql, values)
    const known = rowsOf(copy).get(key)
    return known ?? once(copy, key, () => load(key, sql, values))
  }

  const statementOf = (sql: string, values: readonly unknown[]) => ({
    bind: (...bound: unknown[]) => statementOf(sql, bound),
    all: async () => ({ results: await read(sql, values) }),
    first: async () => (await read(sql, values))[0] ?? null,
  })
  const copy = {
    prepare: (sql: string) => statementOf(sql, []),
    batch: (statements: ReturnType<typeof statementOf>[]) => Promise.all(statements.map((each) => each.all())),
  } as unknown as D1Database
  registerCopy(copy, db)
  return copy
}

const kinds = new Map<string, { changedWith: keyof Versions | null }>()

/** Statements of the code are few: values are bound. */
const changedWithOf = (sql: string): keyof Versions | null =>
  getOrCreate(kinds, sql, () => {
    const own = new Set(Array.from(sql.matchAll(/\b([a-z_]+) AS (?:MATERIALIZED )?\(/g), ([, name]) => name))
    const tables = Array.from(sql.matchAll(/\b(?:FROM|JOIN)\s+([a-z_]+)\b(?!\()/g), ([, name = '']) => name)
    const changing = tables.filter((name) => !own.has(name)).map((name) => CHANGED_WITH[name])
    const last = (['version', 'lists', 'content'] as const).find((kind) => changing.includes(kind))
    return { changedWith: changing.includes(undefined) ? null : (last ?? null) }
  }).changedWith
