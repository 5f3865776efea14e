import type { FeatureApiResponse } from '@growthbook/growthbook'

/** Operators of values that the SDK knows; growthbook-rules.test.ts holds them against its code. */
const OF_VALUES = new Set([
  ...['$eq', '$ne', '$lt', '$lte', '$gt', '$gte', '$veq', '$vne', '$vlt', '$vlte', '$vgt', '$vgte'],
  ...['$exists', '$type', '$size', '$regex', '$regexi', '$in', '$ini', '$nin', '$nini', '$inGroup', '$notInGroup'],
  ...['$all', '$alli', '$elemMatch', '$not'],
])
/** Operators of conditions that hold further conditions. */
const OF_CONDITIONS = new Set(['$and', '$or', '$nor', '$not'])

/** Hears each operator that the SDK does not know. */
type OnUnknown = (operator: string) => void

/** GrowthBook's newest operators in older words, where there are any. */
const IN_OTHER_WORDS: Readonly<Record<string, string>> = { $notRegex: '$regex', $notRegexi: '$regexi' }

/**
 * The payload without operators that the SDK does not know. They are true of nobody, which is what stands in their
 * place: the SDK would say so on the console, as a line that is no JSON, with each evaluation of each visit. What can
 * be said in operators that it knows is said in those.
 */
export const withKnownOperators = (payload: FeatureApiResponse): FeatureApiResponse => {
  const { features, savedGroups } = payload
  return {
    ...payload,
    ...(features && {
      features: each(features, ({ rules, ...feature }) => ({
        ...feature,
        ...(rules && { rules: rules.map((rule) => settled(rule, () => undefined)) }),
      })),
    }),
    ...(savedGroups && {
      savedGroups: each(savedGroups, (group) => settled(group, () => undefined)),
    }),
  }
}

/** The operators of a rule that the SDK does not know, as they are written. */
export const unknownOperators = (rule: object): string[] => {
  const unknown = new Set<string>()
  settled(rule, (operator) => unknown.add(operator))
  return [...unknown]
}

type Conditioned = { condition?: unknown; parentConditions?: unknown }

/** A rule, a group or a prerequisite with its conditions settled; anything else as it is. */
const settled = <T>(part: T, tell: OnUnknown): T => {
  if (!isObject(part)) return part
  const { condition, parentConditions } = part as Conditioned
  return {
    ...part,
    ...(condition !== undefined && { condition: ofCondition(condition, tell) }),
    ...(Array.isArray(parentConditions) && { parentConditions: parentConditions.map((each) => settled(each, tell)) }),
  }
}

const ofCondition = (condition: unknown, tell: OnUnknown): unknown =>
  !isObject(condition)
    ? condition
    : Object.fromEntries(
        Object.entries(condition).map(([key, value]) => {
          if (key === '$savedGroup') return [key, value]
          if (!OF_CONDITIONS.has(key)) return [key, ofValue(value, tell)]
          return [key, Array.isArray(value) ? value.map((one) => ofCondition(one, tell)) : ofCondition(value, tell)]
        }),
      )

const ofValue = (value: unknown, tell: OnUnknown): unknown =>
  !isOperators(value)
    ? value
    : Object.fromEntries(
        Object.entries(value).map(([operator, operand]) => {
          const other = IN_OTHER_WORDS[operator]
          if (other !== undefined && !('$not' in value)) return ['$not', { [other]: operand }]
          if (!OF_VALUES.has(operator)) {
            tell(operator)
            return ['$in', []]
          }
          if (operator === '$elemMatch' && !isOperators(operand)) return [operator, ofCondition(operand, tell)]
          return [operator, Array.isArray(operand) ? operand.map((one) => ofValue(one, tell)) : ofValue(operand, tell)]
        }),
      )

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a value is compared by operators, as the SDK sees it: else it is one to be equal to. */
const isOperators = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => key.startsWith('$'))

const each = <T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
