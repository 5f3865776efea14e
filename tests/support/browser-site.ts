import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { sharedBrowser, startVisit, type Visit, type VisitOptions } from './browser.ts'
import { type Site, type SiteOptions, startSite } from './site.ts'

export type BrowserSite = {
  readonly site: Site
  readonly browser: Browser
  /** A fresh browser profile on this site. */
  visit: (options?: VisitOptions) => Promise<Visit>
}

/**
 * One site for the tests of a file, from before the first to after the last, and a browser. Call it once, on top.
 * @param options of the site, where the file needs another than the usual one
 */
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
