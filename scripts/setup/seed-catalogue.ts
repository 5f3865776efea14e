import { isSeeded, loadSeed } from '../../demo/seed/load-seed.ts'
import { buildSeed, seedFingerprint } from '../../demo/seed/seed.ts'

/** Loads the embedded catalogue into the back end's database, unless it holds this very one. */
export const seedCatalogue = async (database: D1Database, seedDay: string, tours?: number): Promise<void> => {
  const options = tours === undefined ? { seedDay } : { seedDay, tours }
  if (await isSeeded(database, seedFingerprint(options))) {
    console.log('The catalogue is up to date.')
    return
  }
  console.log('Seeding the catalogue …')
  await loadSeed(database, buildSeed(options))
}
