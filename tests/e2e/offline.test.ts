import { startHere } from '../support/shared-browser-site.ts'
import './offline/without-network.cases.ts'
import './offline/keeping.cases.ts'

startHere()
