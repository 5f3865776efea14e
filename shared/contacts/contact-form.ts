import { MAX_MESSAGE, MIN_MESSAGE } from '../contracts/contact.ts'
import { parseEmail, parseFullName, parsePhone } from '../sign-up/personal-fields.ts'

export const CONTACT_FIELDS = ['name', 'email', 'phone', 'message'] as const
export type ContactField = (typeof CONTACT_FIELDS)[number]
export type TypedContact = Record<ContactField, string>

/** Characters shown again after an error: more than the form accepts. */
const SHOWN: Record<ContactField, number> = { name: 120, email: 260, phone: 60, message: MAX_MESSAGE + 500 }

/** Typed values, to show after an error. */
export const typedContact = (form: Readonly<Record<string, string>>): TypedContact => {
  const text = (field: ContactField) => (form[field] ?? '').slice(0, SHOWN[field]).toWellFormed()
  return { name: text('name'), email: text('email'), phone: text('phone'), message: text('message') }
}

/** Removes control characters except line breaks. */
const messageOf = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n]/gu, '')
    .trim()

export type ReadContact = { values: TypedContact; problems: readonly ContactField[] }

/** Normalised values by the rules of spec section 5, and the invalid fields. */
export const readContact = (typed: TypedContact): ReadContact => {
  const email = parseEmail(typed.email)
  const phone = parsePhone(typed.phone)
  const values = {
    name: parseFullName(typed.name),
    email: email ?? '',
    phone: phone ?? '',
    message: messageOf(typed.message),
  }
  const { length } = values.message
  const wrong = {
    name: values.name === '',
    email: email === null,
    phone: phone === null,
    message: length < MIN_MESSAGE || length > MAX_MESSAGE,
  }
  return { values, problems: CONTACT_FIELDS.filter((field) => wrong[field]) }
}
