import { coordinatorPath, eventPath, itineraryPath, staticPath, tourPath, travelPath } from './links.ts'
import type { Market } from './market-schema.ts'
import { allMarkets } from './registry.ts'
import { type ParameterRoute, STATIC_ROUTES, type StaticRoute } from './route-table.ts'

/** What the path of a route with parameters holds. */
export type RouteParameters = {
  'coordinators-coordinator': { coordinator: string }
  'events-wemeet-event': { event: string }
  'travels-travel': { travel: string }
  'travels-travel-itinerary': { travel: string }
  /** `tour` is '' for what can be no departure's code. */
  'travels-travel-tour': { travel: string; tour: string }
}

export type ResolvedPath =
  | { route: StaticRoute; parameters: Record<string, never> }
  | { route: ParameterRoute; parameters: RouteParameters[ParameterRoute] }

/** The English form of travel paths that is not canonical (spec section 2: /travels/{travel}). */
const ENGLISH_ALIAS = 'travels'

/** The route behind a canonical path in a market; null when it is none of its routes. */
export const resolvePath = (market: Market, path: string): ResolvedPath | null => {
  const found = resolveAnyForm(market, path)
  // Another language's word for the itinerary: a form of this path, not the path.
  return found?.route === 'travels-travel-itinerary' && pathOf(market, found) !== path ? null : found
}

const resolveAnyForm = (market: Market, path: string): ResolvedPath | null =>
  resolveStatic(market, path) ?? resolveParameters(market, path, market.segments.travels)

/**
 * The local path of a route that was asked for in another form: the other English form of travel paths, a path of
 * another market, or an itinerary in another language's word. Null when the path is no market's, or when this market lacks the route.
 */
export const localPathOf = (market: Market, path: string): string | null => {
  if (path === `/${ENGLISH_ALIAS}`) return staticPath(market, 'travels')
  const alias = resolveParameters(market, path, ENGLISH_ALIAS)
  if (alias !== null) return pathOf(market, alias)
  // Its own forms first: a word for the itinerary that is not this market's.
  for (const each of [market, ...allMarkets]) {
    const found = resolveAnyForm(each, path)
    if (found !== null) return pathOf(market, found)
  }
  return null
}

/** The path of a resolved route in a market; null where the market lacks it. */
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

/** The word for the itinerary in every market: no departure is called so. */
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
