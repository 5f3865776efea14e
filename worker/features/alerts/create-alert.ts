import type { Context } from 'hono'
import { phoneOf } from '../../../shared/sign-up/personal-fields.ts'
import type { SignUpProblem } from '../../../shared/sign-up/steps.ts'
import type { GatewayApp } from '../../gateway/gateway-app.ts'
import { consentWords } from '../sign-up/consent-words.ts'
import type { SignUpFlow } from '../sign-up/flow.ts'
import { keepConsent } from '../sign-up/keep-consent.ts'
import { personOfAddress, rememberAddress } from '../sign-up/verified-email.ts'
import { userApi } from '../wishlist/personal-port.ts'
import { addAlert } from './alert-calls.ts'

/** The phone number of the first step, which nobody has to give. */
export const phoneDetails = (
  form: Readonly<Record<string, string>>,
): { details: Record<string, string>; problem: SignUpProblem | null } => ({
  details: { phone: (form.phone ?? '').slice(0, 40) },
  problem: phoneOf(form.phone) === null ? 'badPhone' : null,
})

/**
 * Keeps the alert that a visitor has proven an address for; without a subject the address alone was to be proven, to
 * see the alerts that it has. The browser remembers it either way; of an address with an account nothing is shown.
 */
export const createAlert = async (c: Context<GatewayApp>, flow: SignUpFlow): Promise<boolean> => {
  const { email, known, travel, tour, marketing, details } = flow
  if (travel !== null) {
    const api = userApi(c, personOfAddress({ email, provenAt: c.get('config').elapsed() }))
    const phone = phoneOf(details.phone) || null
    const kept = await addAlert(api, c.get('market').id, { travel, tour, phone, marketing, words: consentWords(c) })
    if (kept !== 'done') return false
  } else if (!(await keepConsent(c, flow))) return false
  await rememberAddress(c, { email, opens: 'alerts', hasAccount: known === true })
  return true
}
