import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { DEFAULT_TOURS, sizeOfSeed } from '../../demo/seed/seed.ts'
import { FIND_EMPTY } from '../../shared/health/empty-catalogue.ts'
import { hashOf, unlessUpToDate } from '../commands/up-to-date.ts'
import { localDatabases, pictureBucket, removeLostPictures } from './local-databases.ts'
import { restoreCommand } from './state-folder.ts'

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
  'local/state',
  'markets',
  'shared/contracts',
  'shared/images',
]

/** In the state folder, which it describes. */
export const preparedStamp = (state: string): string => join(state, 'prepared-from')
/** Number of departures of a preparation that has not ended. */
const startedStamp = (state: string): string => join(state, 'preparing')

/** The next start prepares the folder anew, with the catalogue that is there. */
export const forgetPrepared = (state: string): void => {
  for (const stamp of [preparedStamp(state), startedStamp(state)]) rmSync(stamp, { force: true })
}

/**
 * Migrates and seeds the databases of a state folder and stores its pictures, unless that is done and nothing of it is
 * missing. In a thread: this one builds at the same time. No other process may have the databases open.
 */
export const prepareState = async ({ state, seedDay, tours }: PrepareOptions): Promise<void> => {
  const databases = localDatabases(state)
  const api = databases.find(({ name }) => name === 'api')?.file ?? ''
  const interrupted = sizeIn(startedStamp(state))
  const size = tours ?? interrupted ?? seededSize(api) ?? sizeIn(preparedStamp(state)) ?? DEFAULT_TOURS
  const lostPictures = removeLostPictures(state)
  if (lostPictures.length > 0) {
    console.log(
      `Files of pictures are missing: ${lostPictures.length}. Those of the catalogue are stored again, upload others again.`,
    )
    rmSync(preparedStamp(state), { force: true })
  }
  const hash = [hashOf(STATE_INPUTS), seedDay, size].join(' ')
  const prepared = () =>
    [...databases.map(({ file }) => file), pictureBucket(state)?.file ?? '']
      .filter((file) => existsSync(file) && !(file === api && hasNoCatalogue(api)))
      .map((file) => relative(state, file))
  await unlessUpToDate(preparedStamp(state), hash, prepared, async () => {
    const lost = databases.filter(({ file }) => !existsSync(file))
    if (interrupted !== undefined) console.log(`Seeding was interrupted, and starts again with ${size} departures.`)
    else if (lost.length < databases.length)
      for (const { name } of lost)
        console.log(
          `The database ${name} is missing and starts anew. To have its data back, stop and ${restoreCommand(state, name)}.`,
        )
    mkdirSync(state, { recursive: true })
    writeFileSync(startedStamp(state), String(size))
    const workerData: Required<PrepareOptions> = { state, seedDay, tours: size }
    const thread = new Worker(new URL('./prepare-thread.ts', import.meta.url), { workerData })
    const [code] = await once(thread, 'exit')
    if (code !== 0) throw new Error('the state folder could not be prepared')
    rmSync(startedStamp(state))
  })
}

/** Departures by the last word of a stamp's first line; `undefined` without one. */
const sizeIn = (stamp: string): number | undefined => {
  const [, size] = (existsSync(stamp) && /^.*?(\d+)$/m.exec(readFileSync(stamp, 'utf8'))) || []
  return size === undefined ? undefined : Number(size)
}

const readFrom = (file: string, sql: string): Record<string, unknown> | undefined => {
  if (!existsSync(file)) return undefined
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database.prepare(sql).get()
  } catch {
    // Not migrated yet.
    return undefined
  } finally {
    database.close()
  }
}

const hasNoCatalogue = (file: string): boolean => readFrom(file, FIND_EMPTY) !== undefined

/** Departures that the catalogue of a database was seeded with; `undefined` without one. */
const seededSize = (file: string): number | undefined =>
  sizeOfSeed(String(readFrom(file, "SELECT value FROM meta WHERE key = 'seed_fingerprint'")?.value))
