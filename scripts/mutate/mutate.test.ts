import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { parseSync } from 'vite'
import { afterEach, describe, expect, it } from 'vitest'
import { AREAS, isAreaName, mutantsOfArea } from './areas.ts'
import { EQUIVALENTS, mutationOf } from './equivalents.ts'
import { findMutants, type Mutant } from './find-mutants.ts'
import { insertSwitches } from './insert-switches.ts'
import { createTestProcess } from './test-process.ts'

const mutantsOf = (code: string): Mutant[] => findMutants([{ file: 'a.ts', code }])
const shown = (code: string) => mutantsOf(code).map(({ original, replacement }) => `${original} → ${replacement}`)

afterEach(() => {
  delete process.env.MUTANT
})

/** Result of the code's `run` with a mutant chosen. */
const run = (code: string, mutant?: Mutant): unknown => {
  if (mutant === undefined) delete process.env.MUTANT
  else process.env.MUTANT = String(mutant.id)
  const javascript = stripTypeScriptTypes(insertSwitches(code, mutantsOf(code)))
  return new Function(`${javascript}\nreturn run()`)()
}

describe('findMutants', () => {
  it.each([
    ['const f = (a: number) => a < 5', ['a < 5 → (a) <= (5)', 'a < 5 → (a) >= (5)', '5 → 6']],
    ['const MS = 30_000', ['30_000 → 60000']],
    ['const SHARE = 0.01', ['0.01 → 0.02']],
    [
      "const f = () => a === 'production' && !b",
      [
        "a === 'production' && !b → (a === 'production') || (!b)",
        "a === 'production' → (a) !== ('production')",
        "'production' → ''",
        '!b → b',
      ],
    ],
    ['if (a) throw new Error(`x`)', ['a → true', 'a → false', 'throw new Error(`x`) → null']],
    ['f(a ? b : c)', ['f(a ? b : c) → null', 'a ? b : c → b', 'a ? b : c → c']],
    ['const r = /^a$/i', ['/^a$/i → /a$/i', '/^a$/i → /^a/i']],
    [
      'const all = a.every(Math.min(b, c))',
      ['a.every(Math.min(b, c)) → a.some(Math.min(b, c))', 'Math.min(b, c) → Math.max(b, c)'],
    ],
    ['const g = async () => { await f() }', ['await f() → null', 'await f() → f()']],
    [
      "const q = 'UPDATE a SET b = ? WHERE c = ?1 AND d IS NOT NULL'",
      [
        "'UPDATE a SET b = ? WHERE c = ?1 AND d IS NOT NULL' → ''",
        "'UPDATE a SET b = ? WHERE c = ?1 AND d IS NOT NULL' → 'UPDATE a SET b = ? WHERE (c = ?1 OR 1) AND d IS NOT NULL'",
        "'UPDATE a SET b = ? WHERE c = ?1 AND d IS NOT NULL' → 'UPDATE a SET b = ? WHERE c = ?1 AND (d IS NOT NULL OR 1)'",
      ],
    ],
  ])('finds the faults of %j', (code, expected) => expect(shown(code)).toEqual(expected))

  it.each([
    ["import a from 'a'"],
    ["const load = () => import('a')"],
    ["type A = 'a' | 5"],
    ["const a = { 'b': c } satisfies Record<'b', number>"],
    ["new UpstreamError('text')"],
    ['for (let i = 0; i < 5; i++) {}'],
    ['const a = `b` + c'],
  ])('finds no number, text or operator of names, types, errors, loops and text sums in %j', (code) =>
    expect(shown(code).filter((each) => !each.startsWith('`'))).toEqual(
      code.startsWith('new') ? [`${code} → null`] : [],
    ),
  )

  it('names file, line and source of a mutant after characters outside ASCII', () =>
    expect(mutantsOf('// … 🙂\n\n  a(5)\n')[1]).toMatchObject({
      id: 1,
      file: 'a.ts',
      line: 3,
      source: 'a(5)',
      original: '5',
    }))
})

