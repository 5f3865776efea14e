import { freePort } from '../runtime/free-port.ts'
import { startWorkers } from '../runtime/start-workers.ts'
import { migrate } from './migrate.ts'
import { seedCatalogue } from './seed-catalogue.ts'

export type SeedOptions = {
  state: string
  /** UTC day from which the departures count. */
  seedDay: string
  tours?: number
  /** Without pictures for benchmarks of queries. */
  pictures?: boolean
}

/**
 * Migrates, seeds and fills the picture store of a state folder; does nothing that is up to date. Runs the back
 * end on a port of its own, because that is where its bindings are.
 */
export const prepareState = async ({ state, seedDay, tours, pictures = true }: SeedOptions): Promise<void> => {
  const miniflare = await startWorkers({ port: await freePort(), state, workers: ['api', 'identity'] })
  try {
    await migrate(await miniflare.getD1Database('DB', 'sojourn-api'), 'backend/api/migrations')
    await migrate(await miniflare.getD1Database('DB', 'sojourn-identity'), 'backend/identity/migrations')
    await seedCatalogue(await miniflare.getD1Database('DB', 'sojourn-api'), seedDay, tours)
    if (!pictures) return
    // Loaded only now: drawing needs an image library that queries do not.
    const { uploadPictures } = await import('./upload-pictures.ts')
    await uploadPictures(await miniflare.getR2Bucket('PICTURES', 'sojourn-api'))
  } finally {
    await miniflare.dispose()
  }
}
