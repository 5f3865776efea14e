import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { DEFAULT_TOURS, sizeOfSeed } from '../../demo/seed/seed.ts'
import { localDatabases, pictureBucket, removeLostPictures } from '../runtime/local-databases.ts'
import { hashOf, unlessUpToDate } from './up-to-date.ts'

export type PrepareOptions = {
  state: string
  /** UTC day on which the departures start. */
  seedDay: string
  /** Minimum of departures; default: that of the catalogue that is there. */
  tours?: number
}

/** What the content of a state folder is made of. */
export const STATE_INPUTS = [
  'backend/api/migrations',
  'backend/api/experiments/migrations',
  'backend/identity/migrations',
  'worker/features/session/migrations',
  'backend/api/catalogue/prices.ts',
  'backend/api/sources',
  'backend/api/hash.ts',
  'backend/api/images',
  'backend/identity/accounts',
  'demo',
  'markets',
  'scripts/setup',
  'shared/contracts',
  'shared/images',
]

/** In the state folder, which it describes. */
export const preparedStamp = (state: string): string => join(state, 'prepared-from')

/**
 * Migrates and seeds the databases of a state folder and stores its pictures, unless that is done and nothing of it is
 * missing. In a thread: this one builds at the same time. No other process may have the databases open.
 */
export const prepareState = async ({ state, seedDay, tours }: PrepareOptions): Promise<void> => {
  const lostPictures = removeLostPictures(state)
  if (lostPictures.length > 0) {
    console.log(
      `Files of pictures are missing: ${lostPictures.length}. Those of the catalogue are stored again, upload others again.`,
    )
    rmSync(preparedStamp(state), { force: true })
  }
  const databases = localDatabases(state)
  const size = tours ?? seededSize(databases.find(({ name }) => name === 'api')?.file ?? '') ?? DEFAULT_TOURS
  const hash = [hashOf(STATE_INPUTS), seedDay, size].join(' ')
  const prepared = () =>
    [...databases.map(({ file }) => file), pictureBucket(state)?.file ?? '']
      .filter((file) => existsSync(file))
      .map((file) => relative(state, file))
  await unlessUpToDate(preparedStamp(state), hash, prepared, async () => {
    const lost = databases.filter(({ file }) => !existsSync(file))
    if (lost.length < databases.length)
      for (const { name } of lost)
        console.log(
          `The database ${name} is missing and starts anew. To have its data back, stop and "npm run database -- restore ${name} FILE".`,
        )
    const workerData: Required<PrepareOptions> = { state, seedDay, tours: size }
    const thread = new Worker(new URL('./prepare-thread.ts', import.meta.url), { workerData })
    const [code] = await once(thread, 'exit')
    if (code !== 0) throw new Error('the state folder could not be prepared')
  })
}

/** Departures that the catalogue of a database was seeded with; `undefined` without one. */
const seededSize = (file: string): number | undefined => {
  if (!existsSync(file)) return undefined
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return sizeOfSeed(String(database.prepare("SELECT value FROM meta WHERE key = 'seed_fingerprint'").get()?.value))
  } catch {
    // Not migrated yet.
    return undefined
  } finally {
    database.close()
  }
}
