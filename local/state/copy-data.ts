import { closeSync, fchmodSync, openSync, writeFileSync } from 'node:fs'
import { type Database, migrate } from './migrate.ts'

/** Characters of a statement (the platform's limit is 100,000 bytes) and of a message. */
const STATEMENT_CHARACTERS = 40_000
const MESSAGE_CHARACTERS = 2_000_000

/** All rows of a local database as INSERT statements, from the exporter of `wrangler d1 export --local`. */
export const exportData = async (database: D1Database): Promise<string[]> => {
  const { ordinary } = await tablesOf(database)
  const [statements] = await database
    .prepare('PRAGMA miniflare_d1_export(?,?,?);')
    // Rows without the schema, which migrations create.
    .bind(1, 0, ...ordinary)
    .raw<string[]>()
  if (statements === undefined) throw new Error('the database cannot be exported')
  return statements.filter((statement) => statement.startsWith('INSERT'))
}

/** For its owner only, also where the file existed before. */
export const writeExport = (file: string, statements: readonly string[]): void => {
  const opened = openSync(file, 'w', 0o600)
  try {
    fchmodSync(opened, 0o600)
    writeFileSync(opened, statements.join('\n'))
  } finally {
    closeSync(opened)
  }
}

/** Versions of what has changed: triggers give a restored database its own, later than all before. */
const VERSIONS = 'changes'

/** Restores an export into a database in any state: drops everything, migrates and inserts the rows. */
export const restoreData = async (
  database: D1Database,
  migrations: string,
  statements: readonly string[],
): Promise<void> => {
  const old = await tablesOf(database)
  await inOneGo(database, [
    ...[...old.derived, ...old.ordinary.toReversed()].map((table) => `DROP TABLE "${table}"`),
    'DROP TABLE IF EXISTS d1_migrations',
  ])
  await migrate(database, migrations)
  const { ordinary, derived } = await tablesOf(database)
  // Migrations insert some rows.
  const emptied = ordinary.filter((table) => table !== VERSIONS).toReversed()
  await inOneGo(
    database,
    emptied.map((table) => `DELETE FROM "${table}"`),
  )
  const rows = statements.filter((statement) => !statement.startsWith(`INSERT INTO "${VERSIONS}" `))
  for (const some of inPortions(mergedInserts(rows))) await inOneGo(database, some)
  await inOneGo(
    database,
    derived.map((index) => `INSERT INTO "${index}" ("${index}") VALUES ('rebuild')`),
  )
}

/** Merges successive statements for one table. */
const mergedInserts = (statements: readonly string[]): string[] => {
  const merged: string[] = []
  let head = ''
  for (const statement of statements) {
    const [start = ''] = /^INSERT INTO "[^"]+" \([^)]*\) VALUES/.exec(statement) ?? []
    const row = statement.slice(start.length).replace(/;\s*$/, '')
    const last = merged.at(-1)
    if (start !== '' && start === head && last !== undefined && last.length + row.length < STATEMENT_CHARACTERS)
      merged[merged.length - 1] = `${last},${row}`
    else merged.push(start + row)
    head = start
  }
  return merged
}

const inPortions = (statements: readonly string[]): string[][] => {
  const portions: string[][] = []
  let [portion, characters]: [string[], number] = [[], MESSAGE_CHARACTERS]
  for (const statement of statements) {
    if (characters >= MESSAGE_CHARACTERS) {
      ;[portion, characters] = [[], 0]
      portions.push(portion)
    }
    portion.push(statement)
    characters += statement.length
  }
  return portions
}

/**
 * Runs statements in one message and one transaction, in which rows may precede those they reference. Statements are
 * lines: the exporter escapes line ends in texts.
 */
const inOneGo = async (database: D1Database, statements: readonly string[]): Promise<void> => {
  await database.exec(['PRAGMA defer_foreign_keys = true', ...statements].join('\n'))
}

export type Tables = {
  /** Tables with rows, by name. */
  ordinary: string[]
  /** Full-text indexes of these tables: rebuilt instead of copied, because exports do not contain them. */
  derived: string[]
}

/** Tables of a database, without the migration log and those of SQLite and the platform. */
export const tablesOf = async (database: Database): Promise<Tables> => {
  const { results } = await database
    .prepare(
      `SELECT name, sql FROM sqlite_master WHERE type = 'table'
      AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' AND name != 'd1_migrations'
      ORDER BY rowid`,
    )
    .all<{ name: string; sql: string }>()
  const derived = results.flatMap(({ name, sql }) => (/^CREATE VIRTUAL TABLE/i.test(sql) ? [name] : []))
  const ordinary = results.flatMap(({ name }) =>
    // A full-text index stores its data in tables with its name as prefix.
    derived.some((index) => name === index || name.startsWith(`${index}_`)) ? [] : [name],
  )
  return { ordinary, derived }
}
