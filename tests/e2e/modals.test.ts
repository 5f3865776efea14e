import { sharedBrowserSite, startInBrowser } from '../support/browser-site.ts'
import './modals/opening.cases.ts'
import './modals/appearance.cases.ts'
import './modals/preferences.cases.ts'
import './modals/fast-input.cases.ts'
import './modals/failed-calls.cases.ts'
import './modals/failed-code.cases.ts'

startInBrowser(sharedBrowserSite())
