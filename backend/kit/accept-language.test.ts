import { describe, expect, it } from 'vitest'
import { preferredLanguage } from './accept-language.ts'

describe('preferredLanguage', () => {
  it.each([
    ['it-IT,it;q=0.9,en;q=0.8', 'it'],
    ['de-AT', 'de'],
    ['nl-BE,fr;q=0.5,es;q=0.7', 'es'],
    ['en;q=0.1, de;q=0', 'en'],
    ['FR', 'fr'],
    ['ja,zh;q=0.9', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [';;;q=,,=', 'en'],
  ])('%j: %s', (header, language) => expect(preferredLanguage(header)).toBe(language))
})
