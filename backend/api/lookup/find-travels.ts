import type { SearchMatch } from '../../../shared/contracts/search.ts'
import { foldText } from '../../../shared/text/fold-text.ts'
import { byScore, type TravelFacts } from '../catalogue/columns/travel-facts.ts'
import { compareMatches, type RankedTerm } from './rank-matches.ts'

/** Rank 0 is best. `isWhole`: a name has every word of the text as a whole word. */
export type FoundByText = { match: SearchMatch; rank: number; isWhole: boolean }

/** Finds travels that match every word; `words` has the candidate terms of each. */
export const findTravels = (
  travels: readonly TravelFacts[],
  words: readonly (readonly RankedTerm[])[],
): ReadonlyMap<string, FoundByText> => {
  const [first, ...rest] = words.map((terms) => travelsOfTerms(travels, terms)).filter((found) => found.size > 0)
  const all = [...(first ?? [])].flatMap(([id, term]) => {
    const terms = [term, ...rest.map((found) => found.get(id))].filter((each) => each !== undefined)
    if (terms.length <= rest.length) return []
    const best = terms.reduce((a, b) => (compareMatches(a, b) <= 0 ? a : b))
    return [{ id, best, isWhole: terms.every(({ tier }) => tier === 'exact' || tier === 'whole') }]
  })
  const terms = [...new Set(all.map(({ best }) => best))].sort(compareMatches)
  return new Map(all.map(({ id, best, isWhole }) => [id, { match: matchOf(best), rank: terms.indexOf(best), isWhole }]))
}

const matchOf = ({ kind, term, label }: RankedTerm): SearchMatch => ({
  kind: kind === 'destination' && term !== foldText(label) ? 'alias' : kind,
  text: label,
})

/** Maps travels to their first term; in term order, best sellers first. */
export const travelsOfTerms = (
  travels: readonly TravelFacts[],
  terms: readonly RankedTerm[],
): Map<string, RankedTerm> => {
  const found = new Map<string, RankedTerm>()
  const inOrder = [...travels].sort(byScore)
  for (const term of terms)
    for (const travel of inOrder) if (!found.has(travel.id) && matchesTerm(travel, term)) found.set(travel.id, term)
  return found
}

const matchesTerm = (travel: TravelFacts, { kind, ref }: RankedTerm): boolean => {
  if (kind === 'destination') return travel.destinations.includes(ref)
  if (kind === 'continent') return travel.continent === ref
  return travel.id === ref
}
