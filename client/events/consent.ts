/** The visitor's answers to the consent question; `unset` until there is one. */
export const CONSENT_CHOICES = ['granted', 'refused'] as const
export type Consent = (typeof CONSENT_CHOICES)[number] | 'unset'

/** The gateway stamps it on html; anything unknown counts as no answer. */
export const currentConsent = (): Consent =>
  CONSENT_CHOICES.find((choice) => choice === document.documentElement.dataset.consent) ?? 'unset'

/** Says on html what the visitor has just chosen, so that this page acts upon it. */
export const setConsent = (consent: Consent): void => {
  document.documentElement.dataset.consent = consent
}
