import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'
import { proofProblems, proofsIn, testFiles } from './test-titles.ts'

const PAGE = 'docs/spec-coverage.md'

type Row = { sentence: string; fulfilledBy: string; provedBy: string }

const readRows = (text: string): Row[] => {
  const rows: Row[] = []
  for (const line of text.split('\n')) {
    if (!line.startsWith('| ') || /^\| (---|what the specification says) /.test(line)) continue
    const cells = line.slice(2, -2).split(' | ')
    const [sentence = '', fulfilledBy = '', provedBy = ''] = cells.map((cell) => cell.trim())
    rows.push({ sentence, fulfilledBy, provedBy })
  }
  return rows
}

const decisions = new Set(
  sourceFiles('docs/decisions', /\.md$/).map((file) => Number(/\/(\d{4})-/.exec(file)?.[1] ?? Number.NaN)),
)

/**
 * Literals in a sentence, each with its spellings in code: numbers (a second is 1000 ms, CSS may omit the zero before
 * a point) and codes in capitals.
 */
const literalsIn = (sentence: string): string[][] => {
  const text = sentence.replace(/decisions? \d+/g, '')
  const numbers = [...text.matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)].map(([number]) => {
    const seconds = new RegExp(`(?<![\\w.])${number.replace('.', '\\.')} s\\b`).test(text)
    return [number, number.replace(/^0\./, '.'), ...(seconds ? [String(Number(number) * 1000)] : [])]
  })
  return [...numbers, ...[...text.matchAll(/\b[A-Z]+_[A-Z_]+\b/g)].map(([code]) => [code])]
}

/** True if a text contains a literal, however its digits are grouped. */
const hasLiteral = (text: string, written: readonly string[]): boolean =>
  written.some((literal) => new RegExp(`(?<![\\d.])${literal.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(text))

/** Text of a test file with its files of cases. */
const textOf = (file: string): string =>
  testFiles
    .filter((each) => each === file || each.startsWith(`${file.replace(/\.test\.tsx?$/, '')}/`))
    .map((each) => readFileSync(each, 'utf8').replace(/(?<=\d)_(?=\d)/g, ''))
    .join('\n')

/** Literals of a row that none of its tests state: a test that repeats a constant of the code proves nothing. */
const literalsMissing = (sentence: string, tests: readonly string[]): string[] => {
  const texts = tests.map(textOf)
  return literalsIn(sentence)
    .filter((written) => !texts.some((text) => hasLiteral(text, written)))
    .map(([literal]) => `no test states ${literal}`)
}

/** Problems of a row. */
const problemsOf = ({ sentence, fulfilledBy, provedBy }: Row): string[] => {
  const decision = /^not applicable: decision (\d+)$/.exec(fulfilledBy)?.[1]
  const modules = [...fulfilledBy.matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? '')
  return [
    ...(sentence === '' ? ['says nothing'] : []),
    ...(decision === undefined || decisions.has(Number(decision)) ? [] : [`there is no decision ${decision}`]),
    ...(decision === undefined && modules.length === 0 ? ['nothing fulfils it'] : []),
    ...(decision === undefined && provedBy === '' ? ['nothing proves it'] : []),
    ...modules.filter((path) => !existsSync(path)).map((path) => `there is no ${path}`),
    ...(decision === undefined
      ? literalsMissing(
          sentence,
          proofsIn(provedBy).map(({ file }) => file),
        )
      : []),
    ...proofProblems(provedBy),
  ].map((problem) => `${sentence}: ${problem}`)
}

describe('specification coverage', () => {
  const rows = readRows(readFileSync(PAGE, 'utf8'))

  it('includes every section of the specification', () => {
    expect(rows.length).toBeGreaterThan(250)
    const sections = [...readFileSync(PAGE, 'utf8').matchAll(/^## (\d)\./gm)].map(([, number]) => Number(number))
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(new Set(rows.map(({ sentence }) => sentence)).size).toBe(rows.length)
  })

  it('names existing modules, tests and decisions', () => expect(rows.flatMap(problemsOf)).toEqual([]))

  it.each([
    ['`worker/nowhere.ts`', '`tests/guards/spec-coverage.test.ts` "includes every section of the specification"'],
    ['`worker/index.ts`', '`tests/guards/no-such.test.ts` "includes every section of the specification"'],
    ['`worker/index.ts`', '`tests/guards/spec-coverage.test.ts` "is nobody’s title"'.replace('nobody', 'no test')],
    ['`worker/index.ts`', '`tests/guards/spec-coverage.test.ts` "%s"'],
    // A title of another file, and a string that is no title.
    ['`worker/index.ts`', '`tests/guards/islands.test.ts` "includes every section of the specification"'],
    ['`worker/index.ts`', '`tests/guards/spec-coverage.test.ts` "docs/spec-coverage.md"'],
    ['`worker/index.ts`', 'some test'],
    ['`worker/index.ts`', ''],
    ['', '`tests/guards/spec-coverage.test.ts` "includes every section of the specification"'],
    ['not applicable: decision 9999', ''],
    ['not applicable', ''],
  ])('rejects %s, proved by %s', (fulfilledBy, provedBy) =>
    expect(problemsOf({ sentence: 'A sentence', fulfilledBy, provedBy })).not.toEqual([]),
  )

  it.each([
    ['The bar waits 200 ms and hides after 500 ms', []],
    ['The bar waits 0.2 s', []],
    ['The bar waits 201 ms', ['201']],
    ['The bar waits 20 ms', ['20']],
    ['As of decision 7 the bar waits 200 ms, by OAuth2', []],
  ])('finds the literals of %j that its tests do not state', (sentence, missing) =>
    expect(literalsMissing(sentence, ['client/timings.test.ts'])).toEqual(
      missing.map((literal) => `no test states ${literal}`),
    ),
  )
})
