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
