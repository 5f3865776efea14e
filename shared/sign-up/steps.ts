/** Purposes of entering an email without an account (spec sections 4 and 6). */
export const SIGN_UP_PURPOSES = ['wishlist', 'notify-me', 'group-info', 'join-event'] as const
export type SignUpPurpose = (typeof SIGN_UP_PURPOSES)[number]

/** Steps: email, fields of a new or existing user, code, link to set a password (new) or to sign in (existing). */
export const SIGN_UP_STEPS = ['step-1', 'step-2-new-user', 'step-2-existing-user', 'step-3', 'done'] as const
export type SignUpStep = (typeof SIGN_UP_STEPS)[number]

/** Problems with a step; each has a message in every market. */
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
