import { failureSchema } from '../../shared/contracts/envelope.ts'
import type { Config } from '../env.ts'
import { hasNoSuchCall } from './endpoint.ts'
import { backEnd, type CallContext, readExternal } from './transport.ts'

/** Features that need calls of their own, each with one that changes nothing, because it lacks a user, a body or a name. */
const PROBES = {
  wishlist: { method: 'GET', path: '/wishlist/ids' },
  alerts: { method: 'GET', path: '/alerts' },
  groups: { method: 'GET', path: '/group-info' },
  contact: { method: 'POST', path: '/contact' },
  coordinators: { method: 'GET', path: '/coordinators/show' },
  departures: { method: 'GET', path: '/tours/show' },
  events: { method: 'GET', path: '/wemeet/events' },
  map: { method: 'POST', path: '/travels/pins' },
} as const
export type Feature = keyof typeof PROBES
const FEATURES = Object.keys(PROBES) as Feature[]
export const ALL_FEATURES: ReadonlySet<Feature> = new Set(FEATURES)

const FRESH_MS = 3_600_000
const TIMEOUT_MS = 500
const MAX_BYTES = 1_000_000
const loaded = new WeakMap<Config, { at: number; features: ReadonlySet<Feature> }>()

/** The features that the back end has calls for, at most an hour ago; the embedded one has all. */
export const loadFeatures = async (context: CallContext): Promise<ReadonlySet<Feature>> => {
  const { config } = context
  if (config.API_URL === undefined) return ALL_FEATURES
  const now = config.realNow()
  const known = loaded.get(config)
  if (known !== undefined && now - known.at < FRESH_MS) return known.features
  const has = await Promise.all(FEATURES.map((feature) => hasCall(context, feature)))
  const features = new Set(FEATURES.filter((_, index) => has[index]))
  loaded.set(config, { at: now, features })
  return features
}

/** Also where the back end does not respond: that is no reason to hide a feature. */
const hasCall = async (context: CallContext, feature: Feature): Promise<boolean> => {
  const service = backEnd(context.env, context.config)
  const { method, path } = PROBES[feature]
  const call = { name: 'features', url: `${service.base}${path}`, method, timeoutMs: TIMEOUT_MS, service }
  try {
    const response = await readExternal(context, { ...call, maxBytes: MAX_BYTES })
    const failure =
      response.status === 404 ? failureSchema.safeParse(await response.json().catch(() => null)).data : undefined
    return !hasNoSuchCall(response.status, failure)
  } catch {
    return true
  }
}
