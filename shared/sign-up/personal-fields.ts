/** Spec section 5: text, at sign, domain with a dot; at most 254 characters, the limit of SMTP. */
const EMAIL = /^[^\s@<>"',;]+@[^\s@<>"',;.]+(\.[^\s@<>"',;.]+)+$/
const MAX_LENGTH = 254

/** Trims an email; `null` if it is invalid. */
export const parseEmail = (text: string | undefined): string | null => {
  const email = (text ?? '').trim()
  return email.length <= MAX_LENGTH && EMAIL.test(email) ? email : null
}

const MAX_NAME = 100

/** Normalises the spaces of a full name of several words (spec section 5); empty if it is invalid. */
export const parseFullName = (text: string | undefined): string => {
  const words = (text ?? '').trim().split(/\s+/)
  const name = words.join(' ')
  return words.length < 2 || name.length > MAX_NAME || /[\p{Cc}\p{Cf}<>]/u.test(name) ? '' : name
}

/**
 * Spec section 5: optional plus, optional 1-3 digit country code (optionally in brackets), separator, 3-4 digits,
 * separator, 4-7 digits.
 */
const PHONE = /^\+?(?:\d{1,3}|\(\d{1,3}\))?[\s.-]?\d{3,4}[\s.-]?\d{4,7}$/

/** Removes separators and a trunk zero, because countries group digits differently ("+44 (0)20 7946 0958"). */
const joinDigits = (phone: string): string =>
  phone.replace(/(?<=\d)\s?\(0\)\s?(?=\d)/, '').replace(/(?<=[\d)])[\s.-](?=\d)/g, '')

/** Trims a phone number; empty if missing, `null` if invalid. */
export const parsePhone = (text: string | undefined): string | null => {
  const phone = (text ?? '').trim()
  return phone === '' || PHONE.test(phone) || PHONE.test(joinDigits(phone)) ? phone : null
}
