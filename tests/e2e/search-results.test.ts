import { sharedBrowserSite, startInBrowser } from '../support/browser-site.ts'
import './search-results/filters.cases.ts'
import './search-results/everywhere.cases.ts'
import './search-results/ask.cases.ts'
import './search-results/fast-input.cases.ts'
import './search-results/map.cases.ts'

startInBrowser(sharedBrowserSite())
