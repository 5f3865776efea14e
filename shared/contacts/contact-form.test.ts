import { describe, expect, it } from 'vitest'
import { MAX_MESSAGE } from '../contracts/contact.ts'
import { readContact, type TypedContact, typedContact } from './contact-form.ts'

const good: TypedContact = {
  name: ' Ada  Byron ',
  email: ' ada@example.com ',
  phone: '',
  message: 'Posso cambiare data?\r\nGrazie',
}

describe('contact form', () => {
  it('accepts valid fields, normalized (§5)', () =>
    expect(readContact(good)).toEqual({
      values: { name: 'Ada Byron', email: 'ada@example.com', phone: '', message: 'Posso cambiare data?\nGrazie' },
      problems: [],
    }))

  it.each<[Partial<TypedContact>, string[]]>([
    [{ name: '' }, ['name']],
    [{ name: 'Ada' }, ['name']],
    [{ name: 'Ada\r\nBcc: x@y.example' }, []],
    [{ name: 'Ada <b>' }, ['name']],
    [{ email: 'ada@example' }, ['email']],
    [{ email: 'ada@example.com\nBcc: x@y.example' }, ['email']],
    [{ phone: '+39 333 1234567' }, []],
    [{ phone: 'call me' }, ['phone']],
    [{ message: 'short' }, ['message']],
    [{ message: '   \n\u0000\u200b      ' }, ['message']],
    [{ message: 'x'.repeat(MAX_MESSAGE + 1) }, ['message']],
    [{ name: '', email: '', phone: 'x', message: '' }, ['name', 'email', 'phone', 'message']],
  ])('%j: %j', (change, problems) => expect(readContact({ ...good, ...change }).problems).toEqual(problems))

  it('removes line breaks from a name, which is part of the subject', () =>
    expect(readContact({ ...good, name: 'Ada\r\nBcc: x@y.example' }).values.name).toBe('Ada Bcc: x@y.example'))

  it('returns the typed values, limited in length', () => {
    const { message, name } = typedContact({ message: 'y'.repeat(50_000), name: '<b>' })
    expect([name, message.length]).toEqual(['<b>', MAX_MESSAGE + 500])
  })
})
