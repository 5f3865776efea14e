import type { FeatureApiResponse } from '@growthbook/growthbook'
import type { IsoDate } from '../shared/contracts/iso-date.ts'

/** What rules may target. No cookie, nothing that names a person. */
export type FlagAttributes = {
  /** Device id; absent without one, and then no experiment includes the visit. */
  deviceId?: string
  country: string | null
  language: string
  market: string
  /** The day of the visit, or of what a preview shows. */
  day: IsoDate
  /** Without its query: the SDK would let `?experiment=1` choose a variation, for anybody. */
  url: string
}

export type Rule = NonNullable<NonNullable<FeatureApiResponse['features']>[string]['rules']>[number]

const SHARED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'market',
  'language',
  'country',
  'day',
] satisfies (keyof FlagAttributes)[])
/** All that rules can see of a visit (FlagAttributes), and `id`, which is the device id, too. */
export const ATTRIBUTES: readonly string[] = [...SHARED_ATTRIBUTES, 'deviceId', 'id', 'url']
/** What rules of this kind are made of; anything more may tell one visitor of an audience from another. */
const SHARED_RULE_KEYS: ReadonlySet<string> = new Set(['id', 'condition', 'force'])

/**
 * Whether everybody of one market, language and country gets the same value on a day: no experiment, no part of the
 * traffic.
 */
export const isShared = (rules: readonly Rule[]): boolean =>
  rules.every(
    (rule) =>
      Object.keys(rule).every((name) => SHARED_RULE_KEYS.has(name)) &&
      attributesRead(rule.condition ?? {}).every((name) => SHARED_ATTRIBUTES.has(name)),
  )

/**
 * Names that a targeting condition reads: keys that are no operators, those of `$or`, `$and`, `$nor`, `$not` within. A
 * saved group, which may read any, is one itself.
 */
const attributesRead = (condition: unknown): string[] => {
  if (Array.isArray(condition)) return condition.flatMap(attributesRead)
  if (typeof condition !== 'object' || condition === null) return []
  return Object.entries(condition).flatMap(([name, value]) =>
    name.startsWith('$') && name !== SAVED_GROUP ? attributesRead(value) : [name],
  )
}

const SAVED_GROUP = '$savedGroup'

/** What decides who falls into a rule's part of the traffic, or into which of its variations. */
const SPLITS = ['variations', 'coverage', 'range', 'filters'] as const

/** Attributes that a rule tells visits apart by: those of its condition but for saved groups, and that which it splits by. */
export const attributesOf = (rule: Rule): string[] => {
  const isSplit = SPLITS.some((name) => name in rule)
  const targeted = attributesRead(rule.condition ?? {}).filter((name) => name !== SAVED_GROUP)
  return [...new Set([...targeted, ...(isSplit ? [rule.hashAttribute ?? 'id'] : [])])]
}
