import { readdirSync } from 'node:fs'
import { z } from 'zod'
import { DATABASES } from '../../local/state/databases.ts'
import { runWrangler } from './run-wrangler.ts'
import type { Change, Step, Target } from './target.ts'

const databaseSchema = z.object({ uuid: z.string() })
const rowsSchema = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) }))

/** Rows of a query; null while the database does not exist. */
export const queryRows = async (
  { account: { account, find, send } }: Pick<Target, 'account'>,
  name: string,
  sql: string,
  params: readonly string[] = [],
) => {
  const database = await find(`${account}/d1/database/${name}`, databaseSchema)
  if (database === null) return null
  return (
    rowsSchema.parse(await send('POST', `${account}/d1/database/${database.uuid}/query`, { sql, params }))[0]
      ?.results ?? []
  )
}

const HAS_MIGRATIONS = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'd1_migrations'"

/** Migrations that a database lacks. They run before the code that needs them, which the code before must survive. */
export const missingMigrations: Step = async (target) => {
  const changes: Change[] = []
  for (const { worker, binding, migrations } of DATABASES) {
    const built = target.workers.find((each) => each.worker === worker)
    const name = built?.config.d1_databases.find((each) => each.binding === binding)?.database_name
    if (built === undefined || name === undefined) throw new Error(`${worker} has no database ${binding}`)
    const isMigrated = ((await queryRows(target, name, HAS_MIGRATIONS)) ?? []).length > 0
    const applied = isMigrated ? ((await queryRows(target, name, 'SELECT name FROM d1_migrations')) ?? []) : []
    const missing = readdirSync(migrations).filter((file) => !applied.some((row) => row.name === file))
    if (missing.length === 0) continue
    const make = () => runWrangler(['d1', 'migrations', 'apply', binding, '--remote', '--config', built.file])
    changes.push({ what: `migrations of ${name}: ${missing.sort().join(', ')}`, make })
  }
  return changes
}
