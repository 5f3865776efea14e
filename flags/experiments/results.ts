import {
  CONVERSIONS,
  type ConversionKind,
  type ExperimentCounts,
  HARMS,
  type HarmKind,
} from '../../shared/contracts/experiment-events.ts'
import { type FlagName, flags } from '../registry.ts'
import type { Experiment } from './experiment.ts'
import { type Arm, type Difference, differenceOf, visitorsNeeded } from './interval.ts'
import { SRM_ALPHA, sampleRatioP } from './sample-ratio.ts'
import type { StoredExperiment } from './stored-experiments.ts'

export type ArmResult = {
  name: string
  visitors: number
  /** Configured share of the experiment's visitors, 0 to 1. */
  share: number
  converted: number
  /** Against the control; null for the control, and without visitors. */
  difference: Difference | null
}

export type Results = {
  /** Visitors are not split as the shares ask. */
  isSkewed: boolean
  /** Set if the split changed while visitors were counted. */
  sharesChangedAt: string | null
  /** Too many visitors saw several variations to be ignored. */
  manyCrossed: boolean
  /** The split is wrong: differences say nothing. */
  isBroken: boolean
  /** Conversions of the declared goal; visitors only, if none is declared. */
  arms: ArmResult[]
  goal: { kind: ConversionKind; rate: number; needed: number } | null
  /**
   * What no variation may harm: conversions that are not the goal, of all visitors, and what browsers measured, of those
   * with the value. `rates` as `arms`.
   */
  guardrails: { kind: GuardrailKind; rates: Arm[]; harmedBy: string[] }[]
}

export type GuardrailKind = ConversionKind | HarmKind

export const MIN_DETECTABLE_EFFECT = 0.1

/** Chance of a false alarm of all variations of an experiment together, however often it is looked at. */
const ALPHA = 0.05
/** All guardrails together raise as few false alarms as the goal. Visitors at which the interval of one is tightest, as GrowthBook's default: harm shows early. */
const EARLY = 5000

const MEASURED = { error: 'measured', slow_page: 'measured_lcp', slow_reaction: 'measured_inp' } as const

/** A few visitors with two variations are normal. */
const CROSSED_SHARE = 0.01
const MIN_CROSSED = 10

/** @param experiment null if unknown: then names are numbers, shares are equal, there is no goal, and an alarm breaks nothing */
export const resultsOf = (
  counts: ExperimentCounts,
  experiment: (Experiment & Partial<Pick<StoredExperiment, 'sharesChangedAt'>>) | null,
): Results => {
  const most = Math.max(0, ...counts.arms.map(({ variation }) => variation + 1))
  const planned = experiment?.variations ?? []
  const whole = planned.reduce((sum, { share }) => sum + share, 0) || 1
  const alpha = ALPHA / Math.max(1, Math.max(most, planned.length) - 1)
  const goal = goalOf(experiment?.flag, alpha)
  const arms = Array.from({ length: Math.max(most, planned.length) }, (_, i) => {
    const counted = counts.arms.find(({ variation }) => variation === i)
    return {
      name: planned[i]?.name ?? `Variation ${i}`,
      share: experiment === null ? 1 / most : (planned[i]?.share ?? 0) / whole,
      visitors: counted?.visitors ?? 0,
      of: (kind: GuardrailKind): Arm => ({
        visitors: counted?.[isHarm(kind) ? MEASURED[kind] : 'visitors'] ?? 0,
        converted: counted?.[kind] ?? 0,
      }),
    }
  })
  const [control] = arms
  const against = (kind: GuardrailKind, arm: (typeof arms)[number], level: number, plan: number): Difference | null =>
    control === undefined || arm === control ? null : differenceOf(control.of(kind), arm.of(kind), level, plan)
  const guardrails = [...CONVERSIONS.filter((kind) => kind !== goal?.kind), ...HARMS]
  const harms = (kind: GuardrailKind, arm: (typeof arms)[number]): boolean => {
    const difference = against(kind, arm, alpha / guardrails.length, EARLY)
    return difference !== null && (isHarm(kind) ? difference.low > 0 : difference.high < 0)
  }
  const isSkewed =
    sampleRatioP(
      arms.map(({ visitors }) => visitors),
      arms.map(({ share }) => share),
    ) < SRM_ALPHA
  const sharesChangedAt = changedWhileCounted(counts, experiment?.sharesChangedAt ?? null)
  const visitors = arms.reduce((sum, arm) => sum + arm.visitors, counts.crossed)
  return {
    isSkewed,
    sharesChangedAt,
    manyCrossed: counts.crossed >= MIN_CROSSED && counts.crossed > visitors * CROSSED_SHARE,
    isBroken: sharesChangedAt !== null || (isSkewed && experiment !== null),
    goal,
    arms: arms.map((arm) => ({
      ...{ name: arm.name, visitors: arm.visitors, share: arm.share },
      converted: goal === null ? 0 : arm.of(goal.kind).converted,
      difference: goal === null ? null : against(goal.kind, arm, alpha, 2 * goal.needed),
    })),
    guardrails: guardrails.map((kind) => ({
      kind,
      rates: arms.map((arm) => arm.of(kind)),
      harmedBy: arms.filter((arm) => harms(kind, arm)).map(({ name }) => name),
    })),
  }
}

const isHarm = (kind: GuardrailKind): kind is HarmKind => HARMS.some((harm) => harm === kind)

/** The goal is the flag's, and so is its plan: both are known before the first visitor. */
const goalOf = (flag: string | undefined, alpha: number): Results['goal'] => {
  const declared = flags[flag as FlagName]
  if (declared?.goal === undefined) return null
  const { kind, rate } = declared.goal
  return { kind, rate, needed: visitorsNeeded(rate, MIN_DETECTABLE_EFFECT, alpha) }
}

/** Changes before the first visitor or after the last one mix no visitors. */
const changedWhileCounted = ({ first, last }: ExperimentCounts, at: string | null): string | null =>
  at !== null && first !== null && last !== null && first < at && at < last ? at : null
