import { schemas } from 'virtual:database-schemas'
import { withoutPersonalData } from '../log/without-personal-data.ts'
import { FIND_EMPTY } from './empty-catalogue.ts'

/** `advice`: what an operator does about it. */
export type DatabaseProblem = { table?: string; problem: string; advice: string }

type Check = { at: number; result: DatabaseProblem | null }
/** Anyone may call `/readyz`, so that checks of one second share a result. */
const SHARED_MS = 1000
const checks = new WeakMap<D1Database, Check>()

/**
 * Checks that a database can be read in every table, has its last migration with all tables and a catalogue, and can be
 * written: a write that is rolled back. Null when all is well.
 * @param isWhole also reads every page and writes to the disk, which takes long in a large database
 */
export const databaseProblem = async (
  db: D1Database,
  name: keyof typeof schemas,
  isWhole: boolean,
): Promise<DatabaseProblem | null> => {
  const known = checks.get(db)
  if (known !== undefined && performance.now() - known.at < SHARED_MS) return known.result
  // A request cannot wait for the work of another one.
  const result = await check(db, name, isWhole).catch(problemOf)
  checks.set(db, { at: performance.now(), result })
  return result
}

const check = async (db: D1Database, name: keyof typeof schemas, isWhole: boolean): Promise<DatabaseProblem | null> => {
  const { results: tables } = await db.prepare(LIST_TABLES).all<{ name: string }>()
  const names = tables.map(({ name }) => name)
  const unreadable = await firstUnreadable(db, names)
  const damage = isWhole ? await firstDamage(db, names) : null
  if (damage !== null || unreadable !== null) return damage ?? unreadable
  const { lastMigration, tables: expected } = schemas[name]
  const migration = await db.prepare('SELECT 1 FROM d1_migrations WHERE name = ?').bind(lastMigration).first()
  if (migration === null) return { problem: `${lastMigration} is missing`, advice: 'apply the migrations' }
  const lost = expected.find((table) => !names.includes(table))
  if (lost !== undefined) return { table: lost, ...problemOf(new Error('no such table')) }
  return (name === 'api' ? await emptyCatalogue(db) : null) ?? writeProblem(db, isWhole)
}

const emptyCatalogue = async (db: D1Database): Promise<DatabaseProblem | null> => {
  const empty = await db.prepare(FIND_EMPTY).first<{ name: string }>()
  const advice = 'load a catalogue (docs/configuration.md), or restore the database'
  return empty === null ? null : { table: empty.name, problem: 'the catalogue is empty', advice }
}

/**
 * SQLite names the page that is damaged, but not its table, whose own check fails, too. The database itself responds to a
 * read of that page with an internal error, as on a full disk.
 */
const firstDamage = async (db: D1Database, tables: readonly string[]): Promise<DatabaseProblem | null> => {
  const found = await quickCheck(db, '1')
  if (found === 'ok') return null
  const failed: string[] = []
  for (const table of tables) if ((await quickCheck(db, `"${table}"`)) !== 'ok') failed.push(table)
  const isDamaged = found !== null || (failed.length > 0 && failed.length < tables.length)
  if (!isDamaged) return problemOf(new Error('quick_check failed'))
  const [table] = failed
  return {
    ...(table !== undefined && { table }),
    ...problemOf(new Error(`malformed: ${found ?? 'quick_check failed'}`)),
  }
}

/** Null when the check itself fails. */
const quickCheck = (db: D1Database, of: string): Promise<string | null> =>
  db
    .prepare(`PRAGMA quick_check(${of})`)
    .first<{ quick_check: string }>()
    .then(
      (row) => row?.quick_check ?? null,
      () => null,
    )

const LIST_TABLES =
  "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite_*' AND name NOT GLOB '_cf_*'"

/** Reads a row of each table together; after a failure one by one, for the name. */
const firstUnreadable = async (db: D1Database, tables: readonly string[]): Promise<DatabaseProblem | null> => {
  const reads = tables.map((table) => db.prepare(`SELECT * FROM "${table}" LIMIT 1`))
  const areReadable = await db.batch(reads).then(
    () => true,
    () => false,
  )
  if (areReadable) return null
  for (const [index, read] of reads.entries()) {
    try {
      await read.all()
    } catch (error) {
      return { table: tables[index] ?? '', ...problemOf(error) }
    }
  }
  return null
}

/**
 * The last statement fails, so that the batch is rolled back. The row needs new pages, which a full database lacks: D1
 * limits their number. On a local disk they need space once they exceed the cache of 2 MB (the row and its index do).
 */
const writeProblem = (db: D1Database, reachesDisk: boolean): Promise<DatabaseProblem | null> =>
  db
    .batch([
      db
        .prepare("INSERT INTO d1_migrations (name) VALUES ('readyz' || hex(zeroblob(?)))")
        .bind(reachesDisk ? 900_000 : 8192),
      db.prepare("SELECT json('')"),
    ])
    .then(
      () => ({ problem: 'a failed batch is not rolled back', advice: 'delete the row readyz… of d1_migrations' }),
      (error: unknown) =>
        messageOf(error).includes('malformed JSON')
          ? null
          : { table: 'd1_migrations', ...problemOf(error, ['full or not writable', FREE_SPACE]) },
    )

/** @param unknown state and advice for an error that names no cause */
const problemOf = (error: unknown, unknown = NOT_READABLE): DatabaseProblem => {
  const message = messageOf(error)
  const problem = withoutPersonalData(message)
  const [, advice] = ADVICE.find(([pattern]) => pattern.test(message)) ?? []
  return advice === undefined ? { problem: `${unknown[0]}: ${problem}`, advice: unknown[1] } : { problem, advice }
}

const FREE_SPACE = 'free space: see the runbook, "Full database"'
/** On a full disk a local database can fail to open, with an internal error. */
const NOT_READABLE: readonly [state: string, advice: string] = [
  'not readable',
  'free space if the disk is full, else look at the platform’s status: see the runbook, "Full database"',
]

const ADVICE: readonly [RegExp, string][] = [
  [/no such table: d1_migrations/i, 'apply the migrations'],
  [/\bfull\b|maximum DB size/i, FREE_SPACE],
  [/malformed|corrupt|not a database|no such (table|column)/i, 'restore the database from its last good minute'],
]

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
