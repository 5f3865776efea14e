import type { DatabaseSync } from 'node:sqlite'
import { ensureOffers } from '../../../backend/api/catalogue/offers.ts'
import type { Env } from '../../../backend/api/env.ts'
import { siteOf } from '../../../backend/api/http/market-site.ts'
import type { Site } from '../../../backend/api/site.ts'
import { loadSeed } from '../../../demo/seed/load-seed.ts'
import { seedRows } from '../../../demo/seed/seed.ts'
import { readSources, type SeedSources } from '../../../demo/seed/sources.ts'
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

/** Rows of the real catalogue by number of departures: building takes three times as long as loading. */
const real = new Map<number | undefined, Rows>()
const realRows = (tours: number | undefined): Rows => {
  const rows = real.get(tours) ?? seedRows(readSources(), { seedDay: SEED_DAY, tours })
  real.set(tours, rows)
  return rows
}

/** The real catalogue in memory, or one of other sources. Do not change its rows. */
export async function seededSite(tours?: number, sources?: SeedSources): Promise<SeededSite> {
  const { db, sqlite } = memoryD1()
  const rows = sources === undefined ? realRows(tours) : seedRows(sources, { seedDay: SEED_DAY, tours })
  await loadSeed(db, { fingerprint: 'test', rows })
  await ensureOffers(db, SEED_DAY, 0)
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
  return {
    env,
    sqlite,
    rows,
    site: (market, today = SEED_DAY) => siteOf({ ...env, CLOCK: `${today}T12:00:00Z` }, market),
  }
}
