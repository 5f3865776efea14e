import { typoDistance } from '../../../shared/text/edit-distance.ts'

export type TermKind = 'destination' | 'continent' | 'travel' | 'place' | 'style'

/** Something that has a name, folded by fold-text.ts; `label` is what visitors call it. */
export type Term = { kind: TermKind; ref: string; term: string; label: string; weight: number }

/** How well a text matches, best first: the same, its beginning, the beginning of its words, inside, misspelt. */
export const TIERS = ['exact', 'prefix', 'words', 'inside', 'misspelt'] as const
export type Tier = (typeof TIERS)[number]
export type Match = { tier: Tier; slips: number }

/** Inside a word, two letters mean nothing. */
const MIN_INSIDE = 3
/** A shorter word may have no slip, */
const SHORT = 4
/** but in a text of several words from this length on. */
const LONG_TEXT = 6

/**
 * How a folded text matches a folded term; null when it does not.
 * ("giap" is a prefix of "giappone", "giapone" a misspelling of it.)
 */
export function matchTerm(text: string, term: string): Match | null {
  if (term === text) return { tier: 'exact', slips: 0 }
  if (term.startsWith(text)) return { tier: 'prefix', slips: 0 }
  const typed = text.split(' ')
  const words = term.split(' ')
  if (typed.every((each) => words.some((word) => word.startsWith(each)))) return { tier: 'words', slips: 0 }
  if (text.length >= MIN_INSIDE && term.includes(text)) return { tier: 'inside', slips: 0 }
  const isLong = typed.length > 1 && text.length >= LONG_TEXT
  const total = typed.reduce((sum, each) => sum + Math.min(...words.map((word) => wordSlips(each, word, isLong))), 0)
  return Number.isFinite(total) ? { tier: 'misspelt', slips: total } : null
}

/**
 * Slips of one typed word, half of one more when it only begins the word; infinite beyond what its length allows.
 * @param isPart of several, which are known by each other: "nw york" is no other place
 */
function wordSlips(typed: string, word: string, isPart: boolean): number {
  if (typed.length < SHORT && word.startsWith(typed)) return 0
  const limit = allowed(typed, isPart)
  if (limit === 0) return Number.POSITIVE_INFINITY
  const { whole, beginning } = typoDistance(typed, word, limit)
  const least = Math.min(whole, beginning + 0.5)
  return least <= limit ? least : Number.POSITIVE_INFINITY
}

/** Slips that a typed word may have: short words are too like each other. */
const allowed = (typed: string, isPart: boolean): number => {
  if (typed.length < SHORT) return isPart && typed.length > 1 ? 1 : 0
  return typed.length < 7 ? 1 : 2
}
