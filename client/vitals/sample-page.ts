import { whenIdle } from '../boot/hydration-trigger.ts'
import { currentVisitor } from '../boot/visitor.ts'
import type { Failure } from './report-failures.ts'

/**
 * Measures a share of the page views, which the gateway states where analytics are allowed, once the page is loaded and
 * idle. Errors until then are kept.
 */
export const samplePage = (random: () => number): void => {
  const { vitals = 0 } = currentVisitor()
  if (random() >= vitals) return
  const failures: Failure[] = []
  for (const type of ['error', 'unhandledrejection'] as const)
    addEventListener(type, (event) => void failures.push(event))
  addEventListener('load', () =>
    whenIdle(() => import('./measure-page.ts').then(({ measurePage }) => measurePage(failures), Boolean)),
  )
}
