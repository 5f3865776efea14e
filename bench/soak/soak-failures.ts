import type { HeapSample, SoakResult } from './soak.ts'

/** Heap growth is measured from this minute, when everything has been requested once. */
const SETTLED_MINUTE = 3
const MAX_GROWTH = 1.2

/** Heap at the end divided by the heap at minute 3, or at the first sample of a shorter run. */
export const growthOf = (samples: readonly HeapSample[]): number => {
  const settled = samples.find(({ minute }) => minute >= SETTLED_MINUTE) ?? samples[0]
  return (samples.at(-1)?.heap ?? 0) / (settled?.heap ?? 0)
}

/** Failures of a soak; empty when it passed. */
export const soakFailures = (result: SoakResult): string[] => {
  const { warmErrors, internalErrors, withoutResponse, unhandledRejections, staleResponses, samples } = result
  const growth = growthOf(samples)
  const checks: [boolean, string][] = [
    [warmErrors > 0, `${warmErrors} warm pages failed`],
    [internalErrors > 0, `${internalErrors} responses were 500`],
    [withoutResponse > 0, `${withoutResponse} requests had no response`],
    [unhandledRejections > 0, `${unhandledRejections} unhandled rejections`],
    [!(growth <= MAX_GROWTH), `the heap grew ${growth.toFixed(2)} times`],
    [staleResponses === 0, 'no stale response was served: no fault had an effect'],
  ]
  return checks.flatMap(([failed, text]) => (failed ? [text] : []))
}
