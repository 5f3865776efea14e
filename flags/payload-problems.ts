import type { FeatureApiResponse } from '@growthbook/growthbook'
import { embeddedPayload } from './embedded-payload.ts'
import { trackingKeyOf } from './experiments/experiment.ts'
import { unknownOperators } from './known-operators.ts'
import { type FlagName, flags } from './registry.ts'
import { ATTRIBUTES, attributesOf, type Rule } from './shared-rules.ts'

export type PayloadProblem = {
  flag: string
  problem: 'missing' | 'unknown' | 'ill-typed' | 'unknown operator' | 'unseen attribute' | 'key like a phase'
  where?: string
}

type Feature = NonNullable<FeatureApiResponse['features']>[string]

/** Flags that the embedded payload steers: by rules, or by another value than the registry's default. */
const STEERED = (Object.keys(flags) as FlagName[]).filter((name) => {
  const { defaultValue, rules = [] }: Feature = embeddedPayload.features[name]
  return rules.length > 0 || JSON.stringify(defaultValue) !== JSON.stringify(flags[name].default)
})

/**
 * Lists the steered flags that a payload lacks, which end with it, and its parts that have no effect: flags missing from the registry (unless they are prerequisites of
 * others), values of the wrong type, targeting operators unknown to the SDK, and attributes that visits do not have or
 * the flag's rules cannot see. Evaluation ignores these flags, values and attributes; an unknown operator never matches.
 * A key like a phase's is reported to GrowthBook as another one.
 */
export const payloadProblems = ({ features = {} }: FeatureApiResponse): PayloadProblem[] => {
  const missing = STEERED.filter((flag) => !Object.hasOwn(features, flag))
  return [...missing.map((flag): PayloadProblem => ({ flag, problem: 'missing' })), ...ineffectiveParts(features)]
}

const ineffectiveParts = (features: Record<string, Feature>): PayloadProblem[] => {
  const needed = new Set(
    Object.values(features).flatMap(({ rules = [] }) =>
      rules.flatMap(({ parentConditions = [] }) => parentConditions.map(({ id }) => id)),
    ),
  )
  return Object.entries(features).flatMap(([flag, { defaultValue, rules = [] }]): PayloadProblem[] => {
    const operators = rules.flatMap((rule, index) =>
      unknownOperators(rule).map((operator): PayloadProblem => {
        return { flag, problem: 'unknown operator', where: `${operator} of rule ${index + 1}` }
      }),
    )
    if (!Object.hasOwn(flags, flag)) return needed.has(flag) ? operators : [{ flag, problem: 'unknown' }]
    const { schema } = flags[flag as FlagName]
    const given = [
      ...(defaultValue == null ? [] : [{ where: 'default', value: defaultValue }]),
      ...rules.flatMap((rule, index) =>
        ['force' in rule ? [rule.force] : [], rule.variations ?? []]
          .flat()
          .map((value) => ({ where: `rule ${index + 1}`, value })),
      ),
    ]
    const illTyped = given
      .filter(({ value }) => !schema.safeParse(value).success)
      .map(({ where }): PayloadProblem => ({ flag, problem: 'ill-typed', where }))
    return [...illTyped, ...operators, ...unseenAttributes(flag as FlagName, rules), ...keysLikePhases(flag, rules)]
  })
}

const keysLikePhases = (flag: string, rules: readonly Rule[]): PayloadProblem[] =>
  rules.flatMap(({ key = '' }, index): PayloadProblem[] =>
    trackingKeyOf(key) === key ? [] : [{ flag, problem: 'key like a phase', where: `${key} of rule ${index + 1}` }],
  )

const unseenAttributes = (name: FlagName, rules: readonly Rule[]): PayloadProblem[] => {
  const flag: { targetedBy?: readonly string[] } = flags[name]
  const { targetedBy = ATTRIBUTES } = flag
  return rules.flatMap((rule, index) =>
    attributesOf(rule)
      .filter((attribute) => !targetedBy.includes(attribute))
      .map((attribute): PayloadProblem => {
        return { flag: name, problem: 'unseen attribute', where: `${attribute} of rule ${index + 1}` }
      }),
  )
}
