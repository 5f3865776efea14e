import { walkAllPages } from '../support/all-pages.ts'
import { sharedBrowserSite } from '../support/browser-site.ts'

/** The market with the longest words. */
walkAllPages(sharedBrowserSite(), 'de')
