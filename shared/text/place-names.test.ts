import { describe, expect, it } from 'vitest'
import { placeNames } from './place-names.ts'

describe('placeNames', () => {
  it.each([
    ['it-IT', 'yen giapponese', 'giapponese', 'tahitiano'],
    ['de-DE', 'Japanischer Yen', 'Japanisch', 'Tahitisch'],
  ])('%s', (locale, currency, japanese, tahitian) => {
    expect(placeNames(locale).currency('JPY')).toBe(currency)
    expect(placeNames(locale).language('ja')).toBe(japanese)
    expect(placeNames(locale).language('ty')).toBe(tahitian)
  })
})
