import type { FeatureApiResponse } from '@growthbook/growthbook'
import { type FlagName, flags } from './registry.ts'

export type PayloadProblem = { flag: string; problem: 'unknown' | 'ill-typed'; where?: string }

/**
 * What of a payload this product cannot use: flags that the registry does not have (unless others need them as
 * prerequisites) and values that are not of their flag's type. Both count as absent; this is for telling.
 */
export const payloadProblems = ({ features = {} }: FeatureApiResponse): PayloadProblem[] => {
  const needed = new Set(
    Object.values(features).flatMap(({ rules = [] }) =>
      rules.flatMap(({ parentConditions = [] }) => parentConditions.map(({ id }) => id)),
    ),
  )
  return Object.entries(features).flatMap(([flag, { defaultValue, rules = [] }]): PayloadProblem[] => {
    if (!Object.hasOwn(flags, flag)) return needed.has(flag) ? [] : [{ flag, problem: 'unknown' }]
    const { schema } = flags[flag as FlagName]
    const given = [
      ...(defaultValue == null ? [] : [{ where: 'default', value: defaultValue }]),
      ...rules.flatMap((rule, index) =>
        ['force' in rule ? [rule.force] : [], rule.variations ?? []]
          .flat()
          .map((value) => ({ where: `rule ${index + 1}`, value })),
      ),
    ]
    return given
      .filter(({ value }) => !schema.safeParse(value).success)
      .map(({ where }) => ({ flag, problem: 'ill-typed', where }))
  })
}
