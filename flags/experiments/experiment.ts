import type { FeatureApiResponse } from '@growthbook/growthbook'

export type Assignment = { experiment: string; variation: number }

export type Experiment = {
  id: string
  flag: string
  /** The id without a name. */
  name: string
  /** The first one is the control. `share`: current share of the traffic. */
  variations: { name: string; share: number }[]
}

type Rule = NonNullable<NonNullable<FeatureApiResponse['features']>[string]['rules']>[number]

/** Id of an experiment's counts: a new phase restarts them. */
export const experimentId = ({ key, phase }: { key: string; phase?: string | undefined }): string =>
  phase === undefined || phase === '0' ? key : `${key}.${phase}`

/** Key by which GrowthBook knows the experiment of an id; it tells phases by their dates. */
export const trackingKeyOf = (id: string): string => id.replace(/\.\d+$/, '')

/** Experiments of the payload, without duplicates. */
export const experimentsIn = ({ features = {} }: FeatureApiResponse): Experiment[] => {
  const found = Object.entries(features).flatMap(([flag, { rules = [] }]) =>
    rules.flatMap((rule) => (rule.variations === undefined || rule.variations.length < 2 ? [] : [read(flag, rule)])),
  )
  return found.filter(({ id }, i) => found.findIndex((other) => other.id === id) === i)
}

const idOf = (flag: string, { key = flag, phase }: Rule): string => experimentId({ key, phase })

/** The rule that runs an experiment; null without one. */
export const ruleOf = (
  { features = {} }: FeatureApiResponse,
  { flag, id }: Pick<Experiment, 'flag' | 'id'>,
): Rule | null =>
  features[flag]?.rules?.find((rule) => rule.variations !== undefined && idOf(flag, rule) === id) ?? null

const read = (flag: string, rule: Rule): Experiment => {
  const variations = rule.variations ?? []
  const id = idOf(flag, rule)
  const shares = rule.ranges?.map(([from, to]) => to - from) ?? rule.weights
  return {
    id,
    flag,
    name: rule.name ?? id,
    variations: variations.map((value, i) => ({
      name: rule.meta?.[i]?.name ?? nameOf(value),
      share: shares === undefined ? 1 / variations.length : (shares[i] ?? 0),
    })),
  }
}

const nameOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))
