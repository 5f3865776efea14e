import { defineConfig } from 'vitest/config'

/** Unit tests beside the code, guards over the whole tree, and integration tests that drive the built workers. */
export default defineConfig({
  test: {
    projects: [
      {
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
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // Each file starts workers of its own; two at a time is what two cores bear.
          maxWorkers: 2,
        },
      },
    ],
  },
})
