import type { Look, SoakResult } from './soak.ts'

/** Heap growth is measured from this minute, when everything has been requested once. */
const SETTLED_MINUTE = 3
const MAX_GROWTH = 1.2

/** Heap at the end divided by the heap at minute 3, or at the first sample of a shorter run. */
export const growthOf = (looks: readonly Look[]): number => {
  const settled = looks.find(({ minute }) => minute >= SETTLED_MINUTE) ?? looks[0]
  return (looks.at(-1)?.heap ?? 0) / (settled?.heap ?? 0)
}

/** Failures of a soak; empty when it passed. */
export const soakFailures = (result: SoakResult): string[] => {
  const { warmErrors, broken, unanswered, unhandledRejections, standIns, looks } = result
  const growth = growthOf(looks)
  const complaints: [boolean, string][] = [
    [warmErrors > 0, `${warmErrors} warm pages were errors`],
    [broken > 0, `${broken} answers were 500`],
    [unanswered > 0, `${unanswered} requests had no answer`],
    [unhandledRejections > 0, `${unhandledRejections} unhandled rejections`],
    [!(growth <= MAX_GROWTH), `the heap grew ${growth.toFixed(2)} times`],
    [standIns === 0, 'nothing ever stood in for what failed: nothing was tried'],
  ]
  return complaints.flatMap(([is, text]) => (is ? [text] : []))
}
