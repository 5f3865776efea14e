import { afterAll, beforeAll } from 'vitest'
import { type Site, startSite } from './site.ts'

let started: Site | undefined

/** The one site of a test file whose cases stand in files of their own (`*.cases.ts`): they cost no start each. */
export const here = {
  get site(): Site {
    if (started === undefined) throw new Error('the test file has not called startHere()')
    return started
  },
}

/**
 * Starts it before the first case and stops it after the last. For the file that vitest finds.
 * @param prepare what all cases need of it
 */
export const startHere = (prepare: (site: Site) => Promise<void> = async () => {}): void => {
  beforeAll(async () => {
    started = await startSite()
    await prepare(started)
  })
  afterAll(() => started?.stop())
}
