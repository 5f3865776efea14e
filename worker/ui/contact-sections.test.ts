import { describe, expect, it } from 'vitest'
import { brand } from '../../markets/brand.ts'
import type { Contact, Contacts } from '../../shared/contracts/contacts.ts'
import { contactEmail } from './contact-sections.tsx'

const contact = (type: Contact['type'], value: string): Contact => ({ type, label: value, value, hours: [] })

describe('contactEmail', () => {
  it('returns the first email address of the book', () => {
    const books = {
      phone: contact('phone', '+39 1'),
      email: contact('email', 'a@b.example'),
      more: contact('email', 'c'),
    }
    expect(contactEmail({ books, blocks: [] })).toBe('a@b.example')
  })

  it.each<Contacts | null>([
    null,
    { books: {}, blocks: [] },
    { books: { phone: contact('phone', '+39 1') }, blocks: [] },
  ])('returns the brand\u2019s address without one', (contacts) =>
    expect(contactEmail(contacts)).toBe(brand.contactEmail),
  )
})
