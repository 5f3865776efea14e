import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { clientBuild } from './scripts/build/client-build.ts'

/**
 * Files under way at once, whatever their project: one per core, and few where cores are many, because files of
 * integration and browser tests start workers of their own. One number for all projects, so that none waits for
 * another to end.
 */
const AT_ONCE = Math.min(availableParallelism(), 4)

/**
 * Files of one process share what they import (what a file mocks ends with it): wrangler and Playwright take longer to
 * load than many files take to run. What a module keeps is there for the next file, too, and its hooks are not: those are
 * set up by a function that each file calls.
 */
const isolate = false

/** The longest file of all looks small, and would be waited for at the end: it runs suites of its own. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => moduleId.endsWith('/pseudo-market.test.ts')
    return (await super.sort(files)).toSorted((a, b) => Number(isLongest(b)) - Number(isLongest(a)))
  }
}

/** Unit tests beside the code, guards over the whole tree, and integration tests that drive the built workers. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [clientBuild()],
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'dist/**', '.wrangler/**', 'tests/integration/**', 'tests/e2e/**'],
          isolate,
          // Properties try hundreds of cases; how fast is the machine's affair.
          testTimeout: 30_000,
          maxWorkers: AT_ONCE,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/integration/global-setup.ts'],
          isolate,
          testTimeout: 60_000,
          hookTimeout: 180_000,
          maxWorkers: AT_ONCE,
        },
      },
      {
        plugins: [clientBuild()],
        test: {
          name: 'browser',
          // What a page comes to show is waited for as long as it takes on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/integration/global-setup.ts'],
          isolate,
          // With code that is held back (tests/support/browser.ts) the longest visit takes as much again.
          testTimeout: process.env.SLOW_CODE ? 240_000 : 90_000,
          hookTimeout: 180_000,
          maxWorkers: AT_ONCE,
        },
      },
    ],
  },
})
