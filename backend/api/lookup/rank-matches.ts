import { type Match, matchTerm, type Term, type TermKind, TIERS, type Tier } from './match-term.ts'

export type RankedTerm = Term & Match

/** Of equally good matches: a country, then a continent, then what is inside them. */
const KINDS: TermKind[] = ['destination', 'continent', 'travel', 'place', 'style']

/** As it was typed: what else comes close counts only when nothing is spelt so. */
const SPELT: readonly Tier[] = ['exact', 'prefix', 'words']

/**
 * The terms that a folded text means, best first: by tier, slips, kind, weight, and length. What is only inside a
 * name or misspelt counts when no name begins like that ("iland" is in Thailand, and may mean Island).
 */
export function rankMatches(text: string, terms: readonly Term[]): RankedTerm[] {
  const matches = terms.flatMap((term): RankedTerm[] => {
    const match = matchTerm(text, term.term)
    return match ? [{ ...term, ...match }] : []
  })
  const spelt = matches.filter(({ tier }) => SPELT.includes(tier))
  return (spelt.length > 0 ? spelt : closest(matches)).sort(compareMatches)
}

/** Somebody who made one slip did not mean what needs two, nor with two what a name has inside. */
function closest(matches: RankedTerm[]): RankedTerm[] {
  const least = Math.min(...matches.map(({ slips }) => Math.max(1, Math.floor(slips))))
  return matches.filter(({ slips }) => slips < least + 1)
}

/** Which of two matches is the better one: a negative number when it is `a`. */
export const compareMatches = (a: RankedTerm, b: RankedTerm): number =>
  TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) ||
  a.slips - b.slips ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  b.weight - a.weight ||
  a.term.length - b.term.length ||
  (a.term < b.term ? -1 : a.term > b.term ? 1 : 0)
