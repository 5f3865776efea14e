import type { TokenSubject } from '../../../shared/contracts/personal-token.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import { saveConsent } from '../sign-up/consent.ts'
import { type Completion, NOT_SAVED, type SignUpFlow } from '../sign-up/flow.ts'
import { loadVerifiedEmail, subjectOfEmail, verifiedEmailCookies } from '../sign-up/verified-email.ts'
import { join } from './wemeet-calls.ts'

/** Attendee of an event, with the email for the confirmation. */
export type Attendee = { person: TokenSubject; email: string; isSignedIn: boolean }

/** The signed-in user, or a visitor with a verified email (decision 30). */
export const attendeeOf = async (visit: Visit): Promise<Attendee | null> => {
  const user = visit.session?.user ?? null
  if (user !== null)
    return { person: { owner: `account:${user.id}`, email: user.email }, email: user.email, isSignedIn: true }
  const verified = await loadVerifiedEmail(visit)
  return verified && { person: subjectOfEmail(verified), email: verified.email, isSignedIn: false }
}

/** Joins the event that the email was verified for. A full or past event is no failure: the modal shows it. */
export const joinVerified = async (visit: Visit, flow: SignUpFlow): Promise<Completion> => {
  const { email, known, event } = flow
  if (event === null || !(await saveConsent(visit, flow))) return NOT_SAVED
  const api = userApi(visit, subjectOfEmail({ email, provenAt: visit.config.realNow() }))
  if ((await join(api, visit.market.id, event)) === null) return NOT_SAVED
  const verified = { email, opens: 'group', hasAccount: known === true } as const
  return { isSaved: true, cookies: await verifiedEmailCookies(visit, verified) }
}
