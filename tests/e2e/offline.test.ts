import { startInBrowser } from '../support/browser-site.ts'
import './offline/without-network.cases.ts'
import './offline/service-worker.cases.ts'

startInBrowser()
