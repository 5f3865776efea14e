import { describe, expect, it } from 'vitest'
import { placePhrase } from './place-phrases.ts'
import { destinationNamesByLanguage } from './registry.ts'

describe('placePhrase', () => {
  it.each([
    ['it', 'in', 'JPN', 'Giappone', 'in Giappone'],
    ['it', 'to', 'USA', 'Stati Uniti', 'negli Stati Uniti'],
    ['it', 'in', 'CUB', 'Cuba', 'a Cuba'],
    ['it', 'in', 'MDV', 'Maldive', 'alle Maldive'],
    ['en', 'in', 'JPN', 'Japan', 'in Japan'],
    ['en', 'to', 'JPN', 'Japan', 'to Japan'],
    ['en', 'to', 'PHL', 'Philippines', 'to the Philippines'],
    ['es', 'in', 'JPN', 'Japón', 'en Japón'],
    ['es', 'to', 'GBR', 'Reino Unido', 'al Reino Unido'],
    ['fr', 'in', 'JPN', 'Japon', 'au Japon'],
    ['fr', 'in', 'ISL', 'Islande', 'en Islande'],
    ['fr', 'to', 'USA', 'États-Unis', 'aux États-Unis'],
    ['fr', 'in', 'CUB', 'Cuba', 'à Cuba'],
    ['de', 'in', 'JPN', 'Japan', 'in Japan'],
    ['de', 'to', 'JPN', 'Japan', 'nach Japan'],
    ['de', 'in', 'ISL', 'Island', 'auf Island'],
    ['de', 'to', 'ISL', 'Island', 'nach Island'],
    ['de', 'in', 'USA', 'USA', 'in den USA'],
    ['de', 'to', 'TUR', 'Türkei', 'in die Türkei'],
  ] as const)('in %s, of kind %s, is for %s (%s): %s', (language, kind, alpha3, name, phrase) => {
    expect(placePhrase(language, kind, alpha3, name)).toBe(phrase)
  })

  it.each(Object.entries(destinationNamesByLanguage))('has one phrase per country and kind in %s', (_, { phrases }) => {
    for (const kind of Object.values(phrases)) {
      const codes = Object.values(kind).flatMap((countries) => countries?.split(' ') ?? [])
      expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([])
      if (codes.length > 0) expect(codes[0]).toBe('*')
    }
  })
})
