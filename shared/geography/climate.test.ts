import { describe, expect, it } from 'vitest'
import { countryFacts } from '../../backend/api/geography/countries.ts'
import { destinationRows } from '../../demo/seed/rows/destination-rows.ts'
import { readSources } from '../../demo/seed/sources.ts'
import { climateOf } from './climate.ts'

describe('climateOf', () => {
  it('has twelve months of every country with travels', () => {
    const countries = destinationRows(readSources().travels).map(({ iso_alpha3 }) => iso_alpha3)
    expect(countries.filter((code) => climateOf(code)?.length !== 12)).toEqual([])
  })

  it.each([
    ['NOR', 1, 'cold'],
    ['THA', 9, 'rainy'],
    ['ARE', 7, 'hot'],
    ['PRT', 5, 'warm'],
    ['NZL', 7, 'mild'],
    ['CHL', 1, 'warm'],
    ['CHE', 5, 'mild'],
    ['COK', 4, 'rainy'],
    ['EGY', 4, 'hot'],
    ['ISL', 5, 'cold'],
    ['SAU', 7, 'hot'],
    ['BOL', 7, 'mild'],
    ['BOL', 1, 'rainy'],
    ['IND', 8, 'rainy'],
    ['ZAF', 7, 'mild'],
    ['KGZ', 7, 'warm'],
    ['PRT', 8, 'warm'],
    ['GBR', 11, 'cold'],
    ['ITA', 11, 'mild'],
    ['ITA', 4, 'mild'],
    ['NZL', 11, 'mild'],
    ['GEO', 10, 'mild'],
  ] as const)('has for %s in month %i: %s', (code, month, band) => {
    expect(climateOf(code)?.[month - 1]).toBe(band)
  })

  it('has summer in July north of the tropics, and in January south of them', () => {
    const warmth = (code: string, month: number) =>
      ['cold', 'mild', 'warm', 'hot'].indexOf(climateOf(code)?.[month - 1] ?? 'none')
    const codes = destinationRows(readSources().travels).map(({ iso_alpha3 }) => iso_alpha3)
    const wrong = codes.filter((code) => {
      const { latitude } = countryFacts(code) ?? { latitude: 0 }
      const [january, july] = [warmth(code, 1), warmth(code, 7)]
      if (Math.abs(latitude) < 23.5 || january < 0 || july < 0) return false
      return latitude > 0 ? july <= january : january <= july
    })
    expect(wrong).toEqual(['ATA'])
  })

  it('is null for a country that the table lacks', () => {
    expect(climateOf('XXX')).toBeNull()
  })
})
