import type { Rule } from '../../../flags/shared-rules.ts'
import { percent } from './growth-page.ts'

/** A flag's value without quotes and braces. */
export const describeValue = (value: unknown): string => {
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(describeValue).join(', ')
  if (typeof value !== 'object' || value === null) return value === null ? 'none' : String(value)
  return Object.entries(value)
    .map(([name, part]) => `${name}: ${describeValue(part)}`)
    .join(' · ')
}

/** Keys of a rule that the description covers; a rule with others is shown as JSON, too. */
const DESCRIBED_KEYS: ReadonlySet<string> = new Set([
  ...['id', 'key', 'seed', 'name', 'phase', 'meta', 'hashVersion', 'hashAttribute', 'condition', 'force'],
  ...['coverage', 'variations', 'weights', 'bucketVersion', 'namespace'],
])

/** Describes a rule in one line; null for a rule that it would misstate: with a prerequisite, ranges or filters. */
export const describeRule = (rule: Rule): string | null => {
  if (!Object.keys(rule).every((name) => DESCRIBED_KEYS.has(name))) return null
  const whom = describeCondition(rule.condition ?? {})
  if (whom === null) return null
  const { key, coverage = 1, variations, weights, namespace } = rule
  const place =
    namespace === undefined
      ? ''
      : `namespace ${namespace[0]} from ${namespace
          .slice(1)
          .map((bound) => percent(Number(bound)))
          .join(' to ')}: `
  const part = coverage === 1 ? '' : `${percent(coverage)} of them: `
  const start = `${whom === '' ? 'everybody' : whom}: ${place}${part}`
  if (variations === undefined) return start + describeValue(rule.force)
  const shares = variations.map(
    (value, i) => `${percent(weights?.[i] ?? 1 / variations.length)} ${describeValue(value)}`,
  )
  return `${start}experiment ${key ?? ''}, ${shares.join(', ')}`
}

/** Empty for a condition that always holds; null for one that cannot be described. */
const describeCondition = (condition: object): string | null => {
  const parts = Object.entries(condition).map(([name, wanted]) => {
    const described = name.startsWith('$') ? null : describeOperator(wanted)
    return described && `${name} ${described}`
  })
  return parts.includes(null) ? null : parts.join(' and ')
}

const describeOperator = (wanted: unknown): string | null => {
  if (typeof wanted !== 'object' || wanted === null) return `is ${String(wanted)}`
  const [[operator, value] = ['', undefined], ...others] = Object.entries(wanted)
  if (others.length > 0) return null
  if (operator === '$eq') return `is ${String(value)}`
  if (operator === '$ne') return `is not ${String(value)}`
  if (!Array.isArray(value)) return null
  if (operator === '$in') return `is ${either(value)}`
  return operator === '$nin' ? `is not ${either(value)}` : null
}

const either = (values: unknown[]): string =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
