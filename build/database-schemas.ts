import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Plugin } from 'vite'
import { DATABASES } from '../local/state/databases.ts'

const ID = 'virtual:database-schemas'

/** The newest migration of each database, and the tables that all of them create, for health checks. */
export const databaseSchemas = (): Plugin => ({
  name: 'database-schemas',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  load(id) {
    if (id !== `\0${ID}`) return
    const schemas = DATABASES.map(({ name, migrations }) => [name, schemaOf(migrations)])
    return `export const schemas = ${JSON.stringify(Object.fromEntries(schemas))}`
  },
})

const schemaOf = (folder: string) => {
  const files = readdirSync(folder).sort()
  const database = new DatabaseSync(':memory:')
  for (const file of files) database.exec(readFileSync(join(folder, file), 'utf8'))
  const tables = database
    .prepare("SELECT name FROM pragma_table_list WHERE type NOT IN ('shadow', 'view') AND name NOT GLOB 'sqlite_*'")
    .all()
    .map(({ name }) => name)
  database.close()
  return { lastMigration: files.at(-1), tables }
}
