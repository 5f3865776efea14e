import { describe, expect, it } from 'vitest'
import { destinationRows } from '../../../demo/seed/rows/destination-rows.ts'
import { readSources } from '../../../demo/seed/sources.ts'
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
  ] as const)('has for %s in month %i: %s', (code, month, band) => {
    expect(climateOf(code)?.[month - 1]).toBe(band)
  })

  it('is null for a country that the table lacks', () => {
    expect(climateOf('XXX')).toBeNull()
  })
})
