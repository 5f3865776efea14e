import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { filterStateSchema } from '../contracts/filter-state.ts'
import { isFull, MAX_TEXT, searchText } from './search-text.ts'

describe('searchText', () => {
  it.each([
    ['  sri   lanka ', 'sri lanka'],
    ['giap\u0000pone', 'giap pone'],
    ['a\u0007\u001b[31mb\tc\r\nd', 'a [31mb c d'],
    // Written backwards from here on, a mark of the byte order, a soft hyphen, a blank without width.
    ['\u202eenoppaig', 'enoppaig'],
    ['\ufeffPe\u00adr\u200bù', 'Perù'],
    ['a\u2028b\u2029c', 'a b c'],
    // A family, and a Persian word.
    ['👩‍👧', '👩‍👧'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['\u0000\u202e\u200d \u200b', ''],
    ['???', '???'],
  ])('reduces %j to %j', (text, expected) => expect(searchText(text)).toBe(expected))

  it.each([
    ['a'.repeat(101), 'a'.repeat(100), true],
    ['a'.repeat(100), 'a'.repeat(100), true],
    [`${'a'.repeat(99)} b`, 'a'.repeat(99), true],
    [`${'a'.repeat(99)}😀`, 'a'.repeat(99), true],
    ['a'.repeat(98), 'a'.repeat(98), false],
  ])('limits the length (%#)', (text, expected, full) => {
    expect(searchText(text)).toBe(expected)
    expect(isFull(searchText(text))).toBe(full)
  })

  it('returns a valid, stable value for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2 * MAX_TEXT }), (text) => {
        const found = searchText(text.toWellFormed())
        expect(searchText(found)).toBe(found)
        if (found !== '') expect(filterStateSchema.parse({ textSearch: found })).toEqual({ textSearch: found })
      }),
    )
  })
})
