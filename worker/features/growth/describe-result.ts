import type { Difference } from '../../../flags/experiments/interval.ts'
import { type GuardrailKind, MIN_DETECTABLE_EFFECT, type Results } from '../../../flags/experiments/results.ts'
import type { ExperimentCounts } from '../../../shared/contracts/experiment-events.ts'
import { percent, whole } from './growth-page.ts'

export const METRIC_NAMES: Record<GuardrailKind, string> = {
  booking_click: 'Left for the booking site',
  booking: 'Booked there',
  error: 'Met an error of our scripts',
  slow_page: 'Waited more than 2.5 s for the page (LCP)',
  slow_reaction: 'Waited more than 200 ms for a reaction (INP)',
}

/** Within a phrase. */
export const metricName = (kind: GuardrailKind): string =>
  METRIC_NAMES[kind].replace(/^./, (letter) => letter.toLowerCase())

/** Fewer visitors of a variation, or less than a day, say nothing. */
export const MIN_VISITORS = 100

/** Days until the smallest variation has the planned visitors at the present rate; null without enough traffic. */
export const daysLeft = ({ goal, arms }: Results, { first, last }: ExperimentCounts): number | null => {
  const fewest = Math.min(...arms.map(({ visitors }) => visitors))
  if (goal === null || first === null || last === null || !Number.isFinite(fewest)) return null
  if (fewest >= goal.needed) return 0
  const days = (Date.parse(last) - Date.parse(first)) / 86_400_000
  return days < 1 || fewest < MIN_VISITORS ? null : Math.ceil(((goal.needed - fewest) * days) / fewest)
}

/** An experiment's results, and days left as of `daysLeft`. */
export type Progress = { results: Results; days: number | null }

/** Whether the interval of a variation excludes no change, or the plan is reached. */
export const canBeDecided = ({ results: { isBroken, arms }, days }: Progress): boolean =>
  !isBroken && (days === 0 || arms.some(({ difference }) => isClear(difference)))

const isClear = (difference: Difference | null): difference is Difference =>
  difference !== null && (difference.low > 0 || difference.high < 0)

export const describeResult = ({ goal, isBroken, arms }: Results, days: number | null): string => {
  if (goal === null) return 'No goal is declared for this flag (goal in flags/registry.ts), so nothing can be decided.'
  if (isBroken) return 'The split is wrong, so this says nothing.'
  const [control] = arms
  const decided = arms.flatMap(({ name, difference }) =>
    isClear(difference)
      ? `${name} converts ${difference.low > 0 ? 'better' : 'worse'} than ${control?.name}: ${interval(difference)} points.`
      : [],
  )
  if (decided.length > 0) return decided.join(' ')
  const left = days === null ? '' : days === 0 ? ' They are reached: end it.' : ` About ${whole(days)} days are left.`
  return `Nothing is decided. The plan: ${whole(goal.needed)} visitors for each variation find ${percent(MIN_DETECTABLE_EFFECT)} more than ${percent(goal.rate)} in eight of ten experiments.${left}`
}

/** Percentage points with a true minus sign. */
export const points = (share: number): string =>
  `${share < 0 ? '−' : '+'}${Number((Math.abs(share) * 100).toPrecision(3))}`
export const interval = ({ low, high }: Difference): string => `${points(low)} to ${points(high)}`
