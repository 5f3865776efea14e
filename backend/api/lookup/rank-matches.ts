import { type Match, matchTerm, type Term, type TermKind, TIERS, type Tier } from './match-term.ts'

export type RankedTerm = Term & Match

/** Of equally good matches: a country, then a continent, then what is inside them. */
const KINDS: TermKind[] = ['destination', 'continent', 'travel', 'place', 'style']

/** Each of these counts only when those before it found nothing. */
const GROUPS: Tier[][] = [['exact', 'prefix', 'words'], ['inside'], ['misspelt']]

/**
 * The terms that a folded text means, best first: by tier, slips, kind, weight, and length. What is only inside a
 * name counts when no name begins like that, and misspellings when nothing is spelt as typed.
 */
export function rankMatches(text: string, terms: readonly Term[]): RankedTerm[] {
  const matches = terms.flatMap((term): RankedTerm[] => {
    const match = matchTerm(text, term.term)
    return match ? [{ ...term, ...match }] : []
  })
  const groups = GROUPS.map((tiers) => matches.filter(({ tier }) => tiers.includes(tier)))
  return fewestSlips(groups.find((group) => group.length > 0) ?? []).sort(compare)
}

/** Somebody who made one slip did not mean what needs two. */
function fewestSlips(matches: RankedTerm[]): RankedTerm[] {
  const least = Math.min(...matches.map(({ slips }) => Math.floor(slips)))
  return matches.filter(({ slips }) => Math.floor(slips) === least)
}

const compare = (a: RankedTerm, b: RankedTerm): number =>
  TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) ||
  a.slips - b.slips ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  b.weight - a.weight ||
  a.term.length - b.term.length ||
  (a.term < b.term ? -1 : a.term > b.term ? 1 : 0)
