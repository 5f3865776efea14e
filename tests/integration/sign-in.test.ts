import { startHere } from '../support/shared-site.ts'
import './sign-in/signing-in.cases.ts'
import './sign-in/sessions.cases.ts'
import './sign-in/account-pages.cases.ts'

startHere()
