import type { FeatureApiResponse } from '@growthbook/growthbook'

/** What one visitor is shown by one experiment. */
export type Assignment = { experiment: string; variation: number }

/** An experiment of the payload, with what its results are read by. */
export type Experiment = {
  id: string
  flag: string
  /** As the growth team calls it; the id where it has no name. */
  name: string
  /** In the order of their numbers; the first one is the control. `share` of the traffic, as it is set now. */
  variations: { name: string; share: number }[]
}

type Rule = NonNullable<NonNullable<FeatureApiResponse['features']>[string]['rules']>[number]

/** The id that an experiment is counted under: a new phase starts counting anew. */
export const experimentId = ({ key, phase }: { key: string; phase?: string | undefined }): string =>
  phase === undefined || phase === '0' ? key : `${key}.${phase}`

/** Every experiment that the payload's rules run, by flag; one that several flags share is listed once. */
export const experimentsIn = ({ features = {} }: FeatureApiResponse): Experiment[] => {
  const found = Object.entries(features).flatMap(([flag, { rules = [] }]) =>
    rules.flatMap((rule) => (rule.variations === undefined || rule.variations.length < 2 ? [] : [read(flag, rule)])),
  )
  return found.filter(({ id }, i) => found.findIndex((other) => other.id === id) === i)
}

const read = (flag: string, rule: Rule): Experiment => {
  const variations = rule.variations ?? []
  const id = experimentId({ key: rule.key ?? flag, phase: rule.phase })
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
