import { describe, expect, it } from 'vitest'
import { parseEmail, parsePhone } from './personal-fields.ts'

describe('parseEmail (§5)', () => {
  it.each([
    ['a@b.co', 'a@b.co'],
    ['  anna.bianchi+viaggi@posta.example.it ', 'anna.bianchi+viaggi@posta.example.it'],
    ['a@b', null],
    ['a@b.', null],
    ['@b.co', null],
    ['a b@c.de', null],
    ['a@b@c.de', null],
    ['<a@b.co>', null],
    ['conor.o’brien@example.ie', "conor.o'brien@example.ie"],
    ['mailto:conor@example.ie', 'conor@example.ie'],
    ['MAILTO:conor@example.ie?subject=Hi%20there', 'conor@example.ie'],
    ['mailto:conor.o%27brien%2Btrips@example.ie', "conor.o'brien+trips@example.ie"],
    ['mailto:conor%E0@example.ie', null],
    ['..a@x.ie', null],
    ['.a@x.ie', null],
    ['a..b@x.ie', null],
    ['a.@x.ie', null],
    ['http:conor@example.ie', null],
    ['a@-b.co', null],
    ['a@b..co', null],
    ['', null],
    [undefined, null],
    [`${'x'.repeat(250)}@b.co`, null],
  ])('parses %j as %j', (text, email) => expect(parseEmail(text)).toBe(email))
})

describe('parsePhone (§5)', () => {
  it.each([
    ['', ''],
    [undefined, ''],
    [`${'1'.repeat(3)} ${'2'.repeat(3)} ${'3'.repeat(4)}`, '111 222 3333'],
    [`+${'1'.repeat(3)} ${'2'.repeat(4)} ${'3'.repeat(7)}`, '+111 2222 3333333'],
    ['+39 333 1234567', '+39 333 1234567'],
    ['(39)3331234567', '(39)3331234567'],
    ['+(39) 333-1234567', '+(39) 333-1234567'],
    ['333.1234', '333.1234'],
    ['3331234567', '3331234567'],
    // National formats: pairs, triples, a trunk zero.
    ['06 12 34 56 78', '06 12 34 56 78'],
    ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
    ['0171 234 56 78', '0171 234 56 78'],
    ['612 34 56 78', '612 34 56 78'],
    ['(555) 123-4567', '(555) 123-4567'],
    ['030/901820', '030/901820'],
    ['(0171) 2345678', '(0171) 2345678'],
    ['tel:+39-333-1234567', '+39-333-1234567'],
    ['+39 02 1234567 int. 12', '+39 02 1234567 int. 12'],
    ['01 42 68 53 00 poste 312', '01 42 68 53 00 poste 312'],
    ['030/901820 Durchwahl 12', '030/901820 Durchwahl 12'],
    ['(555) 123-4567 ext. 12', '(555) 123-4567 ext. 12'],
    ['(555) 123-4567x12', '(555) 123-4567x12'],
    ['912 345 678, extensión 7', '912 345 678, extensión 7'],
    ['tel:+1-555-123-4567;ext=12', '+1-555-123-4567;ext=12'],
    ['+39 02 1234567 int.', null],
    ['0 6  1 2', null],
    ['+39 333 123 456 789 01', null],
    ['12', null],
    ['+39 333 12345678901', null],
    ['tel. 333 1234567', null],
    ['333 1234567; DROP', null],
  ])('parses %j as %j', (text, phone) => expect(parsePhone(text)).toBe(phone))
})
