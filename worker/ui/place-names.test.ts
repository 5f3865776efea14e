import { describe, expect, it } from 'vitest'
import { placeNames, timeDifference } from './place-names.ts'

describe('placeNames', () => {
  it.each([
    ['it-IT', 'yen giapponese', 'giapponese'],
    ['de-DE', 'Japanischer Yen', 'Japanisch'],
  ])('%s', (locale, currency, language) => {
    expect(placeNames(locale).currency('JPY')).toBe(currency)
    expect(placeNames(locale).language('ja')).toBe(language)
  })

  it.each([
    ['Asia/Tokyo', 'Europe/Rome', '2027-01-15', '+8'],
    ['Asia/Tokyo', 'Europe/Rome', '2027-07-15', '+7'],
    ['Asia/Kathmandu', 'Europe/Rome', '2027-01-15', '+4:45'],
    ['America/New_York', 'Europe/Rome', '2027-01-15', '−6'],
    ['Europe/Paris', 'Europe/Rome', '2027-01-15', null],
    ['Atlantic/Reykjavik', 'Europe/Rome', '2027-01-15', '−1'],
  ])('%s is ahead of %s on %s by %j', (there, home, day, expected) =>
    expect(timeDifference(there, home, day)).toBe(expected),
  )
})
