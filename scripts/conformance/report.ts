import { FEATURES, type Feature } from '../../shared/contracts/calls/contract-call.ts'
import type { Outcome } from './run-calls.ts'

/** Without these no site runs. */
const NEEDED: readonly Feature[] = ['pages', 'search', 'trips']

const nameOf = ({ call: { method, path } }: Outcome): string => `${method} ${path}`

/** One word for a feature: broken where any call is, missing where all are. */
const stateOf = (outcomes: Outcome[]): string => {
  const has = (state: Outcome['state']) => outcomes.some((outcome) => outcome.state === state)
  if (has('broken')) return 'broken'
  if (has('missing')) return has('ready') ? 'incomplete' : 'missing'
  return has('ready') ? 'ready' : 'not tried'
}

/** A line for each issue, and one for all calls that are missing or left out for the same reason. */
const linesOf = (outcomes: readonly Outcome[]): string[] => {
  const issues = outcomes.flatMap((outcome) =>
    outcome.issues.map(
      ({ path, message, times }) =>
        `  ${nameOf(outcome)}: ${path === '' ? '' : `${path}: `}${message}${times > 1 ? ` (${times} times)` : ''}`,
    ),
  )
  const without = outcomes.filter(({ state }) => state === 'missing' || state === 'left out')
  const alike = Object.groupBy(without, ({ state, reason }) => `${state}, ${reason}`)
  return [...issues, ...Object.entries(alike).map(([why, calls]) => `  ${calls?.map(nameOf).join(', ')}: ${why}`)]
}

/** Feature by feature, with every issue. @returns `isFit`: a site runs with this back end, and nothing is broken */
export const reportOf = (outcomes: readonly Outcome[]): { text: string; isFit: boolean } => {
  const features = FEATURES.map((feature) => {
    const own = outcomes.filter(({ call }) => call.features.includes(feature))
    return { feature, state: stateOf(own), lines: linesOf(own) }
  })
  return {
    text: features.flatMap(({ feature, state, lines }) => [`${feature}: ${state}`, ...lines]).join('\n'),
    isFit: features.every(
      ({ feature, state }) => state !== 'broken' && (state === 'ready' || !NEEDED.includes(feature)),
    ),
  }
}
