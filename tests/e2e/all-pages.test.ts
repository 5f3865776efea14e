import { walkAllPages } from '../support/all-pages.ts'
import { browserSite } from '../support/browser-site.ts'

/** The market with the longest words. */
walkAllPages(browserSite(), 'de')
