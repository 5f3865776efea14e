import type { FeatureResult } from '@growthbook/growthbook'

export type Explanation = {
  value: unknown
  reason: string
}

/** Describes the source of a value. @param standard the registry's default @param isTyped whether the value has the flag's type */
export const explain = (result: FeatureResult | null, standard: unknown, isTyped: boolean): Explanation => {
  if (result === null) return { value: standard, reason: 'the rules of the payload fail: the default of the registry' }
  if (result.value === null)
    return { value: standard, reason: `${reasonWithoutValue(result)}: the default of the registry` }
  if (!isTyped)
    return {
      value: standard,
      reason: `${reasonOfValue(result)} gives ${JSON.stringify(result.value)}, which is not of the flag's type: the default of the registry`,
    }
  return { value: result.value, reason: reasonOfValue(result) }
}

const reasonWithoutValue = ({ source }: FeatureResult): string => {
  if (source === 'unknownFeature') return 'not in the payload'
  if (source === 'prerequisite') return 'another flag that it needs is off'
  if (source === 'cyclicPrerequisite') return 'it needs a flag that needs it'
  return 'the payload gives no value'
}

const reasonOfValue = ({ source, ruleId, experiment, experimentResult }: FeatureResult): string => {
  if (source === 'override') return 'set by a preview link'
  if (source === 'defaultValue') return 'no rule applies: the default of the payload'
  if (source === 'force') return ruleId === '' ? 'a rule that forces it' : `the rule ${ruleId} that forces it`
  const { bucket, stickyBucketUsed, key, name } = experimentResult ?? {}
  const where = stickyBucketUsed ? 'as on an earlier visit' : `bucket ${bucket}`
  return `experiment ${experiment?.key ?? ''}, variation ${name ?? key ?? ''} (${where})`
}
