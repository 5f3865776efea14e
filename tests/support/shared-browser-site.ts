import { browserSite } from './browser-site.ts'

/** The one site and browser of a test file whose cases stand in files of their own (`*.cases.ts`): they cost no start each. */
export const here = browserSite()
