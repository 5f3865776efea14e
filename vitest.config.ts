import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { clientBuild } from './build/client-build.ts'
import { databaseSchemas } from './build/database-schemas.ts'
import { mailTemplates } from './build/mail-templates.ts'
import { mapSheets } from './build/map-sheets.ts'
import { IS_WHOLE_RUN } from './tests/support/whole-run.ts'

/**
 * Concurrent test files, for all projects together: one more than cores, because a file of browser tests waits for
 * frames, fades and responses about a third of its time; at most five, because files of integration and browser tests
 * start workers. The same number everywhere, so that no project waits for another to end.
 */
const AT_ONCE = Math.min(availableParallelism() + 1, 5)

/**
 * Files of one process share their imports (mocks end with their file), because wrangler and Playwright take longer to
 * load than many files take to run. State of a module stays for the next file, its hooks do not: each file calls a
 * function that sets them up.
 */
const isolate = false

/** What a busy machine delays passes on the second attempt; `npm test` names such tests at its end. */
const retry = 1

/** Files of cases that only repeat others, in a further market for instance. */
const WHOLE_RUN_ONLY = IS_WHOLE_RUN ? [] : ['**/*.whole.test.ts']

/** Files that are short to read and long to run, which would start last and be waited for. */
const LONGEST = /\/(content-audit|all-pages[\w-]*)(\.whole)?\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.test(moduleId)
    return (await super.sort(files)).toSorted((a, b) => Number(isLongest(b)) - Number(isLongest(a)))
  }
}

/** Unit tests beside the code, guards over the whole tree, and integration tests that drive the built workers. */
export default defineConfig({
  test: {
    fsModuleCachePath: '.wrangler/vitest-cache',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [clientBuild(), databaseSchemas(), mailTemplates(), mapSheets()],
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'dist/**', '.wrangler/**', 'tests/integration/**', 'tests/e2e/**'],
          // The sign-in service puts this file into its pages; others are empty in unit tests.
          css: { include: /styles\/tokens\.css/ },
          isolate,
          retry,
          // Properties try hundreds of cases; how fast is the machine's affair.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: AT_ONCE,
        },
      },
      {
        test: {
          name: 'integration',
          // Workers may log after the response, late on a busy machine.
          expect: { poll: { timeout: 10_000 } },
          include: ['tests/integration/**/*.test.ts'],
          exclude: WHOLE_RUN_ONLY,
          globalSetup: ['tests/integration/global-setup.ts'],
          isolate,
          retry,
          // Some start two sites, which takes a minute on a machine that is busy with a load of 18.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: AT_ONCE,
        },
      },
      {
        plugins: [clientBuild(), mapSheets()],
        test: {
          name: 'browser',
          // Long enough for pages to appear on a busy machine.
          expect: { poll: { timeout: 30_000 } },
          include: ['tests/e2e/**/*.test.ts'],
          exclude: WHOLE_RUN_ONLY,
          globalSetup: ['tests/integration/global-setup.ts'],
          isolate,
          retry,
          // For the longest visits on a busy machine, or with code that is held back (tests/support/browser.ts).
          testTimeout: 240_000,
          hookTimeout: 180_000,
          maxWorkers: AT_ONCE,
        },
      },
    ],
  },
})