describe('insertSwitches', () => {
  const code = `
    type Sum = { of: readonly number[] }
    const LIMIT = 3 as const
    const log: string[] = []
    const isBig = ({ of }: Sum): boolean => of.some((each) => each > LIMIT && each !== 7)
    const run = () => {
      log.push('start')
      if (isBig({ of: [1, 4] })) log.push('big')
      return log.join(' ') + (LIMIT * 2 - 1)
    }`

  it('leaves the result unchanged without a chosen mutant', () => expect(run(code)).toBe('start big5'))

  it('keeps the else of a condition without braces', () =>
    expect(run('let a = 0; const run = () => { if (a > 0) a = 1\nelse a = 2\nreturn a }')).toBe(2))

  it('gives each chosen mutant its result', () => {
    const results = mutantsOf(code).map((mutant) => [`${mutant.original} → ${mutant.replacement}`, run(code, mutant)])
    expect(Object.fromEntries(results)).toEqual({
      '3 → 4': 'start7',
      'of.some((each) => each > LIMIT && each !== 7) → of.every((each) => each > LIMIT && each !== 7)': 'start5',
      'each > LIMIT && each !== 7 → (each > LIMIT) || (each !== 7)': 'start big5',
      'each > LIMIT → (each) >= (LIMIT)': 'start big5',
      'each > LIMIT → (each) <= (LIMIT)': 'start big5',
      'each !== 7 → (each) === (7)': 'start5',
      '7 → 8': 'start big5',
      "log.push('start') → null": 'big5',
      "'start' → ''": ' big5',
      'isBig({ of: [1, 4] }) → true': 'start big5',
      'isBig({ of: [1, 4] }) → false': 'start5',
      "' ' → ''": 'startbig5',
      '1 → 2': 'start big4',
      '4 → 5': 'start big5',
      "log.push('big') → null": 'start5',
      "'big' → ''": 'start 5',
      "log.join(' ') + (LIMIT * 2 - 1) → (log.join(' ')) - ((LIMIT * 2 - 1))": Number.NaN,
      'LIMIT * 2 - 1 → (LIMIT * 2) + (1)': 'start big7',
      'LIMIT * 2 → (LIMIT) / (2)': 'start big0.5',
      '2 → 3': 'start big8',
    })
  })
})

describe('test process', () => {
  it('reports no failure of an earlier run, and no crash as one', async () => {
    const tests = createTestProcess('signing')
    const run = (mutant: string, file: string) =>
      tests.run({ project: 'unit', mutant, files: [`shared/signing/${file}.test.ts`] }, 30_000)
    const mutant = mutantsOfArea('signing').find(({ file }) => file === 'shared/signing/sha256.ts')
    expect(await run(String(mutant?.id), 'sha256')).toMatchObject({
      failure: expect.stringContaining('sha256.test.ts: '),
    })
    expect(await run('none', 'signed-token')).toMatchObject({ failure: null })
    expect(await run('none', 'no-such-file')).toBe('crash')
    tests.stop()
  })
})

describe('areas', () => {
  it.each(Object.keys(AREAS).filter(isAreaName))('keep the files of %s valid with all mutants', (area) => {
    for (const [file, mutants] of Map.groupBy(mutantsOfArea(area), (mutant) => mutant.file))
      expect(parseSync(file, insertSwitches(readFileSync(file, 'utf8'), mutants)).errors, file).toEqual([])
  })
})

describe('equivalents', () => {
  it('name mutants that exist, each once and with a reason', () => {
    const all = Object.keys(AREAS)
      .filter(isAreaName)
      .flatMap(mutantsOfArea)
      .map((mutant) => `${mutant.file} ${mutant.source} ${mutationOf(mutant)}`)
    const named = EQUIVALENTS.map(({ file, source, mutation }) => `${file} ${source} ${mutation ?? ''}`)
    expect(named.filter((start) => !all.some((mutant) => mutant.startsWith(start)))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
    for (const { why } of EQUIVALENTS) expect(why.length).toBeGreaterThan(10)
  })
})
