import { CONVERSIONS, type ConversionKind, type ExperimentCounts } from '../../shared/contracts/experiment-events.ts'
import type { Experiment } from './experiment.ts'
import { SRM_P_THRESHOLD, sampleRatioP } from './sample-ratio.ts'
import type { StoredExperiment } from './stored-experiments.ts'
import { differenceOf, isSignificant, MIN_CONVERSIONS, type Uplift, upliftOf, visitorsNeeded } from './uplift.ts'

export type ArmResult = {
  name: string
  visitors: number
  /** Configured share of the experiment's visitors, 0 to 1. */
  share: number
  converted: number
  /** Null without visitors. */
  rate: number | null
  /** Against the control; null for the control, and below MIN_CONVERSIONS. */
  uplift: Uplift | null
  /** Exact test, if only one of both has enough conversions for an interval. */
  exact: 'better' | 'worse' | null
}

/** `few`: too few conversions; `open`: no significant difference; `decided`: one exists; `broken`: the split is wrong. */
export type ResultStatus = 'few' | 'open' | 'decided' | 'broken'

export type Metric = {
  kind: ConversionKind
  arms: ArmResult[]
  verdict: ResultStatus
  /** Visitors per variation to detect MIN_DETECTABLE_EFFECT; null while the control's rate is unknown. */
  needed: number | null
}

export type Results = {
  /** p-value of the split. */
  sampleRatio: { p: number; alarm: boolean }
  /** Set if the split changed while visitors were counted. */
  sharesChangedAt: string | null
  /** Too many visitors saw several variations to be ignored. */
  manyCrossed: boolean
  metrics: Metric[]
}

export const MIN_DETECTABLE_EFFECT = 0.1

/** A few visitors with two variations are normal. */
const CROSSED_SHARE = 0.01
const MIN_CROSSED = 10

/** @param experiment null if unknown: then names are numbers and shares are equal, and an alarm does not break the metrics */
export const resultsOf = (
  counts: ExperimentCounts,
  experiment: (Experiment & Partial<Pick<StoredExperiment, 'sharesChangedAt'>>) | null,
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

/** Changes before the first visitor or after the last one mix no visitors. */
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
  const arms = plain.map((arm, i): ArmResult => {
    const other = i === 0 ? undefined : control
    return {
      ...arm,
      rate: arm.visitors === 0 ? null : arm.converted / arm.visitors,
      uplift: other === undefined ? null : upliftOf(other, arm, variations),
      exact: other === undefined ? null : differenceOf(other, arm, variations),
    }
  })
  const uplifts = arms.flatMap(({ uplift }) => uplift ?? [])
  const isAnyDecided = uplifts.some(isSignificant) || arms.some(({ exact }) => exact !== null)
  const { rate = null, converted = 0 } = arms[0] ?? {}
  return {
    kind,
    arms,
    verdict: isBroken ? 'broken' : isAnyDecided ? 'decided' : uplifts.length === 0 ? 'few' : 'open',
    needed:
      rate === null || rate === 1 || converted < MIN_CONVERSIONS
        ? null
        : visitorsNeeded(rate, MIN_DETECTABLE_EFFECT, variations),
  }
}
