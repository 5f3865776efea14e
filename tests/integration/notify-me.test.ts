import { startHere } from '../support/shared-site.ts'
import { findDepartures } from './notify-me/departures.ts'
import './notify-me/visitor.cases.ts'
import './notify-me/account.cases.ts'

startHere(findDepartures)
