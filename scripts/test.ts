import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { buildWorkers } from './setup/build-workers.ts'
import { findChromium } from './setup/find-chromium.ts'

/** `npm test [-- <vitest filters>]`: types, lint, then unit, integration and browser tests; one closing line. */
const filters = process.argv.slice(2)
const RESULTS = '.wrangler/test-results.json'

type Counts = { passed: number; failed: number }
const counts: Counts = { passed: 0, failed: 0 }

const check = (name: string, command: string, ...words: string[]): void => {
  const { status } = spawnSync(command, words, { stdio: 'inherit' })
  counts[status === 0 ? 'passed' : 'failed']++
  console.log(`${status === 0 ? '✓' : '✗'} ${name}`)
}

process.env.CHROMIUM_PATH = findChromium()
check('types', 'tsc', '--noEmit', '-p', '.')
check('lint', 'biome', 'check', '.')

await buildWorkers()
mkdirSync('.wrangler', { recursive: true })
rmSync(RESULTS, { force: true })
const vitest = spawnSync(
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`, ...filters],
  {
    stdio: 'inherit',
  },
)
if (existsSync(RESULTS)) {
  const { numPassedTests, numFailedTests, success } = JSON.parse(readFileSync(RESULTS, 'utf8')) as {
    numPassedTests: number
    numFailedTests: number
    success: boolean
  }
  counts.passed += numPassedTests
  // A suite that cannot start has no failed test of its own, yet it failed.
  counts.failed += numFailedTests > 0 ? numFailedTests : success && vitest.status === 0 ? 0 : 1
} else {
  counts.failed++
}

console.log(`\n${counts.passed} passed, ${counts.failed} failed`)
process.exit(counts.failed === 0 ? 0 : 1)
