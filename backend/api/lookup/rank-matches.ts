import { type Match, matchTerm, type Term, type TermKind, TIERS, type Tier } from './match-term.ts'

export type RankedTerm = Term & Match

const KINDS: TermKind[] = ['destination', 'continent', 'travel', 'place', 'style']

const SPELT: readonly Tier[] = ['exact', 'whole', 'prefix', 'words']

/** Terms inside a name or misspelt count only when no name begins like the text ("iland" is in Thailand). */
export const rankMatches = (text: string, terms: readonly Term[]): RankedTerm[] => {
  const matches = terms.flatMap((term): RankedTerm[] => {
    const match = matchTerm(text, term.term)
    return match ? [{ ...term, ...match }] : []
  })
  const spelt = matches.filter(({ tier }) => SPELT.includes(tier))
  return (spelt.length > 0 ? spelt : closest(matches)).sort(compareMatches)
}

const closest = (matches: RankedTerm[]): RankedTerm[] => {
  const least = Math.min(...matches.map(({ slips }) => Math.max(1, Math.floor(slips))))
  return matches.filter(({ slips }) => slips < least + 1)
}

export const compareMatches = (a: RankedTerm, b: RankedTerm): number =>
  TIERS.indexOf(a.tier) - TIERS.indexOf(b.tier) ||
  a.slips - b.slips ||
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) ||
  b.weight - a.weight ||
  a.term.length - b.term.length ||
  (a.term < b.term ? -1 : a.term > b.term ? 1 : 0)
