import type { Browser } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { sharedBrowser, startVisit, type Visit, type VisitOptions } from './browser.ts'
import { sharedSite } from './shared-site.ts'
import { type Site, type SiteOptions, startSite } from './site.ts'

export type BrowserSite = {
  readonly site: Site
  readonly browser: Browser
  /** Starts a new browser profile on this site. */
  visit: (options?: VisitOptions) => Promise<Visit>
}

const visited = (start: () => Promise<Site>, stop: (site: Site | undefined) => unknown): BrowserSite => {
  let site: Site
  let browser: Browser
  beforeAll(async () => {
    ;[site, browser] = await Promise.all([start(), sharedBrowser()])
  })
  afterAll(() => stop(site))
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

/** Site and browser of a test file, started before its first test. Call it once, at the top level. */
export const browserSite = (options: () => Promise<SiteOptions> = async () => ({})): BrowserSite =>
  visited(
    () => options().then(startSite),
    (site) => site?.stop(),
  )

/**
 * Site of all files that read no log and change nothing for other visitors: its caches contain pages of other files,
 * and its database their visits, whose one address may ask for twenty codes. Call it once, at the top level.
 */
export const sharedBrowserSite = (): BrowserSite => visited(sharedSite, () => {})

let started: BrowserSite | undefined

const running = (): BrowserSite => {
  if (started === undefined) throw new Error('the test file has not called startInBrowser()')
  return started
}

/** Site and browser of a test file with cases in separate files (`*.cases.ts`): one start for all. */
export const inBrowser: BrowserSite = {
  get site() {
    return running().site
  },
  get browser() {
    return running().browser
  },
  visit: (options) => running().visit(options),
}

/** Starts them before the first case and stops them after the last. Call it in the `.test.ts` file. */
export const startInBrowser = (mine: BrowserSite = browserSite(), prepare?: (site: Site) => Promise<void>): void => {
  started = mine
  if (prepare !== undefined) beforeAll(() => prepare(mine.site))
}
