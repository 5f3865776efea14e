import { expect, it } from 'vitest'
import { traceIn } from '../../shared/http/trace.ts'
import { traceOf, traceparentOf } from './trace.ts'

const TRACE = '0af7651916cd43dd8448eb211c80319c'

it.each([
  [`00-${TRACE}-b7ad6b7169203331-01`, TRACE],
  [`01-${TRACE}-b7ad6b7169203331-01-more`, TRACE],
  [`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, null],
  [`00-${TRACE.toUpperCase()}-b7ad6b7169203331-01`, null],
  [null, null],
])('the trace of %s is %s', (header, trace) => expect(traceIn(header)).toBe(trace))

it.each([
  ['8f2a6c1f2a11d3e4-MXP', '00000000000000008f2a6c1f2a11d3e4'],
  ['0AF76519-16cd-43dd-8448-eb211c80319c', TRACE],
])('request %s has the trace %s, which its calls carry with spans of their own', (id, trace) => {
  expect(traceOf(id)).toBe(trace)
  const [first, second] = [traceparentOf(trace), traceparentOf(trace)]
  expect(traceIn(first)).toBe(trace)
  expect(first).not.toBe(second)
})
