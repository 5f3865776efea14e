import { expect, it } from 'vitest'
import { MAX_ERRORS, MAX_MESSAGE, MAX_STACK, pageReportSchema } from '../../shared/contracts/page-report.ts'
import { type Failure, LIMITS, reportFailures } from './report-failures.ts'

it('errors of a page are reported once each, within the limits of the contract', () => {
  const long = Object.assign(new Error('x'.repeat(400)), { stack: 'y'.repeat(3000) })
  const failures = [
    ...[{ error: long }, { error: long }, { reason: undefined }, { message: 'Script error.', error: null }],
    { reason: new DOMException('Transition was skipped', 'AbortError') },
    ...Array.from({ length: 9 }, (_, i) => ({ reason: `no ${i}` })),
  ] as unknown as Failure[]
  const errors = reportFailures(failures)
  expect(errors.map(({ message }) => message)).toEqual([
    ...[`Error: ${'x'.repeat(293)}`, 'undefined', 'Script error.', 'no 0', 'no 1'],
  ])
  expect(pageReportSchema.safeParse({ build: 'a', vitals: {}, errors }).error).toBeUndefined()
  expect(LIMITS).toEqual({ errors: MAX_ERRORS, message: MAX_MESSAGE, stack: MAX_STACK })
})
