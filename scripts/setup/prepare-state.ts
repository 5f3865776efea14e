import { seedAccounts } from '../../demo/seed/demo-accounts.ts'
import { freePort } from '../runtime/free-port.ts'
import { startWorkers } from '../runtime/start-workers.ts'
import { scriptName } from '../runtime/worker-options.ts'
import { DATABASES } from './databases.ts'
import { migrate } from './migrate.ts'
import type { PictureSet } from './picture-set.ts'
import { seedCatalogue } from './seed-catalogue.ts'
import { uploadPictures } from './upload-pictures.ts'

export type SeedOptions = {
  state: string
  /** UTC day from which the departures count. */
  seedDay: string
  tours?: number
  /** What to fill the picture store with: the drawn pictures unless told, or none. */
  pictures?: (() => Promise<PictureSet>) | null
}

/**
 * Migrates, seeds and fills the picture store of a state folder; does nothing that is up to date. Runs the back
 * end on a port of its own, because that is where its bindings are.
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

/** Loaded only when wanted: drawing needs an image library that queries do not. */
const drawn = async (): Promise<PictureSet> => (await import('./draw-pictures.ts')).drawnPictures()
