import type { FeatureApiResponse } from '@growthbook/growthbook'
import { type Experiment, experimentsIn, ruleOf } from '../../../flags/experiments/experiment.ts'
import type { StoredExperiment } from '../../../flags/experiments/stored-experiments.ts'
import { flags } from '../../../flags/registry.ts'
import type { Rule } from '../../../flags/shared-rules.ts'

export type ListedExperiment = {
  /** Null for a draft without a rule. */
  id: string | null
  name: string
  state: 'running' | 'draft' | 'ended'
  /** Null if only its counts are known. */
  flag: string | null
  /** Null without a rule in the payload. */
  rule: Rule | null
  /** Rules of the flag that come first: whom they decide for is in no experiment. */
  earlier?: readonly Rule[]
  experiment: (Experiment & Partial<StoredExperiment>) | null
}

/**
 * Experiments of the payload, those that left it, and flags with a goal that never had one. A rule for nobody is a
 * draft: GrowthBook publishes none of its own drafts.
 */
export const listExperiments = (
  payload: FeatureApiResponse,
  remembered: readonly StoredExperiment[],
  countedIds: readonly string[],
): ListedExperiment[] => {
  const present = experimentsIn(payload).map((found): ListedExperiment => {
    const sharesChangedAt = remembered.find(({ id }) => id === found.id)?.sharesChangedAt ?? null
    const rule = ruleOf(payload, found)
    const state = rule !== null && coverageOf(rule) === 0 ? 'draft' : 'running'
    const rules = payload.features?.[found.flag]?.rules ?? []
    const earlier = rule === null ? [] : rules.slice(0, rules.indexOf(rule))
    return { ...found, state, rule, earlier, experiment: { ...found, sharesChangedAt } }
  })
  const past = new Set([...remembered.map(({ id }) => id), ...countedIds])
  const ended = [...past]
    .filter((id) => present.every((each) => each.id !== id))
    .map((id): ListedExperiment => {
      const experiment = remembered.find((each) => each.id === id) ?? null
      return {
        id,
        state: 'ended',
        rule: null,
        flag: experiment?.flag ?? null,
        name: experiment?.name ?? id,
        experiment,
      }
    })
  const used = new Set([...present, ...ended].map(({ flag }) => flag))
  const unused = Object.entries(flags)
    .filter(([name, { goal }]) => goal !== undefined && !used.has(name))
    .map(([name]): ListedExperiment => ({ id: null, name, state: 'draft', flag: name, rule: null, experiment: null }))
  const inState = (state: ListedExperiment['state']) => present.filter((each) => each.state === state)
  return [...inState('running'), ...inState('draft'), ...unused, ...ended]
}

/** Share of the visitors who fit the rule that the experiment includes, 0 to 1. */
export const coverageOf = ({ coverage = 1, ranges, namespace: [, from, to] = ['', 0, 1] }: Rule): number =>
  widthOf(ranges ?? [[0, coverage]]) * (to - from)

const widthOf = (ranges: readonly (readonly [number, number])[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0)
