import { existsSync, readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourceFiles } from './source-files.ts'
import { proofProblems, proofsIn } from './test-titles.ts'

const PAGE = 'docs/spec-coverage.md'

type Row = { sentence: string; fulfilledBy: string; provedBy: string }

/** The rows of the page's tables. */
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
 * Numbers of a sentence with the texts that they may be written as: seconds are milliseconds in code, and a style may
 * leave out the zero before a point.
 */
const numbersIn = (sentence: string): string[][] =>
  [...sentence.replace(/decisions? \d+/g, '').matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)].map(([number]) => {
    const seconds = new RegExp(`(?<![\\w.])${number.replace('.', '\\.')} s\\b`).test(sentence)
    return [number, number.replace(/^0\./, '.'), ...(seconds ? [String(Number(number) * 1000)] : [])]
  })

/** Whether a text has a number, however its digits are grouped. */
const hasNumber = (text: string, written: readonly string[]): boolean =>
  written.some((number) => new RegExp(`(?<![\\d.])${number.replace('.', '\\.')}(?![\\d]|\\.\\d)`).test(text))

const textOf = (file: string): string =>
  existsSync(file) && statSync(file).isFile() ? readFileSync(file, 'utf8').replace(/(?<=\d)_(?=\d)/g, '') : ''

/** Numbers of a row that stand in nothing that it names. */
const numbersMissing = (sentence: string, files: readonly string[]): string[] => {
  const texts = files.map(textOf)
  return numbersIn(sentence)
    .filter((written) => !texts.some((text) => hasNumber(text, written)))
    .map(([number]) => `${number} stands in none of them`)
}

/** What is wrong with a row. */
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
      ? numbersMissing(sentence, [...modules, ...proofsIn(provedBy).map(({ file }) => file)])
      : []),
    ...proofProblems(provedBy),
  ].map((problem) => `${sentence}: ${problem}`)
}

describe('the coverage of the specification', () => {
  const rows = readRows(readFileSync(PAGE, 'utf8'))

  it('is there, for every section of it', () => {
    expect(rows.length).toBeGreaterThan(250)
    const sections = [...readFileSync(PAGE, 'utf8').matchAll(/^## (\d)\./gm)].map(([, number]) => Number(number))
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(new Set(rows.map(({ sentence }) => sentence)).size).toBe(rows.length)
  })

  it('names modules, tests and decisions that exist', () => expect(rows.flatMap(problemsOf)).toEqual([]))

  it.each([
    ['`worker/nowhere.ts`', '`tests/guards/spec-coverage.test.ts` "is there, for every section of it"'],
    ['`worker/index.ts`', '`tests/guards/no-such.test.ts` "is there, for every section of it"'],
    ['`worker/index.ts`', '`tests/guards/spec-coverage.test.ts` "is nobody’s title"'.replace('nobody', 'no test')],
    ['`worker/index.ts`', '`tests/guards/spec-coverage.test.ts` "%s"'],
    // A title of another file, and a text that is no title.
    ['`worker/index.ts`', '`tests/guards/islands.test.ts` "is there, for every section of it"'],
    ['`worker/index.ts`', '`tests/guards/spec-coverage.test.ts` "docs/spec-coverage.md"'],
    ['`worker/index.ts`', 'some test'],
    ['`worker/index.ts`', ''],
    ['', '`tests/guards/spec-coverage.test.ts` "is there, for every section of it"'],
    ['not applicable: decision 9999', ''],
    ['not applicable', ''],
  ])('would not pass with %s, proved by %s', (fulfilledBy, provedBy) =>
    expect(problemsOf({ sentence: 'A sentence', fulfilledBy, provedBy })).not.toEqual([]),
  )

  it.each([
    ['The bar waits 200 ms and hides after 500 ms', []],
    ['The bar waits 0.2 s', []],
    ['The bar waits 201 ms', ['201']],
    ['The bar waits 20 ms', ['20']],
    ['As of decision 7 the bar waits 200 ms, by OAuth2', []],
  ])('%s: its numbers stand in what it names, but for %j', (sentence, missing) =>
    expect(numbersMissing(sentence, ['client/boot/progress.ts'])).toEqual(
      missing.map((number) => `${number} stands in none of them`),
    ),
  )
})
