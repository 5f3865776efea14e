import { defineConfig } from 'vitest/config'
import { clientBuild } from './scripts/build/client-build.ts'

/** Unit tests beside the code, guards over the whole tree, and integration tests that drive the built workers. */
export default defineConfig({
  test: {
    projects: [
      {
        plugins: [clientBuild()],
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: ['node_modules/**', 'dist/**', 'tests/integration/**', 'tests/e2e/**'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/integration/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // Each file starts workers of its own; two at a time is what two cores bear.
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: ['tests/integration/global-setup.ts'],
          testTimeout: 90_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
        },
      },
    ],
  },
})
