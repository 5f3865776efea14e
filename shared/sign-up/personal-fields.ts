import { INVISIBLE } from '../filters/search-text.ts'

/** What is typed, pasted or filled in, without the scheme and query of a copied link. */
const typedText = (text: string | undefined, scheme: string): string => {
  const typed = (text ?? '').replace(INVISIBLE, '').trim()
  const [, link] = new RegExp(`^${scheme}:([^?]+)`, 'i').exec(typed) ?? []
  try {
    return link === undefined ? typed : decodeURIComponent(link)
  } catch {
    return typed
  }
}

/** Spec section 5: text, at sign, domain with a dot. The text is a dot-atom of RFC 5322 and RFC 6531. */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+\\-/=?^_`{|}~]+"
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?'
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@${LABEL}(?:\\.${LABEL})+$`, 'u')
/** The limit of SMTP. */
const MAX_LENGTH = 254

/** Normalises an email; `null` if it is invalid. */
export const parseEmail = (text: string | undefined): string | null => {
  // Phones type the apostrophe of a name as a quotation mark.
  const email = typedText(text, 'mailto').replaceAll('’', "'").normalize()
  return email.length <= MAX_LENGTH && EMAIL.test(email) ? email : null
}

const MAX_NAME = 100

/** Normalises the spaces of a full name of several words (spec section 5); empty if it is invalid. */
export const parseFullName = (text: string | undefined): string => {
  const words = (text ?? '').replace(INVISIBLE, '').trim().split(/\s+/)
  const name = words.join(' ')
  return words.length < 2 || name.length > MAX_NAME || /[\p{Cc}<>]/u.test(name) ? '' : name
}

/**
 * Spec section 5: optional plus, optional 1-3 digit country code (optionally in brackets), separator, 3-4 digits,
 * separator, 4-7 digits.
 */
const PHONE = /^\+?(?:\d{1,3}|\(\d{1,3}\))?[\s.-]?\d{3,4}[\s.-]?\d{4,7}$/

/** The extension of a number, in the languages of the markets and in a `tel:` link. */
const EXTENSION =
  /[\s,;]{0,3}(?:(?<!\p{L})(?:x|ext(?:ension|ensión|\.|=)?|int(?:erno|\.)?|poste|durchwahl|dw\.?|apparat|app\.)|#)[\s:]*\d{1,6}$/iu

/** Countries group digits differently: "+44 (0)20 7946 0958", "030/901820", "00 39 06 6982". */
const joinDigits = (phone: string): string =>
  phone
    .replace(/(?<=\d)\s?\(0\)\s?(?=\d)/, '')
    .replace(/(?<=[\d)])[\s./‐-–-]+(?=[\d(])/g, '')
    .replace(/\((\d+)\)(?=\d)/, '$1')
    .replace(/^0(?:0|11)(?=\d{8})/, '+')

/** Normalises a phone number; empty if missing, `null` if invalid. */
export const parsePhone = (text: string | undefined): string | null => {
  const phone = typedText(text, 'tel')
  const number = phone.replace(EXTENSION, '')
  return phone === '' || PHONE.test(number) || PHONE.test(joinDigits(number)) ? phone : null
}
