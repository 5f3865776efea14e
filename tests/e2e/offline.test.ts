import { startHere } from '../support/browser-site.ts'
import './offline/without-network.cases.ts'
import './offline/keeping.cases.ts'

startHere()
