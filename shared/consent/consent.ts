/** What a visitor may allow besides what is necessary. */
export const PURPOSES = ['analytics', 'marketing'] as const
export type Purpose = (typeof PURPOSES)[number]

/** Answers to the consent question: everything, nothing, or one of the purposes alone. */
export const CONSENT_CHOICES = ['granted', 'refused', ...PURPOSES] as const
export type ConsentChoice = (typeof CONSENT_CHOICES)[number]
/** `unset` until there is an answer. */
export type Consent = ConsentChoice | 'unset'

/** The answer in a text; null for anything else. */
export const consentChoice = (text: string | null | undefined): ConsentChoice | null =>
  CONSENT_CHOICES.find((choice) => choice === text) ?? null

export const allows = (consent: Consent, purpose: Purpose): boolean => consent === 'granted' || consent === purpose

/**
 * The answer that a consent form gives: by the button that was pressed (`choice`), or, for `selected`, by the ticked
 * purposes. Null for anything else.
 */
export const consentOfForm = (field: (name: string) => string | null | undefined): ConsentChoice | null => {
  const choice = field('choice')
  if (choice === 'granted' || choice === 'refused') return choice
  if (choice !== 'selected') return null
  const ticked = PURPOSES.filter((purpose) => field(purpose) === 'true')
  return ticked.length === PURPOSES.length ? 'granted' : (ticked[0] ?? 'refused')
}
