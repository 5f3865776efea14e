import { beforeAll } from 'vitest'
import { type BrowserSite, browserSite } from './browser-site.ts'
import type { Site } from './site.ts'

let started: BrowserSite | undefined

const running = (): BrowserSite => {
  if (started === undefined) throw new Error('the test file has not called startHere()')
  return started
}

/** The one site and browser of a test file whose cases stand in files of their own (`*.cases.ts`): they cost no start each. */
export const here: BrowserSite = {
  get site() {
    return running().site
  },
  get browser() {
    return running().browser
  },
  visit: (options) => running().visit(options),
}

/**
 * Starts it before the first case and stops it after the last. For the file that vitest finds.
 * @param prepare what all cases need of it
 */
export const startHere = (prepare?: (site: Site) => Promise<void>): void => {
  const mine = browserSite()
  started = mine
  if (prepare !== undefined) beforeAll(() => prepare(mine.site))
}
