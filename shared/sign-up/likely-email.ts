/** Spec section 5 to the letter, and small, for the boot script: matches whatever `parseEmail` accepts. */
export const LIKELY_EMAIL = /\S@.+\../
