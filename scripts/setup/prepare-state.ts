import { seedAccounts } from '../../demo/seed/demo-accounts.ts'
import { isSeeded, loadSeed } from '../../demo/seed/load-seed.ts'
import { buildSeed, seedFingerprint } from '../../demo/seed/seed.ts'
import { freePort } from '../runtime/claim.ts'
import { DATABASES } from '../runtime/local-databases.ts'
import { startWorkers } from '../runtime/start-workers.ts'
import { scriptName } from '../runtime/worker-options.ts'
import { migrate } from './migrate.ts'
import { type PictureSet, uploadPictures } from './upload-pictures.ts'

export type SeedOptions = {
  state: string
  /** UTC day on which the departures start. */
  seedDay: string
  tours?: number
  /** Contents of the picture store: the drawn pictures by default, or none. */
  pictures?: (() => Promise<PictureSet>) | null
}

/**
 * Migrates, seeds and fills the picture store of a state folder, as far as it is outdated. Starts the back end on a
 * separate port to use its bindings.
 */
export const prepareState = async ({ state, seedDay, tours, pictures = drawn }: SeedOptions): Promise<void> => {
  const miniflare = await startWorkers({ port: await freePort(), state, workers: ['api', 'identity', 'storefront'] })
  try {
    for (const { binding, worker, migrations } of DATABASES)
      await migrate(await miniflare.getD1Database(binding, scriptName(worker)), migrations)
    await seedAccounts(await miniflare.getD1Database('DB', 'sojourn-identity'), `${seedDay}T00:00:00.000Z`)
    await seedCatalogue(await miniflare.getD1Database('DB', 'sojourn-api'), seedDay, tours)
    if (pictures) await uploadPictures(await miniflare.getR2Bucket('PICTURES', 'sojourn-api'), await pictures())
  } finally {
    await miniflare.dispose()
  }
}

/** Imported on demand: drawing requires an image library. */
const drawn = async (): Promise<PictureSet> => (await import('./draw-pictures.ts')).drawnPictures()

/** Loads the embedded catalogue into the back end's database, unless it is already loaded. */
export const seedCatalogue = async (database: D1Database, seedDay: string, tours?: number): Promise<void> => {
  const options = tours === undefined ? { seedDay } : { seedDay, tours }
  if (await isSeeded(database, seedFingerprint(options))) {
    console.log('The catalogue is up to date.')
    return
  }
  console.log('Seeding the catalogue …')
  await loadSeed(database, buildSeed(options))
}
