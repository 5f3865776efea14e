import { existsSync, readFileSync, renameSync, statSync } from 'node:fs'
import { buildWorkers } from '../build/build-workers.ts'
import { readOptions, refuse } from '../local/commands/read-options.ts'
import { exportData, restoreData, writeExport } from '../local/state/copy-data.ts'
import { localDatabases } from '../local/state/local-databases.ts'
import { lockState } from '../local/state/lock-state.ts'
import { forgetPrepared } from '../local/state/prepare-state.ts'
import { STATE } from '../local/state/state-folder.ts'
import { freePort } from '../local/workers/ports.ts'
import { startWorkers } from '../local/workers/start-workers.ts'
import { scriptName } from '../local/workers/worker-options.ts'

const databases = localDatabases(STATE)
const HELP = `npm run database -- export|restore ${databases.map((each) => each.name).join('|')} FILE

Writes the rows of a local database to a file, or replaces them by those of such a file, while no site is running.`
const {
  positionals: [action, name, file, ...others],
} = readOptions(HELP, { allowPositionals: true })
const database = databases.find((each) => each.name === name)
if (
  (action !== 'export' && action !== 'restore') ||
  database === undefined ||
  file === undefined ||
  others.length > 0
) {
  refuse('An action, a database and a file are needed.', HELP)
  process.exit(1)
}
// Fails before any change if the file is missing or of another kind.
if (action === 'restore' && !(existsSync(file) && statSync(file).isFile())) {
  console.error(`There is no file ${file}.`)
  process.exit(1)
}
const statements = action === 'restore' ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
if (!statements.every((line) => line.startsWith('INSERT INTO '))) {
  console.error(`${file} is not an export of a database: write one with "npm run database -- export ${name} FILE".`)
  process.exit(1)
}
lockState(STATE, 'npm run database')
// The present one may be damaged.
if (action === 'restore')
  for (const part of ['', '-wal', '-shm'].map((end) => `${database.file}${end}`))
    if (existsSync(part)) renameSync(part, `${part}.replaced`)
await buildWorkers()
const workers = ['api', 'identity', 'storefront'] as const
const miniflare = await startWorkers({ port: await freePort(), state: STATE, workers })
try {
  const opened = await miniflare.getD1Database(database.binding, scriptName(database.worker))
  if (action === 'export') writeExport(file, await exportData(opened))
  else {
    // The next start seeds what the export lacks.
    forgetPrepared(STATE)
    await restoreData(opened, database.migrations, statements)
  }
  console.log(`${action === 'export' ? 'Exported' : 'Restored'} ${database.name}.`)
} catch (error) {
  const problem = error instanceof Error ? error.message.split('\n')[0] : error
  const left = action === 'restore' ? ` The database is incomplete now: restore an export of ${name}.` : ''
  console.error(`${action} of ${name} failed for ${file}: ${problem}.${left}`)
  process.exitCode = 1
} finally {
  await miniflare.dispose()
}
