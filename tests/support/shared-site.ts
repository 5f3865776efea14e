import { rmSync } from 'node:fs'
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

/** What can be asked of a site that several files share: nothing that would change it, or that others' visits fill. */
export type UntouchedSite = Pick<Site, 'port' | 'origin' | 'ask'>

let kept: Promise<UntouchedSite> | undefined

/**
 * The usual site for files that change nothing: one for all such files of a process, which ends with it. Its caches
 * know what other files have asked for.
 */
export const readOnlySite = (): Promise<UntouchedSite> => {
  kept ??= startSite().then((site) => {
    // Miniflare ends its workers with the process; their state is a copy that nobody will read.
    process.once('exit', () => rmSync(site.stateFolder, { recursive: true, force: true }))
    return site
  })
  return kept
}
