import type { FeatureApiResponse } from '@growthbook/growthbook'
import { unknownOperators } from './known-operators.ts'
import { type FlagName, flags } from './registry.ts'
import { ATTRIBUTES, attributesOf, type Rule } from './shared-rules.ts'

export type PayloadProblem = {
  flag: string
  problem: 'unknown' | 'ill-typed' | 'unknown operator' | 'unseen attribute'
  where?: string
}

/**
 * What of a payload this product cannot use: flags that the registry does not have (unless others need them as
 * prerequisites), values that are not of their flag's type, operators of targeting that the SDK does not know, and
 * attributes that
 * visits do not have, or that the flag's rules do not see. Flags, values and attributes count as absent, such an operator is true of
 * nobody; this is for telling.
 */
export const payloadProblems = ({ features = {} }: FeatureApiResponse): PayloadProblem[] => {
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
    return [...illTyped, ...operators, ...unseenAttributes(flag as FlagName, rules)]
  })
}

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
