import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'
import { statedByTest, statedInText } from './test-blocks.ts'
import { proofProblems, proofsIn } from './test-titles.ts'

const PAGE = 'docs/spec-coverage.md'

type Stated = ReturnType<typeof statedByTest>[number]
type Row = { rule: string; test: string }

const readRows = (text: string): Row[] =>
  text.split('\n').flatMap((line) => {
    const [, rule, test] = /^(?!rule\||-\|)(.+?)\|(.*)$/.exec(line) ?? []
    return rule === undefined || test === undefined ? [] : [{ rule, test }]
  })

const decisions = new Set(
  sourceFiles('docs/decisions', /\.md$/).map((file) => Number(/\/(\d{4})-/.exec(file)?.[1] ?? Number.NaN)),
)

/** A value that a sentence states: its spellings in code, and whether an identifier may be one. */
type Value = { spellings: string[]; isNumber: boolean }

/** Words in capitals that are prose, not values. */
const PROSE = new Set(['API', 'GET', 'PKCE', 'POST', 'SEO', 'SERP', 'URL', 'UUID', 'YYYY'])

/**
 * Values in a sentence: literals in backticks, numbers (a second is 1000 ms, CSS may omit the zero before a point),
 * words in capitals, and paths up to their first parameter.
 */
const valuesIn = (sentence: string): Value[] => {
  const literals = [...sentence.matchAll(/`([^`]+)`/g)].map(([, literal = '']) => literal)
  const text = sentence.replace(/decisions? \d+|`[^`]+`/g, '')
  // The digit of `step-2` is part of a name.
  const numbers = [...text.matchAll(/(?<![\w.]|[a-z]-)\d+(?:\.\d+)?/g)].map(([number]) => {
    const isSeconds = new RegExp(`(?<![\\w.])${number.replace('.', '\\.')} s(?:econds)?\\b`).test(text)
    const spellings = [number, number.replace(/^0\./, '.'), ...(isSeconds ? [String(Number(number) * 1000)] : [])]
    return { spellings, isNumber: true }
  })
  const words = [...text.matchAll(/\b[A-Z][A-Z_]{2,}\b|(?<![\w.}*])\/[a-z][\w/-]*/g)]
    .map(([word]) => word)
    .filter((word) => !PROSE.has(word))
  return [...numbers, ...[...literals, ...words].map((word) => ({ spellings: [word], isNumber: false }))]
}

/** True if a text contains a number, but not as part of another. */
const hasNumber = (text: string, number: string): boolean =>
  new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(text)

/** True if a literal or name of a test states a value. */
const states = ({ text, isName }: Stated, { spellings, isNumber }: Value): boolean =>
  spellings.some((value) => (isNumber ? !isName && hasNumber(text, value) : text.includes(value)))

/**
 * Values that a sentence has more often than its tests state them: a test that repeats a constant of the code proves
 * nothing.
 */
const valuesMissing = (sentence: string, stated: readonly Stated[]): string[] =>
  valuesIn(sentence).flatMap((value, index, values) => {
    const [spelling] = value.spellings
    const nth = values.slice(0, index).filter(({ spellings }) => spellings[0] === spelling).length
    const statements = [...new Set(stated)].filter((each) => states(each, value))
    return statements.length > nth ? [] : [`no test states ${spelling}`]
  })

/** Problems of a row: its cell has tests, or a decision why there is nothing to test and tests of what is instead. */
const problemsOf = ({ rule, test }: Row): string[] => {
  const [, decision, tests = ''] = /^(?:decision (\d+)(?:<br>|$))?(.*)$/.exec(test) ?? []
  const stated = proofsIn(tests).flatMap(({ file, titles }) => titles.flatMap((title) => statedByTest(file, title)))
  return [
    ...(decision === undefined || decisions.has(Number(decision)) ? [] : [`there is no decision ${decision}`]),
    ...(decision === undefined && tests === '' ? ['nothing proves it'] : []),
    ...(decision === undefined ? valuesMissing(rule, stated) : []),
    ...proofProblems(tests),
  ].map((problem) => `${rule}: ${problem}`)
}

const PROGRESS = statedByTest(
  'client/timings.test.ts',
  'shows the progress bar after 200 ms and hides it 500 ms after the end',
)

describe('specification coverage', () => {
  const rows = readRows(readFileSync(PAGE, 'utf8'))

  it('includes every section of the specification', () => {
    expect(rows.length).toBeGreaterThan(250)
    const sections = [...readFileSync(PAGE, 'utf8').matchAll(/^## (\d)\./gm)].map(([, number]) => Number(number))
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(new Set(rows.map(({ rule }) => rule)).size).toBe(rows.length)
  })

  it('names existing tests, which state the values of their rules, and decisions', () =>
    expect(rows.flatMap(problemsOf)).toEqual([]))

  it.each([
    '`tests/guards/no-such.test.ts` "includes every section of the specification"',
    '`tests/guards/spec-coverage.test.ts` "is nobody’s title"'.replace('nobody', 'no test'),
    '`tests/guards/spec-coverage.test.ts` "%s"',
    // A title of another file, a string that is no title, and a start that several titles have.
    '`tests/guards/islands.test.ts` "includes every section of the specification"',
    '`tests/guards/spec-coverage.test.ts` "docs/spec-coverage.md"',
    '`tests/guards/spec-coverage.test.ts` "re…"',
    'some test',
    '',
    'decision 9999',
    'not applicable',
  ])('rejects the proof %s', (test) => expect(problemsOf({ rule: 'A sentence', test })).not.toEqual([]))

  it.each([
    ['The bar waits 200 ms and hides after 500 ms', []],
    ['The bar waits 0.2 s', []],
    ['The bar waits 201 ms', ['201']],
    ['The bar waits 20 ms', ['20']],
    // Another test of the file states it.
    ['The menu closes after 300 ms', ['300']],
    ['As of decision 7 the bar of step-3 waits 200 ms, by OAuth2', []],
    ['The bar of a POST to /travels is AMBER and `amber`', ['amber', '/travels', 'AMBER']],
  ])('finds the values of %j that its test does not state', (sentence, missing) =>
    expect(valuesMissing(sentence, PROGRESS)).toEqual(missing.map((value) => `no test states ${value}`)),
  )

  it.each([
    ["it('waits 200 ms', () => expect(WAIT).toBe(200))", []],
    ["it('waits 200 ms', () => expect(WAIT).toBe(MS))", ['200']],
    ["const MS = 200; it('waits 200 ms', () => expect(WAIT).toBe(MS))", []],
    ["const MS = 200; it('waits 200 ms', () => expect(WAIT).toBe(SECOND))", ['200']],
    ["it.each([[0.1, 200]])('waits 200 ms', (_, ms) => expect(WAIT).toBe(ms))", []],
    ["it('waits 200 ms', () => expect(WAIT200).toBe(waits[200])) // 200", ['200']],
    ["describe('waits 200 ms', () => { it('200', () => expect(WAIT).toBe('200ms')) })", []],
    ["describe('waits 200 ms', () => { it('200', () => expect(WAIT).toBe(MS)) })", ['200']],
    ["it('waits 200 ms', () => expect(WAIT).toBe(MS)); it('waits 300 ms', () => expect(WAIT).toBe(200))", ['200']],
  ])('reads %s', (text, missing) =>
    expect(valuesMissing('The bar waits 200 ms', statedInText(text, 'waits 200 ms'))).toEqual(
      missing.map((value) => `no test states ${value}`),
    ),
  )
})
