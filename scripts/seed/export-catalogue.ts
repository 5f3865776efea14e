import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { originalKey } from '../../backend/api/images/picture-path.ts'
import { readSources } from '../../demo/seed/sources.ts'
import { exportData, tablesOf } from '../../local/state/copy-data.ts'
import { freePort } from '../../local/workers/ports.ts'
import { startWorkers } from '../../local/workers/start-workers.ts'

/**
 * Writes a seeded catalogue in the formats that wrangler uploads: `api.sql` for a migrated database, and a list of
 * files for each type of picture.
 */
export const exportCatalogue = async (state: string, folder: string): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  const miniflare = await startWorkers({ port: await freePort(), state, workers: ['api', 'identity', 'storefront'] })
  try {
    const database = await miniflare.getD1Database('DB', 'sojourn-api')
    const { ordinary, derived } = await tablesOf(database)
    const statements = [
      'PRAGMA defer_foreign_keys = true;',
      // Migrations insert some rows.
      ...ordinary.toReversed().map((table) => `DELETE FROM "${table}";`),
      ...(await exportData(database)),
      ...derived.map((index) => `INSERT INTO "${index}" ("${index}") VALUES ('rebuild');`),
    ]
    writeFileSync(join(folder, 'api.sql'), `${statements.join('\n')}\n`)
  } finally {
    await miniflare.dispose()
  }
  const lists = { webp: [] as StoredFile[], svg: [] as StoredFile[] }
  for (const { file, upload } of readSources().pictures)
    lists[upload.type === 'image/webp' ? 'webp' : 'svg'].push({ key: originalKey('uploads', upload.id), file })
  for (const [name, list] of Object.entries(lists))
    writeFileSync(join(folder, `pictures-${name}.json`), JSON.stringify(list))
}

type StoredFile = { key: string; file: string }
