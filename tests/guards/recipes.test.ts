import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { MARKET_IDS } from '../../markets/market-id.ts'
import { removeStaleCopies } from '../support/state.ts'

const TREES = '.wrangler/recipe-trees'
const folder = join(TREES, String(process.pid))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const copyTree = (): void => {
  rmSync(folder, { recursive: true, force: true })
  removeStaleCopies(TREES)
  const files = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  for (const file of files.stdout.split('\n').filter((each) => each !== '' && existsSync(each)))
    cpSync(file, join(folder, file))
}

const recipe = (name: string): string => readFileSync(`docs/recipes/${name}.md`, 'utf8')

/** Puts text after a place of a file that is there once. */
const insert = (file: string, place: string, text: string): void => {
  const before = readFileSync(join(folder, file), 'utf8')
  expect(before.split(place), `${file}: ${place}`).toHaveLength(2)
  writeFileSync(
    join(folder, file),
    before.replace(place, () => place + text),
  )
}

/** Text in backticks that begins with these words. */
const quoted = (text: string, start: string): string => {
  const found = [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, words = '']) => words)
    .filter((words) => words.startsWith(start))
  expect(found.length, start).toBeGreaterThan(0)
  return found[0] ?? ''
}

/** Code of each numbered step, by its file. */
const steps = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^\d\. `([^`]+)`: [^\n]*\n\s*```\w+\n(.*?)^ {3}```$/gms)].map(([, file = '', code = '']) => [
      file,
      code.replace(/^ {3}/gm, ''),
    ]),
  )

const write = (file: string, code: string | undefined): void => {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), code ?? '')
}

const addMessage = (section: string, key: string): void => {
  for (const id of MARKET_IDS) insert(`markets/${id}/messages/storefront.json`, `\n  "${section}": {`, `"${key}": "x",`)
}

const addPage = (): void => {
  const text = recipe('add-a-page')
  const code = steps(text)
  expect(Object.keys(code)).toEqual(
    ['page.ts', 'press-page.tsx', 'press-page.css'].map((n) => `worker/pages/press/${n}`),
  )
  for (const [file, content] of Object.entries(code)) write(file, content)
  insert('markets/route-table.ts', "  'sales',\n", `  ${quoted(text, "'press'")},\n`)
  insert('worker/pages/public.ts', 'fixedContentPages,\n', `  ${quoted(text, 'press: ')},\n`)
  insert('worker/pages/public.ts', "'./offline/page.ts'\n", "import { pressPage } from './press/page.ts'\n")
  for (const id of MARKET_IDS) insert(`markets/${id}/market.ts`, '  paths: {', " press: '/press',")
  addMessage('layout', 'pressTitle')
  expect(text).toContain('`docs/operations.md`: add `press` to the first routes of the storefront')
  insert('docs/operations.md', '### Storefront\n\nroutes|cost|limit\n-|-|-\n', '`press`, ')
}

const addFilter = (): void => {
  const text = recipe('add-a-filter')
  const columns = 'backend/api/catalogue/columns'
  insert('shared/filters/definitions.ts', 'export const FILTERS = {\n', `  ${quoted(text, 'reviewed: flag(')},\n`)
  insert(`${columns}/travel-test.ts`, '    bitsOf({\n', `      ${quoted(text, 'reviewed: filter.')},\n`)
  insert(
    `${columns}/facets.ts`,
    '[filter: number, found: Found<SearchFacets[F]>] } = {\n',
    `    ${quoted(text, 'reviewed: [')},\n`,
  )
  insert(`${columns}/travel-facts.ts`, 'export type TravelFacts = {\n', `  ${quoted(text, 'reviews: number')}\n`)
  insert(`${columns}/travel-facts.ts`, 'string> = {\n', `  ${quoted(text, "reviews: 'v")},\n`)
  insert(
    'backend/api/catalogue/tour-list.test.ts',
    ", 'textSearch'>, Fits> = {\n",
    `  ${quoted(text, 'reviewed: (filter, ')},\n`,
  )
  insert('docs/operations.md', 'names[*])[*] in {', `${quoted(text, '"reviewed"')} `)
  addMessage('search', 'reviewed')
}

const addBlock = (): void => {
  const text = recipe('add-a-block')
  const code = steps(text)
  const view = 'worker/ui/blocks/pull-quote'
  for (const file of [`${view}.tsx`, `${view}.css`]) write(file, code[file])
  insert('shared/contracts/blocks.ts', 'BLOCK_SCHEMAS = {\n', code['shared/contracts/blocks.ts'] ?? '')
  const source = 'backend/api/sources/block-source.ts'
  insert(source, "  block('contact-books', heading),\n", code[source] ?? '')
  insert('worker/ui/blocks/registry.tsx', 'BlockComponents = {\n', `  ${quoted(text, "'pull-quote': Pull")},\n`)
  insert('worker/ui/blocks/registry.tsx', "'./block-props.ts'\n", "import { PullQuote } from './pull-quote.tsx'\n")
}

/** Italy's entry of a list, followed by the same for the new market. */
const withCopy = (entry: string): string =>
  `${entry}${entry.startsWith('import') ? '\n' : ', '}${entry.replace(/\bit(?=[A-Z]|\b)/g, 'pl')}`

/** The files that list the markets (decision 33), each with a function that adds one. */
const LISTS: Readonly<Record<string, (text: string) => string>> = {
  'markets/market-id.ts': (text) => text.replace(/(MARKET_IDS|LANGUAGES) = \[(.*)\]/g, "$1 = [$2, 'pl']"),
  'markets/brand.ts': (text) => text.replace(/^( +)it: ('.*'),$/gm, '$&\n$1pl: $2,'),
  'markets/registry.ts': (text) => text.replace(/^import .*\/it\/.*$|\bit: it\w*(?:\.\w+)?/gm, withCopy),
  'markets/pl/market.ts': (text) => text.replace(/\b(id|language): 'it'/g, "$1: 'pl'"),
}

const addMarket = (): void => {
  addMessage('trip', 'translated-pl')
  cpSync(join(folder, 'markets/it'), join(folder, 'markets/pl'), { recursive: true })
  for (const [file, add] of Object.entries(LISTS)) write(file, add(readFileSync(join(folder, file), 'utf8')))
}

/** Those that a page or a filter breaks where its recipe lacks a step. */
const CHECKS = [
  'worker/pages/pages.test.ts',
  'tests/guards/route-limits.test.ts',
  'backend/api/catalogue/tour-list.test.ts',
  'worker/gateway/rate-limit-step.test.ts',
]

const run = (command: string, ...parameters: string[]): void => {
  const { status, stdout, stderr } = spawnSync(command, parameters, { cwd: folder, encoding: 'utf8' })
  expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, ''])
}

it('the recipes for a page, a filter, a block and a market compile, and keep their checks', () => {
  copyTree()
  for (const carryOut of [addPage, addFilter, addBlock]) carryOut()
  // Guards list the files of the repository that they are in.
  run('git', 'init', '--quiet')
  run('vitest', 'run', '--project', 'unit', ...CHECKS)
  addMarket()
  // Without tests and scripts, which take half of the time.
  const config = {
    extends: './tsconfig.json',
    include: ['**/*.d.ts'],
    files: ['worker/index.ts', 'backend/api/index.ts'],
  }
  write('tsconfig.recipes.json', JSON.stringify(config))
  run('tsc', '--noEmit', '-p', 'tsconfig.recipes.json')
}, 180_000)
