import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { queryRows } from '../deploy/migrations.ts'
import { runWrangler } from '../deploy/run-wrangler.ts'
import type { Step } from '../deploy/target.ts'

const UPLOAD = '.wrangler/upload'
const HAS_CATALOGUE = "SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = 'travels'"

/**
 * The catalogue of an empty database with its pictures.
 * @param folder that `npm run seed -- --export` wrote; without it the demo catalogue
 */
export const missingCatalogue =
  (folder: string | undefined): Step =>
  async (target) => {
    const api = target.workers.find(({ worker }) => worker === 'api')
    const database = api?.config.d1_databases.find(({ binding }) => binding === 'DB')?.database_name
    const bucket = api?.config.r2_buckets[0]?.bucket_name
    if (api === undefined || database === undefined || bucket === undefined) throw new Error('the api has no database')
    const isMigrated = ((await queryRows(target, database, HAS_CATALOGUE)) ?? []).length > 0
    if (isMigrated && (await queryRows(target, database, 'SELECT 1 FROM travels LIMIT 1'))?.length !== 0) return []
    const files = folder ?? `${UPLOAD}/files`
    const put = (list: string, type: string) =>
      runWrangler(['r2', 'bulk', 'put', bucket, '--remote', '--filename', `${files}/${list}`, '--content-type', type])
    return [
      {
        what: `catalogue of ${folder ?? 'the demo'} in ${database}, with its pictures in ${bucket}`,
        make: async () => {
          if (folder === undefined) exportDemo(files)
          if (!existsSync(`${files}/api.sql`))
            throw new Error(`${files} has no api.sql: npm run seed -- --export ${files}`)
          await put('pictures-webp.json', 'image/webp')
          await put('pictures-svg.json', 'image/svg+xml')
          // Last: a database with travels counts as complete.
          await runWrangler([
            'd1',
            'execute',
            'DB',
            '--remote',
            '--yes',
            '--config',
            api.file,
            '--file',
            `${files}/api.sql`,
          ])
        },
      },
    ]
  }

/** Reads a local site, so that it needs the build for this machine. */
const exportDemo = (files: string): void => {
  const { DEPLOYMENT: _other, ...env } = process.env
  const words = ['scripts/seed.ts', '--state', `${UPLOAD}/v3`, '--export', files]
  const { status } = spawnSync('node', ['--disable-warning=ExperimentalWarning', ...words], { stdio: 'inherit', env })
  if (status !== 0) throw new Error('the demo catalogue could not be made')
}
