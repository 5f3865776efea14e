import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { coordinatorTextRows } from '../demo/seed/rows/coordinator-rows.ts'
import { destinationNameRows, destinationRows } from '../demo/seed/rows/destination-rows.ts'
import { readSources } from '../demo/seed/sources.ts'
import { allMessages } from '../markets/translate.ts'
import { coveredBy } from '../tests/support/font-glyphs.ts'
import { EXTENDED_FONT_CHARACTERS, FONT_CHARACTERS } from './font-characters.ts'

const file = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url))
/** Characters with a glyph; white space and soft hyphens come from any font. */
const CHARACTERS = new Set(FONT_CHARACTERS + EXTENDED_FONT_CHARACTERS)
const missing = (text: string) =>
  [...new Set(text)].filter((each) => !CHARACTERS.has(each) && /[^\s\u00ad]/.test(each)).sort()

describe('embedded font', () => {
  it.each(Object.entries(allMessages))('has the characters of every message of %s', (_, messages) => {
    const texts = Object.values(messages).flatMap((namespace) => Object.values<string>(namespace))
    expect(texts.length).toBeGreaterThan(50)
    expect(missing(texts.join(''))).toEqual([])
  })

  it("has the characters of editors' texts and of country, coordinator and reviewer names", () => {
    const sources = readSources()
    const names = destinationNameRows(destinationRows(sources.travels))
    const texts = sources.coordinators.flatMap((coordinator) => coordinatorTextRows(coordinator, sources.wemeet.cities))
    expect(missing(JSON.stringify([sources, names, texts]))).toEqual([])
  })

  it.each([
    ['figtree', FONT_CHARACTERS],
    ['figtree-extended', EXTENDED_FONT_CHARACTERS],
  ])('has a glyph in %s.woff2 for each of its characters', async (name, characters) => {
    const covered = await coveredBy(file(`shared/fonts/${name}.woff2`), characters)
    expect([...characters].filter((each) => !covered.has(each))).toEqual([])
  })

  it('has a unicode-range with exactly the characters of its extension', () => {
    const [, ranges = ''] = /unicode-range:([^;]+);/.exec(file('worker/ui/styles/fonts.css').toString()) ?? []
    const codes = ranges.split(',').flatMap((range) => {
      const [from = 0, to = from] = range
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code.trim(), 16))
      return Array.from({ length: to - from + 1 }, (_, i) => from + i)
    })
    expect(String.fromCodePoint(...codes)).toBe(EXTENDED_FONT_CHARACTERS)
  })

  it('has at most 30 kB in both files', () => {
    const bytes = ['figtree', 'figtree-extended'].map((name) => file(`shared/fonts/${name}.woff2`).length)
    expect(bytes.reduce((sum, each) => sum + each)).toBeLessThanOrEqual(30_000)
  })
})
