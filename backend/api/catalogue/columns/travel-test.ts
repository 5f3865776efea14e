import type { ListRequest } from '../../../../shared/contracts/filter-state.ts'
import type { DURATION_BUCKETS, TestedFilter } from '../../../../shared/filters/definitions.ts'
import type { TravelFacts } from './travel-facts.ts'

/** One bit per travel filter; written by hand for speed, a missing one is a type error. */
export const ON_TRAVEL = {
  days: 1,
  travelStyles: 2,
  travelTypes: 4,
  costCenters: 8,
  /** Continent and country share a filter (spec section 4). */
  place: 16,
  badgeId: 32,
  travelId: 64,
  textSearch: 128,
} as const satisfies Record<TestedFilter<'travels'>, number>

export const UNCOUNTED = ON_TRAVEL.travelId | ON_TRAVEL.textSearch

/** Returns the failed filters as bits of ON_TRAVEL; 0 when all pass. */
export type TravelTest = (travel: TravelFacts) => number

export const DURATIONS: Record<(typeof DURATION_BUCKETS)[number], { from: number; to: number }> = {
  MAX_6: { from: 0, to: 6 },
  MAX_10: { from: 0, to: 10 },
  OVER_10: { from: 11, to: Number.POSITIVE_INFINITY },
}

export function travelTest(filter: ListRequest, textMatches: ReadonlyMap<string, unknown> | null): TravelTest {
  const { from, to } = requestedLength(filter)
  const styles = setOf(filter.travelStyles)
  const types = setOf(filter.travelTypes)
  const costCenters = setOf(filter.costCenters)
  const continents = setOf(filter.continentId)
  const destinations = setOf(filter.destinationId?.map((id) => id.toLowerCase()))
  const badges = setOf(filter.badgeId)
  const ids = setOf(filter.travelId)
  return (travel) =>
    (travel.days >= from && travel.days <= to ? 0 : ON_TRAVEL.days) |
    (!styles || styles.has(travel.style) ? 0 : ON_TRAVEL.travelStyles) |
    (!types || types.has(travel.type) ? 0 : ON_TRAVEL.travelTypes) |
    (!costCenters || costCenters.has(travel.costCenter) ? 0 : ON_TRAVEL.costCenters) |
    (!continents || continents.has(travel.continent) ? 0 : ON_TRAVEL.place) |
    (!destinations || travel.destinations.some((id) => destinations.has(id)) ? 0 : ON_TRAVEL.place) |
    (!badges || travel.badges.some((badge) => badges.has(badge)) ? 0 : ON_TRAVEL.badgeId) |
    (!ids || ids.has(travel.id) ? 0 : ON_TRAVEL.travelId) |
    (!textMatches || textMatches.has(travel.id) ? 0 : ON_TRAVEL.textSearch)
}

function requestedLength({ durations, durationFrom, durationTo }: ListRequest): { from: number; to: number } {
  const bucket = durations ? DURATIONS[durations] : { from: 0, to: Number.POSITIVE_INFINITY }
  return {
    from: Math.max(bucket.from, durationFrom ?? 0),
    to: Math.min(bucket.to, durationTo ?? Number.POSITIVE_INFINITY),
  }
}

const setOf = (items: readonly string[] | undefined): ReadonlySet<string> | null =>
  items?.length ? new Set(items) : null
