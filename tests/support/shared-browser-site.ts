import { type BrowserSite, browserSite } from './browser-site.ts'

let started: BrowserSite | undefined

const mine = (): BrowserSite => {
  if (started === undefined) throw new Error('the test file has not called startHere()')
  return started
}

/** The one site and browser of a test file whose cases stand in files of their own (`*.cases.ts`): they cost no start each. */
export const here: BrowserSite = {
  get site() {
    return mine().site
  },
  get browser() {
    return mine().browser
  },
  visit: (options) => mine().visit(options),
}

/** Starts it before the first case and stops it after the last. For the file that vitest finds. */
export const startHere = (): void => {
  started = browserSite()
}
