import { type FeatureApiResponse, type FeatureResult, GrowthBookClient, type UserContext } from '@growthbook/growthbook'
import type { RouteName } from '../markets/route-table.ts'
import { keyOf } from '../shared/keys/key-of.ts'
import { type Assignment, type Experiment, experimentId, experimentsIn } from './experiments/experiment.ts'
import { type Explanation, explain } from './explain.ts'
import { withKnownOperators } from './known-operators.ts'
import { type FlagName, type FlagValues, flags, type Variations } from './registry.ts'
import { type FlagAttributes, isShared } from './shared-rules.ts'
import { type StickyBuckets, stickyContext } from './sticky.ts'

export type OnAssigned = (flag: FlagName, assignment: Assignment) => void

export type EvaluateOptions = {
  /** Only with a device id. */
  sticky?: StickyBuckets | null
  /** Values of a preview; prerequisites see them, too. */
  forced?: Partial<FlagValues> | undefined
}

export type FlagsClient = {
  evaluate: (attributes: FlagAttributes, onAssigned?: OnAssigned, options?: EvaluateOptions) => FlagValues
  /** Assignments of the experiments behind the flags of a route's HTML. */
  assignmentsOn: (route: RouteName, attributes: FlagAttributes, options?: EvaluateOptions) => Assignment[]
  explain: (attributes: FlagAttributes, options?: EvaluateOptions) => Record<FlagName, Explanation>
  /** Whether flags that a route's HTML depends on have one value per market, language, country and day. */
  isSharedOn: (route: RouteName) => boolean
  experiments: readonly Experiment[]
  payload: FeatureApiResponse
}

const NAMES = (Object.keys(flags) as FlagName[]).sort()

/** Creates the client of one payload. Values of the wrong type and rules that throw fall back to the default. */
export const createFlagsClient = (payload: FeatureApiResponse): FlagsClient => {
  const client = new GrowthBookClient().initSync({ payload: withKnownOperators(payload) })
  const resultOf = (name: FlagName, context: UserContext): FeatureResult | null => {
    try {
      return client.evalFeature(name, context)
    } catch {
      return null
    }
  }
  const valuesOf = (
    names: readonly FlagName[],
    attributes: FlagAttributes,
    options: EvaluateOptions,
    onAssigned?: OnAssigned,
  ): Partial<FlagValues> => {
    const contextFor = contextsOf(attributes, options)
    return Object.fromEntries(
      names.map((name) => {
        const result = resultOf(name, {
          ...contextFor(name),
          // Called for assignments by hash only: a forced variation is no exposure.
          ...(onAssigned !== undefined && {
            trackingCallback: (experiment, { variationId }) =>
              onAssigned(name, { experiment: experimentId(experiment), variation: variationId }),
          }),
        })
        const { schema, default: standard } = flags[name]
        const parsed = schema.safeParse(result?.value ?? standard)
        return [name, parsed.success ? parsed.data : standard]
      }),
    )
  }
  const shared = NAMES.filter((name) => targetedBy(name) !== null || isShared(payload.features?.[name]?.rules ?? []))
  const others = NAMES.filter((name) => !shared.includes(name))
  const remembered = new Map<string, Partial<FlagValues>>()
  const sharedValues = (attributes: FlagAttributes): Partial<FlagValues> => {
    const { market, language, country, day } = attributes
    const audience = keyOf(market, language, country, day)
    const known = remembered.get(audience)
    if (known !== undefined) return known
    const values = valuesOf(shared, attributes, {})
    if (remembered.size >= MAX_AUDIENCES) remembered.clear()
    remembered.set(audience, values)
    return values
  }
  return {
    evaluate: (attributes, onAssigned, options = {}) => {
      if (options.forced !== undefined) return valuesOf(NAMES, attributes, options) as FlagValues
      const values = sharedValues(attributes)
      return { ...values, ...valuesOf(others, attributes, options, onAssigned) } as FlagValues
    },
    assignmentsOn: (route, attributes, options = {}) => {
      const all: Assignment[] = []
      // Flags with one value per audience run no experiment.
      const names = others.filter((name) => readBy(name, route))
      valuesOf(names, attributes, options, (_, assignment) => all.push(assignment))
      return all
    },
    explain: (attributes, options = {}) => {
      const contextFor = contextsOf(attributes, options)
      const explained = NAMES.map((name) => {
        const result = resultOf(name, contextFor(name))
        const isTyped = result !== null && flags[name].schema.safeParse(result.value).success
        return [name, explain(result, flags[name].default, isTyped)]
      })
      return Object.fromEntries(explained)
    },
    isSharedOn: (route) => !others.some((name) => readBy(name, route)),
    experiments: experimentsIn(payload),
    payload,
  }
}

/** More than markets times countries; bounded because requests name the country. */
const MAX_AUDIENCES = 1000

/** Attributes that the rules of each flag see: all, or those of its `targetedBy`. */
const contextsOf = (
  attributes: FlagAttributes,
  { sticky, forced }: EvaluateOptions,
): ((name: FlagName) => UserContext) => {
  const { deviceId } = attributes
  const chosen = forced !== undefined && { forcedFeatureValues: new Map(Object.entries(forced)) }
  const whole: UserContext = {
    attributes: { ...attributes, id: deviceId ?? '' },
    url: attributes.url,
    ...chosen,
    ...(sticky && deviceId !== undefined && stickyContext(sticky, deviceId)),
  }
  return (name) => {
    const names = targetedBy(name)
    if (names === null) return whole
    return { attributes: Object.fromEntries(names.map((each) => [each, attributes[each]])), ...chosen }
  }
}

/** Null: all attributes. */
const targetedBy = (name: FlagName): readonly (keyof FlagAttributes)[] | null => {
  const flag: { targetedBy?: readonly (keyof FlagAttributes)[] } = flags[name]
  return flag.targetedBy ?? null
}

/** Flag values that a route's HTML depends on, sorted by name: part of its cache key. */
export const variationsFor = (route: RouteName, values: FlagValues): Variations => {
  const variations: Variations = {}
  for (const name of NAMES) if (readBy(name, route)) Object.assign(variations, { [name]: values[name] })
  return variations
}

const readBy = (name: FlagName, route: RouteName): boolean => {
  const varies: 'every route' | readonly RouteName[] = flags[name].varies
  return varies === 'every route' || varies.includes(route)
}
