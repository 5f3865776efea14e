import { sharedBrowserSite, startInBrowser } from '../support/browser-site.ts'
import './search-widget/desktop.cases.ts'
import './search-widget/phone.cases.ts'

startInBrowser(sharedBrowserSite())
