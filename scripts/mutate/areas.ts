import { globSync, readFileSync } from 'node:fs'
import { findMutants, type Mutant } from './find-mutants.ts'

type Area = {
  /** Globs of the mutated files. */
  sources: readonly string[]
  /** Folders of the unit tests. */
  unit: readonly string[]
  /** Names of integration tests. */
  integration: readonly string[]
}

export const AREAS = {
  gateway: {
    sources: ['worker/gateway/*.{ts,tsx}', 'worker/visit/*.ts'],
    unit: ['worker/gateway/', 'worker/visit/', 'worker/features/growth/'],
    integration: [
      ...['access-log', 'errors', 'experiments', 'geo-redirect', 'growth', 'headers', 'hostile-urls', 'modals'],
      ...['prefetch', 'publishing', 'routing', 'seo', 'sign-up-flow', 'variations', 'visitor'],
    ],
  },
  session: {
    sources: ['worker/features/session/*.ts', 'worker/features/sign-up/*.ts'],
    unit: ['worker/features/session/', 'worker/features/sign-up/'],
    integration: ['sign-in', 'sign-in-attacks', 'other-issuer', 'sign-up-flow'],
  },
  identity: {
    sources: ['backend/identity/**/*.ts'],
    unit: ['backend/identity/'],
    integration: ['sign-in', 'sign-in-attacks', 'sign-up-flow'],
  },
  data: {
    sources: ['worker/data/*.ts'],
    unit: ['worker/data/', 'worker/page/'],
    integration: ['back-end-failures', 'publishing', 'parallel-layout-load'],
  },
  page: {
    sources: ['worker/page/**/*.{ts,tsx}'],
    unit: ['worker/page/', 'worker/gateway/'],
    integration: ['page-purity', 'publishing', 'back-end-failures', 'modals', 'errors', 'cold-pages'],
  },
  signing: {
    sources: [
      ...['shared/signing/*.ts', 'shared/contracts/personal-token.ts'],
      ...['worker/features/growth/operator.ts', 'worker/features/growth/flag-preview.ts'],
    ],
    unit: ['shared/signing/', 'shared/contracts/', 'worker/features/growth/'],
    integration: [],
  },
  flags: {
    sources: ['flags/**/*.ts', 'worker/flags/*.ts'],
    unit: ['flags/', 'worker/flags/'],
    integration: ['variations', 'experiments', 'growth'],
  },
} as const satisfies Record<string, Area>

export type AreaName = keyof typeof AREAS
export const isAreaName = (name: string): name is AreaName => Object.hasOwn(AREAS, name)

export const mutantsOfArea = (name: AreaName): Mutant[] => {
  const files = AREAS[name].sources.flatMap((glob) => globSync(glob)).sort()
  return findMutants(
    files
      .filter((file) => !/\.(test|cases)\.tsx?$/.test(file))
      .map((file) => ({ file, code: readFileSync(file, 'utf8') })),
  )
}
