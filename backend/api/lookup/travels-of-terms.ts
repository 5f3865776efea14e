import type { TravelFacts } from '../catalogue/columns/travel-facts.ts'
import { byScore } from '../catalogue/columns/travel-order.ts'
import type { RankedTerm } from './rank-matches.ts'

/**
 * The travels behind matched names, by id, each with the first name that leads to it: those of a country or
 * continent, or the travel itself. In the order of the names, and the best seller first among those of one name.
 */
export function travelsOfTerms(travels: readonly TravelFacts[], terms: readonly RankedTerm[]): Map<string, RankedTerm> {
  const found = new Map<string, RankedTerm>()
  const inOrder = [...travels].sort(byScore)
  for (const term of terms)
    for (const travel of inOrder) if (!found.has(travel.id) && isBehind(travel, term)) found.set(travel.id, term)
  return found
}

function isBehind(travel: TravelFacts, { kind, ref }: RankedTerm): boolean {
  if (kind === 'destination') return travel.destinations.includes(ref)
  if (kind === 'continent') return travel.continent === ref
  return travel.id === ref
}
