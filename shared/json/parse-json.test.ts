import fc from 'fast-check'
import { expect, it } from 'vitest'
import { MalformedJson, parseJson } from './parse-json.ts'

it.each([
  ['', 'line 1, column 1: a value is missing'],
  ['nonsense', 'line 1, column 1: a value is missing'],
  ['{\n  "a": 1,\n}', 'line 3, column 1: a name in double quotes is missing'],
  ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3: "," or "}" is missing'],
  ["{ 'a': 1 }", 'line 1, column 3: a name in double quotes or "}" is missing'],
  ['{ "a" 1 }', 'line 1, column 7: a colon is missing'],
  ['[\r\n  1,\r\n  2', 'line 3, column 4: "," or "]" is missing'],
  ['[,]', 'line 1, column 2: a value or "]" is missing'],
  ['{\n  "a": "x\n  y" }', 'line 2, column 10: a line break in quotes must be written \\n'],
  ['{ "a\r\n": 1 }', 'line 1, column 5: a line break in quotes must be written \\n'],
  ['["\t"]', 'line 1, column 3: a tab in quotes must be written \\t'],
  ['["\u0001"]', 'line 1, column 3: a control character in quotes must be written as an escape'],
  ['["C:\\Users"]', 'line 1, column 5: a backslash in quotes must be written \\\\'],
  ['{ "a": "x }', 'line 1, column 12: a closing quote is missing'],
  ['{ "a": 01 }', 'line 1, column 9: "," or "}" is missing'],
  ['{} {}', 'line 1, column 4: the end is missing'],
])('names the place where %j breaks off', (text, problem) => {
  expect(() => parseJson(text)).toThrow(new MalformedJson(`malformed JSON at ${problem}`))
})

it('reads what JSON.parse reads, and names a place within the text of what it refuses', () => {
  const damaged = fc
    .tuple(fc.json(), fc.nat(), fc.constantFrom('', '"', '}', ']', ',', ':', '\\', '1', 'x', '\n'))
    .map(([text, at, put]) => text.slice(0, at % (text.length + 1)) + put + text.slice((at % (text.length + 1)) + 1))
  fc.assert(
    fc.property(damaged, (text) => {
      let expected: unknown = MalformedJson
      try {
        expected = JSON.parse(text)
      } catch {}
      try {
        expect(parseJson(text)).toEqual(expected)
      } catch (error) {
        expect(expected, text).toBe(MalformedJson)
        const [, line = '', column = ''] = /line (\d+), column (\d+): /.exec(String(error)) ?? []
        const lines = text.split('\n')
        expect(Number(line), text).toBeLessThanOrEqual(lines.length)
        expect(Number(column), text).toBeLessThanOrEqual((lines[Number(line) - 1] ?? '').length + 1)
      }
    }),
  )
})
