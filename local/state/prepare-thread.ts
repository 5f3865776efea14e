import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import { seedAccounts } from '../../demo/seed/demo-accounts.ts'
import { isSeeded, loadSeed } from '../../demo/seed/load-seed.ts'
import { seedFingerprint, seedRows } from '../../demo/seed/seed.ts'
import { readSources } from '../../demo/seed/sources.ts'
import { localDatabases } from './local-databases.ts'
import { migrate } from './migrate.ts'
import type { PrepareOptions } from './prepare-state.ts'
import { d1Of } from './sqlite-d1.ts'
import { storePictures } from './store-pictures.ts'

/** Thread of prepare-state.ts. Writes the files of the databases directly: no worker has them open. */
const { state, ...options } = workerData as Required<PrepareOptions>
const sources = readSources()
const uploads = new Set<string>()

const seedCatalogue = async (database: D1Database): Promise<void> => {
  const fingerprint = seedFingerprint(options)
  if (!(await isSeeded(database, fingerprint))) {
    console.log('Seeding the catalogue …')
    await loadSeed(database, { fingerprint, seedDay: options.seedDay, rows: seedRows(sources, options) })
  }
  const { results } = await database.prepare('SELECT id FROM uploads').all<{ id: string }>()
  for (const { id } of results) uploads.add(id)
}

for (const { name, file, migrations } of localDatabases(state)) {
  mkdirSync(dirname(file), { recursive: true })
  const sqlite = new DatabaseSync(file)
  // One transaction: an interrupted start leaves the database as it was.
  sqlite.exec('PRAGMA synchronous = OFF; BEGIN IMMEDIATE')
  const database = d1Of(sqlite)
  await migrate(database, migrations)
  if (name === 'identity') await seedAccounts(database, `${options.seedDay}T00:00:00.000Z`)
  if (name === 'api') await seedCatalogue(database)
  sqlite.exec('COMMIT')
  sqlite.close()
}
// Without those that an editor has taken down.
await storePictures(
  state,
  sources.pictures.filter(({ upload }) => uploads.has(upload.id)),
)
