import { startHere } from '../support/shared-site.ts'
import './sign-in-attacks/callback.cases.ts'
import './sign-in-attacks/session.cases.ts'
import './sign-in-attacks/other-sites.cases.ts'
import './sign-in-attacks/passkeys.cases.ts'
import './sign-in-attacks/guessing.cases.ts'
import './sign-in-attacks/lock-out.cases.ts'
import './sign-in-attacks/other-browser.cases.ts'
import './sign-in-attacks/caches.cases.ts'

startHere()
