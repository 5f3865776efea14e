import type { FeatureApiResponse } from '@growthbook/growthbook'

/** Value operators of the SDK; growthbook-rules.test.ts compares them with its code. */
const OF_VALUES = new Set([
  ...['$eq', '$ne', '$lt', '$lte', '$gt', '$gte', '$veq', '$vne', '$vlt', '$vlte', '$vgt', '$vgte'],
  ...['$exists', '$type', '$size', '$regex', '$regexi', '$in', '$ini', '$nin', '$nini', '$inGroup', '$notInGroup'],
  ...['$all', '$alli', '$elemMatch', '$not'],
])
/** Operators that contain conditions. */
const OF_CONDITIONS = new Set(['$and', '$or', '$nor', '$not'])

type OnUnknown = (operator: string) => void

/** Older equivalents of GrowthBook's newest operators. */
const IN_OTHER_WORDS: Readonly<Record<string, string>> = { $notRegex: '$regex', $notRegexi: '$regexi' }

/**
 * Replaces operators that the SDK does not know: by equivalents, else by a condition that is never true, as the SDK
 * evaluates them. The SDK would log a line that is no JSON with each evaluation.
 */
export const withKnownOperators = (payload: FeatureApiResponse): FeatureApiResponse => {
  const { features, savedGroups } = payload
  return {
    ...payload,
    ...(features && {
      features: each(features, ({ rules, ...feature }) => ({
        ...feature,
        ...(rules && { rules: rules.map((rule) => withKnownConditions(rule, () => undefined)) }),
      })),
    }),
    ...(savedGroups && {
      savedGroups: each(savedGroups, (group) => withKnownConditions(group, () => undefined)),
    }),
  }
}

export const unknownOperators = (rule: object): string[] => {
  const unknown = new Set<string>()
  withKnownConditions(rule, (operator) => unknown.add(operator))
  return [...unknown]
}

type Conditioned = { condition?: unknown; parentConditions?: unknown }

/** Replaces unknown operators in a rule, group or prerequisite. */
const withKnownConditions = <T>(part: T, onUnknown: OnUnknown): T => {
  if (!isObject(part)) return part
  const { condition, parentConditions } = part as Conditioned
  return {
    ...part,
    ...(condition !== undefined && { condition: ofCondition(condition, onUnknown) }),
    ...(Array.isArray(parentConditions) && {
      parentConditions: parentConditions.map((each) => withKnownConditions(each, onUnknown)),
    }),
  }
}

const ofCondition = (condition: unknown, onUnknown: OnUnknown): unknown =>
  !isObject(condition)
    ? condition
    : Object.fromEntries(
        Object.entries(condition).map(([key, value]) => {
          if (key === '$savedGroup') return [key, value]
          if (!OF_CONDITIONS.has(key)) return [key, ofValue(value, onUnknown)]
          return [
            key,
            Array.isArray(value) ? value.map((one) => ofCondition(one, onUnknown)) : ofCondition(value, onUnknown),
          ]
        }),
      )

const ofValue = (value: unknown, onUnknown: OnUnknown): unknown =>
  !isOperators(value)
    ? value
    : Object.fromEntries(
        Object.entries(value).map(([operator, operand]) => {
          const other = IN_OTHER_WORDS[operator]
          if (other !== undefined && !('$not' in value)) return ['$not', { [other]: operand }]
          if (!OF_VALUES.has(operator)) {
            onUnknown(operator)
            return ['$in', []]
          }
          if (operator === '$elemMatch' && !isOperators(operand)) return [operator, ofCondition(operand, onUnknown)]
          return [
            operator,
            Array.isArray(operand) ? operand.map((one) => ofValue(one, onUnknown)) : ofValue(operand, onUnknown),
          ]
        }),
      )

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether the SDK reads a value as operators; otherwise it compares for equality. */
const isOperators = (value: unknown): value is Record<string, unknown> =>
  isObject(value) && Object.keys(value).length > 0 && Object.keys(value).every((key) => key.startsWith('$'))

const each = <T, U>(record: Record<string, T>, map: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]))
