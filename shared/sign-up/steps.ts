/** What an anonymous visitor gives an address for (spec sections 4 and 6). */
export const SIGN_UP_PURPOSES = ['wishlist', 'notify-me', 'group-info', 'join-event'] as const
export type SignUpPurpose = (typeof SIGN_UP_PURPOSES)[number]

/**
 * The steps of the anonymous visitor's flow, by the spec's names: the address; then what a new or an existing user is
 * asked; then the code; then the way to a password (new) or to sign in (existing).
 */
export const SIGN_UP_STEPS = ['step-1', 'step-2-new-user', 'step-2-existing-user', 'step-3', 'done'] as const
export type SignUpStep = (typeof SIGN_UP_STEPS)[number]

/** What may be wrong with an answer; each has words of its own in every market. */
export const SIGN_UP_PROBLEMS = [
  'badEmail',
  'badPhone',
  'tooMany',
  'unavailable',
  'badCode',
  'wrongCode',
  'spentCode',
  'wait',
  'notSaved',
  'lost',
  'noCookies',
] as const
export type SignUpProblem = (typeof SIGN_UP_PROBLEMS)[number]
