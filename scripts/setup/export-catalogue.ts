import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { exportData, tablesOf } from '../database/copy-data.ts'
import { freePort } from '../runtime/claim.ts'
import { startWorkers } from '../runtime/start-workers.ts'
import { drawnPictures } from './draw-pictures.ts'

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
  const pictures = await drawnPictures().draw()
  for (const [name, type] of [
    ['webp', 'image/webp'],
    ['svg', 'image/svg+xml'],
  ]) {
    const files = pictures.filter(({ contentType }) => contentType === type)
    const list = files.map(({ key, file }) => ({ key, file: resolve(file) }))
    writeFileSync(join(folder, `pictures-${name}.json`), JSON.stringify(list))
  }
}
