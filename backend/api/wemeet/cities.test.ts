import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSources } from '../../../demo/seed/sources.ts'
import { distanceKm } from '../geography/countries.ts'
import { findCity, near } from './cities.ts'

const cities = readSources().wemeet.cities.map(({ slug, ...city }) => ({ ...city, id: slug }))
const find = (text: string, countries: string[] = ['IT']) => {
  const found = findCity(cities, text, countries)
  return found === null ? null : `${found.city.id}${found.isGuess ? '?' : ''}`
}

describe('findCity (§2)', () => {
  it.each([
    ['Milano', 'milan'],
    ['MILAN', 'milan'],
    ['mailand', 'milan'],
    ['Köln', 'cologne'],
    ['koln', 'cologne'],
    ['Düsseldorf', 'dusseldorf'],
    ['Muenchen', 'munich'],
    ['KOELN', 'cologne'],
    ['new york', 'new-york'],
    ['york', 'new-york'],
    ['mil', 'milan'],
    // A letter missing, wrong, extra or swapped.
    ['milno', 'milan?'],
    ['bolgna', 'bologna?'],
    ['Barcelonna', 'barcelona?'],
    ['firenzze', 'florence?'],
    ['munchen', 'munich'],
    ['sevila', 'seville?'],
    ['nueva york', 'new-york'],
    ['nw york', 'new-york?'],
    ['nwe yrok', 'new-york?'],
    ['north york', null],
    ['Atlantis', null],
    ['m', null],
    ['!!!', null],
    ['ona', null],
    ['<script>alert(1)</script>', null],
  ])('%j: %j', (text, city) => expect(find(text)).toBe(city))

  it("prefers the market's city among namesakes", () => {
    // Exact names first; of several prefixes the market's own.
    expect(find('b', ['DE'])).toBeNull()
    expect(find('be', ['DE'])).toBe('berlin')
    expect(find('be', ['IT'])).toBe('bergamo')
    expect(find('tolosa', ['FR'])).toBe('toulouse')
  })

  it('finds a city by each of its names', () => {
    for (const { id, names, country } of cities)
      for (const name of Object.values(names)) expect([name, find(name, [country])]).toEqual([name, id])
  })

  it('returns one city or none for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => void find(text)))
  })
})

describe('distanceKm and near', () => {
  const of = (id: string) => cities.find((city) => city.id === id) ?? expect.fail(id)

  it.each([
    ['milan', ['bergamo', 'milan', 'monza']],
    ['rome', ['rome']],
    ['cologne', ['cologne', 'dusseldorf']],
    ['padua', ['padua']],
  ])('%s: %j', (id, expected) =>
    expect(
      near(cities, of(id))
        .map((city) => city.id)
        .sort(),
    ).toEqual(expected),
  )

  it('are symmetric', () => {
    expect(distanceKm(of('milan'), of('rome'))).toBeCloseTo(477, -1)
    fc.assert(
      fc.property(fc.constantFrom(...cities), fc.constantFrom(...cities), (a, b) => {
        expect(distanceKm(a, b)).toBeCloseTo(distanceKm(b, a), 6)
        expect(distanceKm(a, a)).toBeCloseTo(0, 6)
      }),
    )
  })
})
