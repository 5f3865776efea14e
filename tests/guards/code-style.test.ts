import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brand } from '../../markets/brand.ts'
import { sourceFiles } from './source-files.ts'

const CODE = 'backend bench build client demo flags local markets scripts shared tests worker'.split(' ')
const files = CODE.flatMap((folder) => sourceFiles(folder, /\.(tsx?|mjs|cjs)$/))
const text = (file: string) => readFileSync(file, 'utf8')
const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/')

/** Files that may read the machine's clock or random numbers, to pass them on. */
const CLOCK_READERS = new Set([
  'worker/env.ts',
  'backend/kit/clock.ts',
  'backend/kit/http/log.ts',
  'backend/identity/index.ts',
])

/** Numbers without separators, such as percentages and durations, and pages for operators in English. */
const OTHER_FORMATS = [
  'backend/api/facts/placeholders.ts',
  'backend/api/facts/stored-data.ts',
  'worker/features/growth/growth-page.ts',
  'worker/ui/numbers.ts',
]

/** Tests that pace or slow something down, bound a wait or mention a timer; no other test may wait for a fixed time. */
const TIMER_TESTS = new Set([
  'tests/e2e/events.test.ts',
  'tests/e2e/xss.test.ts',
  'tests/integration/cold-pages.test.ts',
  'tests/integration/fresh-prices.test.ts',
  'tests/support/all-pages.ts',
  'tests/support/browser.ts',
  'tests/support/largest-paint.ts',
  'tests/support/measure-first-visit.ts',
  'worker/data/cache-loads.test.ts',
])

describe('code style', () => {
  it('uses the brand name in brand config, content and deployment settings only', () => {
    const worker = /sojourn-(?:front-door|storefront|api|identity)|sojourn_/g
    const named = files.filter(
      (file) =>
        file !== 'markets/brand.ts' &&
        !file.startsWith('demo/seed/') &&
        !/^(build|local|scripts)\//.test(file) &&
        !isTest(file) &&
        new RegExp(brand.name, 'i').test(text(file).replace(worker, '')),
    )
    expect(named).toEqual([])
  })

  it('has no barrel files and no folder called utils or helpers', () => {
    const barrels = files.filter((file) => /(^|\/)index\.ts$/.test(file) && /^export \* from/m.test(text(file)))
    const vague = files.filter((file) => /(^|\/)(utils?|helpers?|misc|common)(\/|\.ts)/.test(file))
    expect([...barrels, ...vague]).toEqual([])
  })

  it('passes the clock and random numbers as parameters', () => {
    const readers = files.filter(
      (file) =>
        /^(backend|client|demo|flags|markets|shared|worker)\//.test(file) &&
        !isTest(file) &&
        !CLOCK_READERS.has(file) &&
        /new Date\(\)|Date\.now\(\)|\.toLocale(Date|Time)?String\(\)/.test(text(file)),
    )
    expect(readers).toEqual([])
    for (const file of CLOCK_READERS) expect(existsSync(file), file).toBe(true)
  })

  it('uses no style attributes and no inline handlers in markup (the CSP forbids them)', () => {
    const folders = ['shell', 'modals', 'engine', 'pages', 'ui']
      .map((name) => `worker/${name}`)
      .concat('client/islands')
    // The prop `style` of documents is a style sheet.
    const inline = /(?<!<\w*Document\s[^<]*)\sstyle=\{|\bonclick=/
    for (const folder of folders) {
      const markup = files.filter((file) => file.startsWith(`${folder}/`) && !isTest(file))
      expect(markup.length, folder).toBeGreaterThan(0)
      expect(markup.filter((file) => inline.test(text(file)))).toEqual([])
    }
  })

  it('has literal colours in the two files of design tokens only', () => {
    const tokens = ['tokens', 'palettes'].map((name) => `worker/ui/styles/${name}.css`)
    const literal = /(?:#|%23)(?:[\da-f]{3,4}){1,2}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(|: (?:white|black)\b/i
    const sheets = ['worker', 'client'].flatMap((folder) => sourceFiles(folder, /\.css$/))
    expect(sheets.filter((file) => !tokens.includes(file) && literal.test(text(file)))).toEqual([])
  })

  it('limits nine in ten files to 200 lines', () => {
    const lengths = files.map((file) => text(file).split('\n').length).sort((a, b) => a - b)
    expect(lengths[Math.floor(lengths.length * 0.5)]).toBeLessThan(100)
    expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThan(200)
  })

  it('sets up hooks and cases once per test file: importing happens once for many files', () => {
    const tests = files.filter((file) => file.startsWith('tests/'))
    const onImport = /^(?:(?:before|after)(?:All|Each)\(|(?:export )?const \w+ = browserSite\()/m
    const hooked = tests.filter((file) => !/\.test\.tsx?$/.test(file) && onImport.test(text(file)))
    const imported = tests.flatMap((file) => text(file).match(/[\w-]+\/[\w-]+\.cases\.ts(?=')/g) ?? [])
    expect([...hooked, ...imported.filter((file, i) => imported.indexOf(file) !== i)]).toEqual([])
    expect(imported.length).toBe(tests.filter((file) => file.endsWith('.cases.ts')).length)
  })

  it('reads no path from a URL of a file, which spells spaces and accents as %20 and %C3', () => {
    const reads = /import\.meta\.(?:url|resolve\([^)]*\))\)?\s*\.pathname|pathToFileURL\(.*\.pathname/
    const config = ['vite.config.ts', 'vitest.config.ts']
    expect([...files, ...config].filter((file) => reads.test(text(file)))).toEqual([])
  })

  it('formats numbers for visitors in markets/format-number.ts only', () => {
    const product = files.filter((file) => /^(backend|client|markets|shared|worker)\//.test(file) && !isTest(file))
    expect(product.filter((file) => /NumberFormat\(|toLocaleString\(/.test(text(file))).sort()).toEqual(OTHER_FORMATS)
    const messages = sourceFiles('markets', /messages\/storefront\.json$/)
    expect(messages.filter((file) => /\{\{\w+, number/.test(text(file)))).toEqual([])
  })

  it('waits for facts in tests, never for a fixed time', () => {
    const timed = files.filter(
      (file) => isTest(file) && /waitFor[T]imeout|network[i]dle|\bsetTimeout\(|timers\/promises/.test(text(file)),
    )
    expect(new Set(timed)).toEqual(TIMER_TESTS)
  })

  it('numbers at most 40 decisions without gaps, each with rejected alternatives and at most 250 words', () => {
    const decisions = sourceFiles('docs/decisions', /\.md$/).sort()
    decisions.forEach((file, i) => {
      expect(file).toMatch(new RegExp(`^docs/decisions/${String(i + 1).padStart(4, '0')}-`))
      expect(text(file), file).toContain('**Rejected.**')
      expect(text(file).trim().split(/\s+/).length, file).toBeLessThanOrEqual(250)
    })
    expect(decisions.length).toBeGreaterThan(5)
    expect(decisions.length).toBeLessThanOrEqual(40)
  })
})
