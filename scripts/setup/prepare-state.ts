import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { hashOf, unlessUpToDate } from './up-to-date.ts'

export type PrepareOptions = {
  state: string
  /** UTC day on which the departures start. */
  seedDay: string
  tours?: number
}

/** What the content of a state folder is made of. */
export const STATE_INPUTS = [
  'backend/api/migrations',
  'backend/api/experiments/migrations',
  'backend/identity/migrations',
  'worker/features/session/migrations',
  'backend/api/catalogue/prices.ts',
  'backend/api/content/sources',
  'backend/api/hash.ts',
  'backend/api/images',
  'backend/identity/accounts',
  'demo',
  'markets',
  'scripts/setup',
  'shared/contracts',
  'shared/images',
]

/** In the state folder, which it describes. */
export const preparedStamp = (state: string): string => join(state, 'prepared-from')

/**
 * Migrates and seeds the databases of a state folder and plans its pictures, unless that is done. In a thread: this one
 * builds at the same time. No other process may have the databases open.
 */
export const prepareState = async ({ state, seedDay, tours }: PrepareOptions): Promise<void> => {
  const hash = [hashOf(STATE_INPUTS), seedDay, tours ?? 'default'].join(' ')
  await unlessUpToDate(preparedStamp(state), hash, async () => {
    const workerData: PrepareOptions = { state, seedDay, ...(tours !== undefined && { tours }) }
    const thread = new Worker(new URL('./prepare-thread.ts', import.meta.url), { workerData })
    const [code] = await once(thread, 'exit')
    if (code !== 0) throw new Error('the state folder could not be prepared')
  })
}
