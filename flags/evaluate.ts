import { type FeatureApiResponse, GrowthBookClient } from '@growthbook/growthbook'
import type { RouteName } from '../markets/route-table.ts'
import { type FlagName, type FlagValues, flags, type Variations } from './registry.ts'

/** What rules may target. No address, no cookie, nothing that names a person. */
export type FlagAttributes = {
  /** Device id; absent without one, and then no experiment includes the visit. */
  deviceId?: string
  country: string | null
  language: string
  market: string
  url: string
}

export type FlagsClient = { evaluate: (attributes: FlagAttributes) => FlagValues }

const NAMES = Object.keys(flags) as FlagName[]

/**
 * A client for one payload of the growth team's tool; made once per payload. Values that are not of the declared
 * type count as absent, so that a mistyped rule shows the default.
 */
export const makeFlagsClient = (payload: FeatureApiResponse): FlagsClient => {
  const client = new GrowthBookClient().initSync({ payload })
  const evaluate = (attributes: FlagAttributes): FlagValues => {
    const { url, ...rest } = attributes
    const context = { attributes: { ...rest, id: rest.deviceId ?? '' }, url }
    return Object.fromEntries(
      NAMES.map((name) => {
        const { schema, default: standard } = flags[name]
        const parsed = schema.safeParse(client.evalFeature(name, context).value ?? standard)
        return [name, parsed.success ? parsed.data : standard]
      }),
    ) as FlagValues
  }
  // Without rules nobody differs: one answer for all spares every request the evaluation.
  if (NAMES.some((name) => (payload.features?.[name]?.rules ?? []).length > 0)) return { evaluate }
  const same = evaluate({ country: null, language: '', market: '', url: '' })
  return { evaluate: () => same }
}

/** The part of the values that a route's HTML depends on, by name in alphabetical order: part of its cache key. */
export const variationsFor = (route: RouteName, values: FlagValues): Variations => {
  const variations: Variations = {}
  for (const name of namesReadBy(route)) Object.assign(variations, { [name]: values[name] })
  return variations
}

const namesByRoute = new Map<RouteName, FlagName[]>()

const namesReadBy = (route: RouteName): FlagName[] => {
  const known = namesByRoute.get(route)
  if (known !== undefined) return known
  const names = NAMES.filter((name) => readBy(name, route)).sort()
  namesByRoute.set(route, names)
  return names
}

const readBy = (name: FlagName, route: RouteName): boolean => {
  const varies: 'every route' | readonly RouteName[] = flags[name].varies
  return varies === 'every route' || varies.includes(route)
}
