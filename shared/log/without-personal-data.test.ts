import { describe, expect, it } from 'vitest'
import { withoutPersonalData } from './without-personal-data.ts'

/** The engine's own message. */
const parsing = (json: string): string => {
  try {
    return String(JSON.parse(json))
  } catch (error) {
    return String(error)
  }
}

describe('withoutPersonalData', () => {
  it.each([
    ['NetworkError: /cerca?textSearch=Giulia+Rossi#x failed', 'NetworkError: /cerca?… failed'],
    ['no user giulia.rossi@example.com?token=abc', 'no user …'],
    ['no user giulia%40example.com', 'no user …'],
    [parsing('Giulia Rossi'), 'SyntaxError: Unexpected token … is not valid JSON'],
    [parsing('{"name": "Giulia "Rossi", "city": "Milano"}'), expect.not.stringMatching(/Giulia|Rossi|city|Milano/)],
    [`NotFoundError: can't find 'a' for "Giulia Rossi"`, "NotFoundError: can't find …"],
    ['no «Giulia Rossi', 'no …'],
    [`can't read "O'Brien" or 'D’Angelo', can't go on`, "can't read …, can't go on"],
    ["Cannot read properties of null (reading 'dataset')", "Cannot read properties of null (reading 'dataset')"],
    ['call +39 333 123 4567 now, or 20121', 'call … now, or …'],
    ['tours: status (503)', 'tours: status (503)'],
    ['/wishlist/aB-dEfGhIjKlMnOp of nobody', '/wishlist/… of nobody'],
    ['token abcdefghijklmnopqrstuvwxyz', 'token …'],
    [
      'InvalidStateError: querySelectorAll: SQLITE_CONSTRAINT',
      'InvalidStateError: querySelectorAll: SQLITE_CONSTRAINT',
    ],
    ['no /assets/send-form-DpufYOJK.js', 'no /assets/send-form-DpufYOJK.js'],
  ])('of "%s" leaves "%s"', (text, scrubbed) => expect(withoutPersonalData(text)).toEqual(scrubbed))
})
