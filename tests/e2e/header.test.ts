import { browserSite, startInBrowser } from '../support/browser-site.ts'
import { writeHostileSheets } from './header/hostile-sheets.ts'
import './header/bar.cases.ts'
import './header/consent.cases.ts'
import './header/main-menu.cases.ts'
import './header/progress.cases.ts'

startInBrowser(browserSite(), writeHostileSheets)
