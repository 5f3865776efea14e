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
  ...['coverage', 'variations', 'weights', 'bucketVersion', 'namespace', 'ranges', 'range', 'filters'],
  ...['parentConditions', 'minBucketVersion', 'fallbackAttribute', 'disableStickyBucketing'],
])

/** Describes a rule in one line; null for a rule that it would misstate: with an unknown key or operator. */
export const describeRule = (rule: Rule): string | null => {
  if (!Object.keys(rule).every((name) => DESCRIBED_KEYS.has(name))) return null
  const whom = describeWhom(rule)
  if (whom === null) return null
  const { key, coverage = 1, variations, weights, namespace, ranges, range, filters = [] } = rule
  const places = [
    ...(namespace === undefined ? [] : [`namespace ${namespace[0]} ${span([namespace[1], namespace[2]])}`]),
    ...filters.map(
      ({ seed, attribute = 'id', ranges: parts }) => `${attribute} hashed with ${seed} ${parts.map(span).join(' or ')}`,
    ),
    ...(range === undefined ? [] : [span(range)]),
  ]
  const part = coverage === 1 || ranges !== undefined ? '' : `${percent(coverage)} of them: `
  const start = `${whom}: ${places.map((place) => `${place}: `).join('')}${part}`
  if (variations === undefined) return start + describeValue(rule.force)
  const shares = variations.map((value, i) => {
    const bounds = ranges?.[i]
    const share = bounds === undefined ? percent(weights?.[i] ?? 1 / variations.length) : span(bounds)
    return `${share} ${describeValue(value)}`
  })
  return `${start}experiment ${key ?? ''}, ${shares.join(', ')}`
}

const span = ([from, to]: readonly number[]): string => `from ${percent(from ?? 0)} to ${percent(to ?? 0)}`

const describeWhom = ({ condition = {}, parentConditions = [] }: Rule): string | null => {
  const parts = [
    describeCondition(condition),
    ...parentConditions.map(({ id, condition: wanted }) => {
      const described = describeCondition(wanted)
      return described && `of flag ${id}, ${described}`
    }),
  ]
  return parts.includes(null) ? null : parts.filter((part) => part !== '').join(' and ') || 'everybody'
}

/** Empty for a condition that always holds; null for one that cannot be described. */
const describeCondition = (condition: object): string | null =>
  joined(
    Object.entries(condition).map(([name, wanted]) => {
      if (!name.startsWith('$')) return describeOperators(name, wanted)
      if (name === '$not') return negated(describeCondition(wanted))
      if (!Array.isArray(wanted)) return null
      const conditions = wanted.map(describeCondition)
      if (name === '$and') return joined(conditions)
      const either = joined(conditions, ' or ')
      return name === '$or' ? either && `(${either})` : name === '$nor' ? negated(either) : null
    }),
  )

const joined = (parts: readonly (string | null)[], by = ' and '): string | null =>
  parts.includes(null) ? null : parts.join(by)

const negated = (part: string | null): string | null => (part === '' ? 'nobody' : part && `not (${part})`)

/** Operators in words, before what they compare with. */
const IN_WORDS: Readonly<Record<string, string>> = {
  ...{ $eq: 'is', $ne: 'is not', $gt: 'is over', $gte: 'is at least', $lt: 'is under', $lte: 'is at most' },
  ...{ $in: 'is', $nin: 'is not' },
  ...{ $ini: 'is, in any case,', $nini: 'is not, in any case,', $regex: 'matches', $regexi: 'matches, in any case,' },
  ...{ $notRegex: 'does not match', $notRegexi: 'does not match, in any case,' },
  ...{ $inGroup: 'is in the group', $notInGroup: 'is not in the group', $all: 'has all of', $size: 'has the size' },
}

const describeOperators = (name: string, wanted: unknown): string | null => {
  if (typeof wanted !== 'object' || wanted === null) return `${name} is ${describeValue(wanted)}`
  if (Array.isArray(wanted)) return null
  return joined(
    Object.entries(wanted).map(([operator, value]) => {
      if (operator === '$exists') return `${name} ${value === false ? 'is unknown' : 'is known'}`
      if (operator === '$not') return negated(describeOperators(name, value))
      const words = IN_WORDS[operator]
      if (words === undefined || (typeof value === 'object' && value !== null && !Array.isArray(value))) return null
      const what = /regex/i.test(operator) ? `/${value}/` : Array.isArray(value) ? either(value) : describeValue(value)
      return `${name} ${words} ${what}`
    }),
  )
}

const either = (values: unknown[]): string =>
  values.length < 2 ? String(values[0] ?? 'nothing') : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`
