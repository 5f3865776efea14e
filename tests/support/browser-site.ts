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
