import { DatabaseSync } from 'node:sqlite'
import { ensureOffers } from '../../../backend/api/catalogue/offers.ts'
import type { Env } from '../../../backend/api/env.ts'
import { siteOf } from '../../../backend/api/http/market-site.ts'
import { loadChosenPictures } from '../../../backend/api/images/chosen-pictures.ts'
import type { Site } from '../../../backend/api/site.ts'
import { loadSeed } from '../../../demo/seed/load-seed.ts'
import { seedRows } from '../../../demo/seed/seed.ts'
import { readSources, type SeedSources } from '../../../demo/seed/sources.ts'
import { d1Of } from '../../../local/state/sqlite-d1.ts'
import { MARKET_IDS, type MarketId } from '../../../markets/market-id.ts'
import { memoryD1 } from './memory-d1.ts'

export const SEED_DAY = '2027-01-15'

export type SeededSite = {
  env: Env
  sqlite: DatabaseSync
  rows: Rows
  site: (market: MarketId, today?: string) => Site
}

type Rows = ReturnType<typeof seedRows>

type Loaded = { rows: Rows; copy: Uint8Array }

/** Rows and loaded database of the real catalogue by number of departures: a copy takes a hundredth of the time. */
const loaded = new Map<number | undefined, Loaded>()

const load = async (sources: SeedSources, tours: number | undefined, seedDay: string): Promise<Loaded> => {
  const { db, sqlite } = memoryD1()
  const rows = seedRows(sources, { seedDay, tours })
  await loadSeed(db, { fingerprint: 'test', seedDay, rows })
  await ensureOffers(db, seedDay, 0)
  return { rows, copy: sqlite.serialize() }
}

/**
 * The real catalogue in memory, or one of other sources. Do not change its rows.
 * @param tours number of departures; files with the same one share the work of loading
 * @param seedDay another one needs `sources`
 */
export const seededSite = async (
  tours?: number,
  sources?: SeedSources,
  seedDay: string = SEED_DAY,
): Promise<SeededSite> => {
  const { rows, copy } =
    (sources === undefined && loaded.get(tours)) || (await load(sources ?? readSources(), tours, seedDay))
  if (sources === undefined) loaded.set(tours, { rows, copy })
  const sqlite = new DatabaseSync(':memory:')
  sqlite.deserialize(copy)
  const db = d1Of(sqlite)
  const env = {
    DB: db,
    EVENTS_DB: {} as D1Database,
    PICTURES: {} as R2Bucket,
    IMAGES_ORIGIN: 'http://images.test',
    API_PUBLIC_URL: 'http://api.test',
    SITE_ORIGINS: Object.fromEntries(MARKET_IDS.map((id) => [id, ''])) as Record<MarketId, string>,
    ENVIRONMENT: 'local' as const,
    SIGNING_KEY: 'a-key-of-no-value-but-long-enough-0123456789',
    MAIL_FROM: 'hello@example.com',
  }
  const chosenPictures = await loadChosenPictures(db)
  return {
    env,
    sqlite,
    rows,
    site: (market, today = seedDay) => ({
      ...siteOf({ ...env, CLOCK: `${today}T12:00:00Z` }, market),
      chosenPictures,
    }),
  }
}
