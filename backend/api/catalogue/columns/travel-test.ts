import type { ListRequest } from '../../../../shared/contracts/filter-state.ts'
import { type DURATION_BUCKETS, testBits } from '../../../../shared/filters/definitions.ts'
import type { TravelFacts } from './travel-facts.ts'

/** One bit per travel filter. Continent and country share one (spec section 4). */
export const ON_TRAVEL = testBits('travels')

export const UNCOUNTED = ON_TRAVEL.travelId | ON_TRAVEL.textSearch

/** Returns the failed filters as bits of ON_TRAVEL; 0 when all pass. */
export type TravelTest = (travel: TravelFacts) => number

export const DURATIONS: Record<(typeof DURATION_BUCKETS)[number], { from: number; to: number }> = {
  MAX_6: { from: 0, to: 6 },
  MAX_10: { from: 0, to: 10 },
  OVER_10: { from: 11, to: Number.POSITIVE_INFINITY },
}

export const travelTest = (filter: ListRequest, textMatches: ReadonlyMap<string, unknown> | null): TravelTest => {
  const { from, to } = requestedLength(filter)
  const styles = setOf(filter.travelStyles)
  const types = setOf(filter.travelTypes)
  const costCenters = setOf(filter.costCenters)
  const continents = setOf(filter.continentId)
  const destinations = setOf(filter.destinationId?.map((id) => id.toLowerCase()))
  const badges = setOf(filter.badgeId)
  const moods = setOf(filter.moods)
  const ids = setOf(filter.travelId)
  return (travel) =>
    bitsOf({
      days: travel.days < from || travel.days > to,
      travelStyles: lacks(styles, travel.style),
      travelTypes: lacks(types, travel.type),
      costCenters: lacks(costCenters, travel.costCenter),
      place: lacks(continents, travel.continent) || lacksAll(destinations, travel.destinations),
      badgeId: lacksAll(badges, travel.badges),
      moods: lacksAll(moods, travel.moods),
      travelId: lacks(ids, travel.id),
      textSearch: lacks(textMatches, travel.id),
    })
}

const FILTER_NAMES = Object.keys(ON_TRAVEL) as (keyof typeof ON_TRAVEL)[]

const bitsOf = (failed: Record<keyof typeof ON_TRAVEL, boolean>): number =>
  FILTER_NAMES.reduce((bits, name) => (failed[name] ? bits | ON_TRAVEL[name] : bits), 0)

type Items = Pick<ReadonlySet<string>, 'has'> | null

const lacks = (items: Items, item: string): boolean => items !== null && !items.has(item)
const lacksAll = (items: Items, candidates: readonly string[]): boolean =>
  items !== null && !candidates.some((item) => items.has(item))

const requestedLength = ({ durations, durationFrom, durationTo }: ListRequest): { from: number; to: number } => {
  const bucket = durations ? DURATIONS[durations] : { from: 0, to: Number.POSITIVE_INFINITY }
  return {
    from: Math.max(bucket.from, durationFrom ?? 0),
    to: Math.min(bucket.to, durationTo ?? Number.POSITIVE_INFINITY),
  }
}

const setOf = (items: readonly string[] | undefined): ReadonlySet<string> | null =>
  items?.length ? new Set(items) : null
