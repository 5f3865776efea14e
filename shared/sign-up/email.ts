/** Spec section 5: text, at sign, domain with a dot. 254 characters is what mail itself allows. */
const EMAIL = /^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/
const MAX_LENGTH = 254

/** An address as it was typed, without what surrounds it; null when it is none. */
export const emailOf = (text: string | undefined): string | null => {
  const email = (text ?? '').trim()
  return email.length <= MAX_LENGTH && EMAIL.test(email) ? email : null
}
