import { type Consent, consentChoice } from '../../shared/consent/consent.ts'

/** The gateway stamps it on html; anything unknown counts as no answer. */
export const currentConsent = (): Consent => consentChoice(document.documentElement.dataset.consent) ?? 'unset'

/** Says on html what the visitor has just chosen, so that this page acts upon it. */
export const setConsent = (consent: Consent): void => {
  document.documentElement.dataset.consent = consent
}
