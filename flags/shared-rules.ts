import type { FeatureApiResponse } from '@growthbook/growthbook'
import type { IsoDate } from '../shared/contracts/iso-date.ts'

/** Attributes for targeting; none is personal. */
export type FlagAttributes = {
  /** Without one no experiment includes the visit. */
  deviceId?: string
  country: string | null
  language: string
  market: string
  /** Day of the visit or the preview. */
  day: IsoDate
  /** Without its query: the SDK would let `?experiment=1` choose a variation. */
  url: string
}

export type Rule = NonNullable<NonNullable<FeatureApiResponse['features']>[string]['rules']>[number]

const SHARED_ATTRIBUTES: ReadonlySet<string> = new Set([
  'market',
  'language',
  'country',
  'day',
] satisfies (keyof FlagAttributes)[])
/** FlagAttributes, and `id`, an alias of the device id. */
export const ATTRIBUTES: readonly string[] = [...SHARED_ATTRIBUTES, 'deviceId', 'id', 'url']
/** Other keys may distinguish visitors of one audience. */
const SHARED_RULE_KEYS: ReadonlySet<string> = new Set(['id', 'condition', 'force'])

/** Whether the rules give one value per market, language, country and day. */
export const isShared = (rules: readonly Rule[]): boolean =>
  rules.every(
    (rule) =>
      Object.keys(rule).every((name) => SHARED_RULE_KEYS.has(name)) &&
      attributesRead(rule.condition ?? {}).every((name) => SHARED_ATTRIBUTES.has(name)),
  )

/** Attributes of a targeting condition; a saved group, which may use any, counts as one. */
const attributesRead = (condition: unknown): string[] => {
  if (Array.isArray(condition)) return condition.flatMap(attributesRead)
  if (typeof condition !== 'object' || condition === null) return []
  return Object.entries(condition).flatMap(([name, value]) =>
    name.startsWith('$') && name !== SAVED_GROUP ? attributesRead(value) : [name],
  )
}

const SAVED_GROUP = '$savedGroup'

/** Keys that split the traffic. */
const SPLITS = ['variations', 'coverage', 'range', 'filters'] as const

/** Attributes of a rule's condition (without saved groups) and of its split. */
export const attributesOf = (rule: Rule): string[] => {
  const isSplit = SPLITS.some((name) => name in rule)
  const targeted = attributesRead(rule.condition ?? {}).filter((name) => name !== SAVED_GROUP)
  return [...new Set([...targeted, ...(isSplit ? [rule.hashAttribute ?? 'id'] : [])])]
}
