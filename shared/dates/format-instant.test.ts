import { describe, expect, it } from 'vitest'
import { formatInstant } from './format-instant.ts'

describe('the day of an instant', () => {
  it.each([
    ['fr-FR', '2026-12-01', 'mardi 1er décembre'],
    ['fr-FR', '2026-12-11', 'vendredi 11 décembre'],
    ['de-DE', '2026-12-01', 'Dienstag, 1. Dezember'],
    ['it-IT', '2026-12-01', 'martedì 1 dicembre'],
    ['en-US', '2026-12-01', 'Tuesday, December 1'],
  ])('in %s, %s is %s', (locale, day, text) => {
    const format = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    expect(formatInstant(format, Date.parse(day))).toBe(text)
  })
})
