import { beforeAll } from 'vitest'
import { startHere } from '../support/shared-browser-site.ts'
import { writeHostileSheets } from './header/hostile-sheets.ts'
import './header/bar.cases.ts'
import './header/main-menu.cases.ts'
import './header/progress.cases.ts'

startHere()
// After the site has started, and before anything of it is asked for.
beforeAll(writeHostileSheets)
