import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { originalKeyOf, type PlannedPicture } from '../../demo/pictures/plan/planned-picture.ts'
import { createImagePool } from '../../demo/pictures/processes/image-pool.ts'
import { exportData, tablesOf } from '../database/copy-data.ts'
import { freePort } from '../runtime/claim.ts'
import { startWorkers } from '../runtime/start-workers.ts'
import { readPicturePlan, readPicturesVersion } from './picture-plan.ts'

/**
 * Writes a seeded catalogue in the formats that wrangler uploads: `api.sql` for a migrated database, and a list of
 * files for each type of picture.
 */
export const exportCatalogue = async (state: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const miniflare = await startWorkers({ port: await freePort(), state, workers: ['api', 'identity', 'storefront'] })
  try {
    const database = await miniflare.getD1Database('DB', 'sojourn-api')
    const { derived } = await tablesOf(database)
    const statements = [
      'PRAGMA defer_foreign_keys = true;',
      // Rows of the migrations.
      'DELETE FROM meta;',
      ...(await exportData(database)),
      ...derived.map((index) => `INSERT INTO "${index}" ("${index}") VALUES ('rebuild');`),
    ]
    writeFileSync(join(folder, 'api.sql'), `${statements.join('\n')}\n`)
  } finally {
    await miniflare.dispose()
  }
  await exportPictures(readPicturePlan(state), folder)
  console.log(`PICTURES_VERSION of these pictures: ${readPicturesVersion(state)}`)
}

/** Draws all originals into files, which takes minutes, and lists them by type. */
const exportPictures = async (plan: readonly PlannedPicture[], folder: string): Promise<void> => {
  console.log(`Drawing ${plan.length} pictures …`)
  const files = join(folder, 'pictures')
  mkdirSync(files, { recursive: true })
  const pool = createImagePool({ processes: availableParallelism() })
  const lists: Record<string, { key: string; file: string }[]> = { webp: [], svg: [] }
  const draw = async (planned: PlannedPicture): Promise<void> => {
    const { bytes, contentType } = await pool.draw(planned)
    const key = originalKeyOf(planned)
    const file = resolve(files, key.replaceAll('/', '-'))
    writeFileSync(file, bytes)
    lists[contentType.replace(/^image\/|\+xml$/g, '')]?.push({ key, file })
  }
  try {
    await Promise.all(plan.map(draw))
  } finally {
    pool.close()
  }
  for (const [name, list] of Object.entries(lists))
    writeFileSync(join(folder, `pictures-${name}.json`), JSON.stringify(list))
}
