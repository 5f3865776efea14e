/** Of the words that a subscriber agrees to (newsletter-words.ts); stored consents keep theirs. */
export const CONSENT_VERSION = '2026-11'
