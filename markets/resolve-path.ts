import { coordinatorPath, eventPath, itineraryPath, staticPath, tourPath, travelPath } from './links.ts'
import type { Market } from './market-schema.ts'
import { allMarkets } from './registry.ts'
import { type ParameterRoute, STATIC_ROUTES, type StaticRoute } from './route-table.ts'

export type RouteParameters = {
  'coordinators-coordinator': { coordinator: string }
  'events-wemeet-event': { event: string }
  'travels-travel': { travel: string }
  'travels-travel-itinerary': { travel: string }
  /** `tour` is '' for an invalid departure code. */
  'travels-travel-tour': { travel: string; tour: string }
}

export type ResolvedPath =
  | { route: StaticRoute; parameters: Record<string, never> }
  | { route: ParameterRoute; parameters: RouteParameters[ParameterRoute] }

/** Alias of the travels segment in all markets (spec section 2: /travels/{travel}). */
const ENGLISH_ALIAS = 'travels'

/** Resolves a canonical path to a route of the market; `null` if there is none. */
export const resolvePath = (market: Market, path: string): ResolvedPath | null => {
  const found = resolveAnyForm(market, path)
  // The itinerary segment of another language is an alias, not this path.
  return found?.route === 'travels-travel-itinerary' && pathOf(market, found) !== path ? null : found
}

const resolveAnyForm = (market: Market, path: string): ResolvedPath | null =>
  resolveStatic(market, path) ?? resolveParameters(market, path, market.segments.travels)

/**
 * Resolves an alias of a route: the English travels segment, a path of another market, or another language's itinerary
 * segment. `null` if no market has the path or this market lacks the route.
 */
export const resolveAlias = (market: Market, path: string): ResolvedPath | null => {
  const found = anyRouteOf(market, path)
  return found === null || pathOf(market, found) === null ? null : found
}

const anyRouteOf = (market: Market, path: string): ResolvedPath | null => {
  if (path === `/${ENGLISH_ALIAS}`) return { route: 'travels', parameters: {} }
  const alias = resolveParameters(market, path, ENGLISH_ALIAS)
  if (alias !== null) return alias
  // This market first: its own path with another itinerary segment.
  for (const each of [market, ...allMarkets]) {
    const found = resolveAnyForm(each, path)
    if (found !== null) return found
  }
  return null
}

/** Path of a resolved route in a market; `null` if the market lacks it. */
export const pathOf = (market: Market, { route, parameters }: ResolvedPath): string | null => {
  switch (route) {
    case 'travels-travel':
      return 'travel' in parameters ? travelPath(market, parameters.travel) : null
    case 'travels-travel-itinerary':
      return 'travel' in parameters ? itineraryPath(market, parameters.travel) : null
    case 'travels-travel-tour':
      if (!('tour' in parameters)) return null
      return parameters.tour === ''
        ? travelPath(market, parameters.travel)
        : tourPath(market, parameters.travel, parameters.tour)
    case 'events-wemeet-event':
      return 'event' in parameters ? eventPath(market, parameters.event) : null
    case 'coordinators-coordinator':
      return 'coordinator' in parameters ? coordinatorPath(market, parameters.coordinator) : null
    default:
      return staticPath(market, route)
  }
}

const staticTables = new WeakMap<Market, ReadonlyMap<string, StaticRoute>>()

const resolveStatic = (market: Market, path: string): ResolvedPath | null => {
  let table = staticTables.get(market)
  if (table === undefined) {
    table = new Map(
      STATIC_ROUTES.flatMap((route) => (market.paths[route] === null ? [] : [[market.paths[route], route] as const])),
    )
    staticTables.set(market, table)
  }
  const route = table.get(path)
  return route === undefined ? null : { route, parameters: {} }
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Itinerary segments of all markets; reserved, so no departure code. */
const ITINERARIES: ReadonlySet<string> = new Set(allMarkets.map(({ segments }) => segments.itinerary))

const resolveParameters = (market: Market, path: string, travelsSegment: string): ResolvedPath | null => {
  const [, first, second, third, ...rest] = path.split('/')
  if (second === undefined || rest.length > 0 || !SLUG.test(second)) return null
  if (first === market.segments.coordinators) {
    return third === undefined ? { route: 'coordinators-coordinator', parameters: { coordinator: second } } : null
  }
  if (third === undefined && `/${first}` === market.paths['events-wemeet'])
    return { route: 'events-wemeet-event', parameters: { event: second } }
  if (first !== travelsSegment) return null
  if (third === undefined) return { route: 'travels-travel', parameters: { travel: second } }
  if (ITINERARIES.has(third)) return { route: 'travels-travel-itinerary', parameters: { travel: second } }
  return { route: 'travels-travel-tour', parameters: { travel: second, tour: SLUG.test(third) ? third : '' } }
}
