import type { ListRequest } from '../../../../shared/contracts/filter-state.ts'
import type { DURATION_BUCKETS, TestedFilter } from '../../../../shared/filters/definitions.ts'
import type { TravelFacts } from './travel-facts.ts'

/** The filters on travels, one bit each; written by hand for speed, a missing one is a type error. */
export const ON_TRAVEL = {
  days: 1,
  travelStyles: 2,
  travelTypes: 4,
  costCenters: 8,
  /** Choosing a continent or a country replaces both (spec section 4). */
  place: 16,
  badgeId: 32,
  travelId: 64,
  textSearch: 128,
} as const satisfies Record<TestedFilter<'travels'>, number>

/** The filters that no facet offers. */
export const UNCOUNTED = ON_TRAVEL.travelId | ON_TRAVEL.textSearch

/** Tells which filters a travel does not pass, as bits of ON_TRAVEL: 0 when it passes all. */
export type TravelTest = (travel: TravelFacts) => number

/** Spec section 9: up to 6 days, up to 10 days, over 10 days. */
export const DURATIONS: Record<(typeof DURATION_BUCKETS)[number], { from: number; to: number }> = {
  MAX_6: { from: 0, to: 6 },
  MAX_10: { from: 0, to: 10 },
  OVER_10: { from: 11, to: Number.POSITIVE_INFINITY },
}

/**
 * The test of a filter's travels. A list that is absent or empty asks for nothing in particular.
 * @param textMatches the travels that the text search means, by id; null when there is no text
 */
export function travelTest(filter: ListRequest, textMatches: ReadonlyMap<string, unknown> | null): TravelTest {
  const { from, to } = lengthAsked(filter)
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

/** Days: a bucket and limits of one's own may come together. */
function lengthAsked({ durations, durationFrom, durationTo }: ListRequest): { from: number; to: number } {
  const bucket = durations ? DURATIONS[durations] : { from: 0, to: Number.POSITIVE_INFINITY }
  return {
    from: Math.max(bucket.from, durationFrom ?? 0),
    to: Math.min(bucket.to, durationTo ?? Number.POSITIVE_INFINITY),
  }
}

const setOf = (items: readonly string[] | undefined): ReadonlySet<string> | null =>
  items?.length ? new Set(items) : null
