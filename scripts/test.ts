import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findChromium } from '../local/browsers/find-chromium.ts'
import { findFirefox } from '../local/browsers/find-firefox.ts'
import { readOptions } from '../local/commands/read-options.ts'
import { prepareTemplate } from '../tests/support/prepare-template.ts'

const HELP = `npm test [-- [--all] FILE …]

Runs types, lint, then unit, integration and browser tests, or those of some files; ends with "N passed, N failed".

  --all  leaves nothing out, before a release`
const { values, positionals: filters } = readOptions(HELP, {
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const isAll = values.all
if (isAll) process.env.WHOLE_RUN = 'yes'
const RESULTS = '.wrangler/test-results.json'

type Counts = { passed: number; failed: number }
const counts: Counts = { passed: 0, failed: 0 }

type Ended = { status: number | null; output: string }

/** Runs a command; shows its output immediately, or returns it. */
const run = (command: string, words: readonly string[], shown: boolean): Promise<Ended> =>
  new Promise((resolve) => {
    const child = spawn(command, words, { stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'] })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
    child.on('error', ({ message }) => resolve({ status: null, output: message }))
    child.on('close', (status) => resolve({ status, output }))
  })

/**
 * Starts a check concurrently with the build and the first tests, which leave a core idle; the returned function
 * prints its result.
 */
const startCheck = (name: string, command: string, ...words: string[]): (() => Promise<void>) => {
  const ended = run(command, words, false)
  return async () => {
    const { status, output } = await ended
    counts[status === 0 ? 'passed' : 'failed']++
    if (status !== 0) console.log(output)
    console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
  }
}

/** Paths of browsers; without them it says why and ends. */
const findBrowsers = () => {
  try {
    return { chromium: findChromium(), firefox: findFirefox() }
  } catch (error) {
    console.error(`${(error as Error).message}\n\n0 passed, 1 failed`)
    process.exit(1)
  }
}

const checks = [
  startCheck('types', 'tsc', '--noEmit', '-p', '.'),
  startCheck('lint', 'biome', 'check', '.'),
  startCheck('unused code', 'knip'),
  // Binaries of development dependencies build, test and deploy the product.
  startCheck('code used by tests only', 'knip', '--production', '--exclude', 'binaries'),
]

mkdirSync('.wrangler', { recursive: true })
rmSync(RESULTS, { force: true })
const reporters = [
  '--reporter=default',
  '--reporter=tests/support/second-attempts.ts',
  '--reporter=json',
  `--outputFile.json=${RESULTS}`,
]
// Separate processes, because installing browsers blocks this one.
const building = run('node', ['scripts/build.ts'], true)
const { chromium, firefox } = findBrowsers()
process.env.CHROMIUM_PATH = chromium
// Otherwise the tests prepare it, and report the failure.
await prepareTemplate().catch(console.error)
const built = (await building).status === 0
// Without a build there are no tests, which counts as a failure below.
const vitest = built ? await run('vitest', ['run', ...reporters, ...filters], true) : null
for (const report of checks) await report()
const results = existsSync(RESULTS)
  ? (JSON.parse(readFileSync(RESULTS, 'utf8')) as {
      numPassedTests: number
      numFailedTests: number
      success: boolean
    })
  : null
if (results === null) counts.failed++
else {
  counts.passed += results.numPassedTests
  // A suite that cannot start fails without a failed test.
  counts.failed += results.numFailedTests > 0 ? results.numFailedTests : results.success && vitest?.status === 0 ? 0 : 1
}

if (!isAll && filters.length === 0) {
  console.log('Left out: pages beyond one of each kind, and dialogs and other states, of markets beyond de;')
  console.log(
    'cases repeated in further markets, on further devices, with and without JavaScript, with further faults,',
  )
  console.log('databases and random data, and floods of hundreds of requests; files named *.whole.test.ts; the third')
  console.log('and further list items of a shape on pages walked with axe.')
  console.log('`npm test -- --all` leaves nothing out.')
}
if (firefox === undefined)
  console.log('Left out: tests/e2e/firefox.test.ts. No Firefox is installed; FIREFOX_PATH can name one.')
console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
