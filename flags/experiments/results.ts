import { CONVERSIONS, type ConversionKind, type ExperimentCounts } from '../../shared/contracts/experiment-events.ts'
import type { Experiment } from './experiment.ts'
import type { RememberedExperiment } from './remembered.ts'
import { SRM_P_THRESHOLD, sampleRatioP } from './sample-ratio.ts'
import { differenceOf, isSignificant, MIN_CONVERSIONS, type Uplift, upliftOf, visitorsNeeded } from './uplift.ts'

export type ArmResult = {
  name: string
  visitors: number
  /** Of the experiment's visitors, between 0 and 1: what was asked for. */
  share: number
  converted: number
  /** Null without visitors. */
  rate: number | null
  /** Against the control; null for the control itself, and while too few have converted. */
  uplift: Uplift | null
  /** That it differs from the control, where one of both has converted too few for an interval and the other has not. */
  exact: 'better' | 'worse' | null
}

/**
 * What the numbers say of one kind of conversion: `few`: too few have converted; `open`: nothing is decided; `decided`:
 * at least one variation differs from the control; `broken`: the split is not what was asked for, so they say nothing.
 */
export type ResultStatus = 'few' | 'open' | 'decided' | 'broken'

export type Metric = {
  kind: ConversionKind
  arms: ArmResult[]
  verdict: ResultStatus
  /** Visitors that each variation takes to find ten per cent more; null while the control's rate is not known. */
  needed: number | null
}

export type Results = {
  /** How likely a split as uneven as this one is when all is well. */
  sampleRatio: { p: number; alarm: boolean }
  /** When visitors who are counted began to be split otherwise; null when they are all split alike. */
  sharesChangedAt: string | null
  /** Too many saw more than one variation to be left out as if nothing were. */
  manyCrossed: boolean
  metrics: Metric[]
}

/** What the results page plans for: the smallest change that is worth finding. */
export const MIN_DETECTABLE_EFFECT = 0.1

/** Of all visitors, and in numbers: fewer who saw two variations are what happens. */
const CROSSED_SHARE = 0.01
const MIN_CROSSED = 10

/**
 * The results of an experiment. @param experiment as the payload has it or had it; null when nobody knows: then its
 * variations have numbers for names, and equal shares; since they may have been others, an alarm says nothing against
 * its metrics
 */
export const resultsOf = (
  counts: ExperimentCounts,
  experiment: (Experiment & Partial<Pick<RememberedExperiment, 'sharesChangedAt'>>) | null,
): Results => {
  const most = Math.max(0, ...counts.arms.map(({ variation }) => variation + 1))
  const planned = experiment?.variations ?? []
  const whole = planned.reduce((sum, { share }) => sum + share, 0) || 1
  const arms = Array.from({ length: Math.max(most, planned.length) }, (_, i) => ({
    name: planned[i]?.name ?? `Variation ${i}`,
    share: experiment === null ? 1 / most : (planned[i]?.share ?? 0) / whole,
    counted: counts.arms.find(({ variation }) => variation === i),
  }))
  const p = sampleRatioP(
    arms.map(({ counted }) => counted?.visitors ?? 0),
    arms.map(({ share }) => share),
  )
  const alarm = p < SRM_P_THRESHOLD
  const sharesChangedAt = changedWhileCounted(counts, experiment?.sharesChangedAt ?? null)
  const isBroken = sharesChangedAt !== null || (alarm && experiment !== null)
  const visitors = counts.arms.reduce((sum, arm) => sum + arm.visitors, counts.crossed)
  return {
    sampleRatio: { p, alarm },
    sharesChangedAt,
    manyCrossed: counts.crossed >= MIN_CROSSED && counts.crossed > visitors * CROSSED_SHARE,
    metrics: CONVERSIONS.map((kind) => metricOf(kind, arms, isBroken)),
  }
}

/** Shares that were settled before the first visitor came, or changed after the last one, have mixed nobody. */
const changedWhileCounted = ({ first, last }: ExperimentCounts, at: string | null): string | null =>
  at !== null && first !== null && last !== null && first < at && at < last ? at : null

type CountedArm = Pick<ArmResult, 'name' | 'share'> & { counted: ExperimentCounts['arms'][number] | undefined }

const metricOf = (kind: ConversionKind, counted: readonly CountedArm[], isBroken: boolean): Metric => {
  const plain = counted.map(({ name, share, counted: found }) => ({
    name,
    share,
    visitors: found?.visitors ?? 0,
    converted: found?.[kind] ?? 0,
  }))
  const [control] = plain
  const variations = plain.length - 1
  const arms = plain.map(
    (arm, i): ArmResult => ({
      ...arm,
      rate: arm.visitors === 0 ? null : arm.converted / arm.visitors,
      uplift: i === 0 || control === undefined ? null : upliftOf(control, arm, variations),
      exact: i === 0 || control === undefined ? null : differenceOf(control, arm, variations),
    }),
  )
  const uplifts = arms.flatMap(({ uplift }) => uplift ?? [])
  const isAnyDecided = uplifts.some(isSignificant) || arms.some(({ exact }) => exact !== null)
  const rate = arms[0]?.rate ?? null
  return {
    kind,
    arms,
    verdict: isBroken ? 'broken' : isAnyDecided ? 'decided' : uplifts.length === 0 ? 'few' : 'open',
    needed:
      rate === null || rate === 1 || (control?.converted ?? 0) < MIN_CONVERSIONS
        ? null
        : visitorsNeeded(rate, MIN_DETECTABLE_EFFECT, variations),
  }
}
