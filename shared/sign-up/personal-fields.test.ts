import { describe, expect, it } from 'vitest'
import { emailOf } from './email.ts'
import { phoneOf } from './phone.ts'

describe('an address', () => {
  it.each([
    ['a@b.co', 'a@b.co'],
    ['  anna.bianchi+viaggi@posta.example.it ', 'anna.bianchi+viaggi@posta.example.it'],
    ['a@b', null],
    ['a@b.', null],
    ['@b.co', null],
    ['a b@c.de', null],
    ['a@b@c.de', null],
    ['<a@b.co>', null],
    ['', null],
    [undefined, null],
    [`${'x'.repeat(250)}@b.co`, null],
  ])('%j: %j', (text, email) => expect(emailOf(text)).toBe(email))
})

describe('a phone number', () => {
  it.each([
    ['', ''],
    [undefined, ''],
    ['+39 333 1234567', '+39 333 1234567'],
    ['(39)3331234567', '(39)3331234567'],
    ['+(39) 333-1234567', '+(39) 333-1234567'],
    ['333.1234', '333.1234'],
    ['3331234567', '3331234567'],
    ['12', null],
    ['+39 333 12345678901', null],
    ['tel. 333 1234567', null],
    ['333 1234567; DROP', null],
  ])('%j: %j', (text, phone) => expect(phoneOf(text)).toBe(phone))
})
