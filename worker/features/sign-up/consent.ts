import { translators } from '../../../markets/translate.ts'
import { type Consent, SIGN_UP_CONSENT_VERSION } from '../../../shared/contracts/consent.ts'
import { doneSchema } from '../../../shared/contracts/envelope.ts'
import { query } from '../../data/endpoint.ts'
import { userApi } from '../../visit/user-api.ts'
import type { Visit } from '../../visit/visit.ts'
import type { SignUpFlow } from './flow.ts'
import { subjectOfEmail } from './verified-email.ts'

/** Consent texts of this market's forms. */
export const consentTexts = ({ market }: Visit): Consent['words'] => {
  const t = translators[market.id]
  const links = { terms: t('signUp.terms'), privacy: t('signUp.privacy') }
  return { version: SIGN_UP_CONSENT_VERSION, privacy: t('signUp.legal', links), marketing: t('signUp.marketingText') }
}

/** False when it could not be saved. */
export const saveConsent = async (visit: Visit, { email, marketing }: SignUpFlow): Promise<boolean> => {
  const api = userApi(visit, subjectOfEmail({ email, provenAt: visit.config.realNow() }))
  const body: Consent = { marketing, words: consentTexts(visit) }
  return api({
    name: 'personal alerts',
    method: 'PUT',
    path: `/alerts/consent?${query(visit.market.id)}`,
    body,
    data: doneSchema,
  }).then(
    () => true,
    () => false,
  )
}
