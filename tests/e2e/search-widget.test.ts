import { sharedBrowserSite, startHere } from '../support/browser-site.ts'
import './search-widget/desktop.cases.ts'
import './search-widget/phone.cases.ts'

startHere(sharedBrowserSite())
