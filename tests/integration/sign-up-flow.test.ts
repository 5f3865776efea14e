import { startHere } from '../support/shared-site.ts'
import './sign-up-flow/visitor.cases.ts'
import './sign-up-flow/purposes.cases.ts'

startHere()
