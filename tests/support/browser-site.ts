import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { sharedBrowser, startVisit, type Visit, type VisitOptions } from './browser.ts'
import { type Site, type SiteOptions, startSite } from './site.ts'

export type BrowserSite = {
  readonly site: Site
  readonly browser: Browser
  /** Starts a new browser profile on this site. */
  visit: (options?: VisitOptions) => Promise<Visit>
}

/** Site and browser of a test file, started before its first test. Call it once, at the top level. */
export const browserSite = (options: () => Promise<SiteOptions> = async () => ({})): BrowserSite => {
  let site: Site
  let browser: Browser
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([options().then(startSite), sharedBrowser()])
  })
  afterAll(() => site?.stop())
  return {
    get site() {
      return site
    },
    get browser() {
      return browser
    },
    visit: (options) => startVisit(browser, site, options),
  }
}

let started: BrowserSite | undefined

const running = (): BrowserSite => {
  if (started === undefined) throw new Error('the test file has not called startHere()')
  return started
}

/** Site and browser of a test file with cases in separate files (`*.cases.ts`): one start for all. */
export const here: BrowserSite = {
  get site() {
    return running().site
  },
  get browser() {
    return running().browser
  },
  visit: (options) => running().visit(options),
}

/** Starts them before the first case and stops them after the last. Call it in the `.test.ts` file. */
export const startHere = (prepare?: (site: Site) => Promise<void>): void => {
  const mine = browserSite()
  started = mine
  if (prepare !== undefined) beforeAll(() => prepare(mine.site))
}
