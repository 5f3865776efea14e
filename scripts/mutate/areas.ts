import { globSync, readFileSync } from 'node:fs'
import { findMutants, type Mutant } from './find-mutants.ts'

type Area = {
  /** Globs of the mutated files. */
  sources: readonly string[]
  /** Folders of unit tests, or one without `.test.ts`. */
  unit: readonly string[]
  /** Names of integration tests. */
  integration: readonly string[]
}

export const AREAS = {
  gateway: {
    sources: ['worker/env.ts', 'worker/gateway/*.{ts,tsx}', 'worker/visit/*.ts'],
    unit: ['worker/env', 'worker/gateway/', 'worker/visit/', 'worker/features/growth/'],
    integration: [
      ...['access-log', 'back-end-failures', 'beans', 'chat', 'errors', 'events', 'experiments', 'geo-redirect'],
      ...['growth', 'headers', 'hostile-urls', 'modals', 'newsletter', 'notify-me', 'page-purity', 'prefetch'],
      ...['publishing', 'rate-limits', 'routing', 'seo', 'shared-page-privacy', 'sign-in', 'sign-in-attacks'],
      ...['sign-up-flow', 'variations', 'visitor', 'wishlist'],
    ],
  },
  session: {
    sources: ['worker/features/session/*.ts', 'worker/features/sign-up/*.ts'],
    unit: ['worker/features/session/', 'worker/features/sign-up/'],
    integration: [
      ...['access-log', 'errors', 'headers', 'notify-me', 'other-issuer', 'shared-page-privacy', 'sign-in'],
      ...['sign-in-attacks', 'sign-up-flow', 'wishlist'],
    ],
  },
  identity: {
    sources: ['backend/identity/*.ts', 'backend/identity/!(browser)/*.ts'],
    unit: ['backend/identity/'],
    integration: [
      ...['access-log', 'api-pages', 'errors', 'headers', 'notify-me', 'rate-limits', 'sign-in', 'sign-in-attacks'],
      ...['sign-up-flow', 'wishlist'],
    ],
  },
  data: {
    sources: ['worker/data/*.ts'],
    unit: ['worker/data/', 'worker/page/'],
    integration: [
      ...['alerts', 'api-calls', 'api-pages', 'back-end-failures', 'blocks', 'cold-pages', 'errors', 'notify-me'],
      ...['parallel-layout-load', 'publishing', 'shared-page-privacy', 'sign-up-flow', 'wishlist'],
    ],
  },
  page: {
    sources: ['worker/page/**/*.{ts,tsx}'],
    unit: ['worker/page/', 'worker/gateway/'],
    integration: [
      ...['access-log', 'back-end-failures', 'beans', 'blocks', 'cold-pages', 'errors', 'headers', 'hostile-urls'],
      ...['modals', 'page-purity', 'parallel-layout-load', 'prefetch', 'publishing', 'routing', 'seo'],
      ...['shared-page-privacy', 'variations', 'visitor'],
    ],
  },
  signing: {
    sources: [
      ...['shared/signing/*.ts', 'shared/contracts/personal-token.ts', 'shared/contracts/storefront-call.ts'],
      ...['worker/features/growth/operator.ts', 'worker/features/growth/flag-preview.ts'],
    ],
    unit: ['shared/signing/', 'shared/contracts/', 'worker/features/growth/'],
    integration: [],
  },
  flags: {
    sources: ['flags/**/*.ts', 'worker/flags/*.ts'],
    unit: ['flags/', 'worker/flags/'],
    integration: ['experiments', 'geo-redirect', 'growth', 'headers', 'variations'],
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
