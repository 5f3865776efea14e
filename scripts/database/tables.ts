import type { Database } from '../setup/migrate.ts'

export type Tables = {
  /** Tables with rows of their own, by name. */
  ordinary: string[]
  /** Full-text indexes over one of those: made anew from it, never copied (no export has them). */
  derived: string[]
}

/** What a database consists of; the book of migrations, SQLite's and the platform's own tables are left out. */
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
    // A full-text index keeps its own in tables that are named after it.
    derived.some((index) => name === index || name.startsWith(`${index}_`)) ? [] : [name],
  )
  return { ordinary, derived }
}
