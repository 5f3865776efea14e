import { parsePhone } from '../../../shared/sign-up/personal-fields.ts'
import type { SignUpProblem } from '../../../shared/sign-up/steps.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import { consentTexts, saveConsent } from '../sign-up/consent.ts'
import { type Completion, NOT_SAVED, type SignUpFlow } from '../sign-up/flow.ts'
import { subjectOfEmail, verifiedEmailCookies } from '../sign-up/verified-email.ts'
import { addAlert } from './alert-calls.ts'

/** The phone number of the first step, which is optional. */
export const phoneDetails = (
  form: Readonly<Record<string, string>>,
): { details: Record<string, string>; problem: SignUpProblem | null } => ({
  details: { phone: (form.phone ?? '').slice(0, 40) },
  problem: parsePhone(form.phone) === null ? 'badPhone' : null,
})

/** Saves the alert of a verified email; without a subject the visitor only wants to see the alerts of that email. */
export const createAlert = async (visit: Visit, flow: SignUpFlow): Promise<Completion> => {
  const { email, known, travel, tour, marketing, details } = flow
  if (travel !== null) {
    const api = userApi(visit, subjectOfEmail({ email, provenAt: visit.config.realNow() }))
    const phone = parsePhone(details.phone) || null
    const added = await addAlert(api, visit.market.id, { travel, tour, phone, marketing, words: consentTexts(visit) })
    if (added !== 'done') return NOT_SAVED
  } else if (!(await saveConsent(visit, flow))) return NOT_SAVED
  const verified = { email, opens: 'alerts', hasAccount: known === true } as const
  return { isSaved: true, cookies: await verifiedEmailCookies(visit, verified) }
}
