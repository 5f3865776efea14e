/** Spec section 5: text, at sign, domain with a dot. 254 characters is what mail itself allows. */
const EMAIL = /^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/
const MAX_LENGTH = 254

/** An address as it was typed, without what surrounds it; null when it is none. */
export const emailOf = (text: string | undefined): string | null => {
  const email = (text ?? '').trim()
  return email.length <= MAX_LENGTH && EMAIL.test(email) ? email : null
}

const MAX_NAME = 100

/** Spec section 5: a full name has several words; anything else is empty. Control characters are no name. */
export const fullNameOf = (text: string | undefined): string => {
  const words = (text ?? '').trim().split(/\s+/)
  const name = words.join(' ')
  return words.length < 2 || name.length > MAX_NAME || /[\p{Cc}\p{Cf}<>]/u.test(name) ? '' : name
}

/**
 * Spec section 5: optional plus, optional 1-3 digit country code (optionally in brackets), separator, 3-4 digits,
 * separator, 4-7 digits.
 */
const PHONE = /^\+?(?:\d{1,3}|\(\d{1,3}\))?[\s.-]?\d{3,4}[\s.-]?\d{4,7}$/

/** "06 12 34 56 78" and "+44 (0)20 7946 0958" are parted as people there do: the digits keep the rule, not the gaps. */
const joined = (phone: string): string =>
  phone.replace(/(?<=\d)\s?\(0\)\s?(?=\d)/, '').replace(/(?<=[\d)])[\s.-](?=\d)/g, '')

/** A phone number as it was typed; empty for none, null when it is no number. */
export const phoneOf = (text: string | undefined): string | null => {
  const phone = (text ?? '').trim()
  return phone === '' || PHONE.test(phone) || PHONE.test(joined(phone)) ? phone : null
}
