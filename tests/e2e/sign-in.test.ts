import { startInBrowser } from '../support/browser-site.ts'
import './sign-in/signed-in-visits.cases.ts'
import './sign-in/failing-sign-up.cases.ts'
import './sign-in/passkeys.cases.ts'

startInBrowser()
