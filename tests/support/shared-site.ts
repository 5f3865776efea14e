import { rmSync } from 'node:fs'
import { afterAll, beforeAll } from 'vitest'
import { type Site, startSite } from './site.ts'

let started: Site | undefined

/** Site of a test file with cases in separate files (`*.cases.ts`): one start for all. */
export const here = {
  get site(): Site {
    if (started === undefined) throw new Error('the test file has not called startHere()')
    return started
  },
}

/** Starts it before the first case and stops it after the last. Call it in the `.test.ts` file. */
export const startHere = (prepare: (site: Site) => Promise<void> = async () => {}): void => {
  beforeAll(async () => {
    started = await startSite()
    await prepare(started)
  })
  afterAll(() => started?.stop())
}

let running: Promise<Site> | undefined

/** Site of several files, one per process. Its caches contain other files' requests. */
export const sharedSite = (): Promise<Site> => {
  running ??= startSite().then((site) => {
    // Miniflare stops its workers with the process; the state is a temporary copy.
    process.once('exit', () => rmSync(site.stateFolder, { recursive: true, force: true }))
    return site
  })
  return running
}
