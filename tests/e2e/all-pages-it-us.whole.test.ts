import { walkAllPages } from '../support/all-pages.ts'
import { browserSite } from '../support/browser-site.ts'

const here = browserSite()
for (const market of ['it', 'us'] as const) walkAllPages(here, market)
