import { typoDistance } from '../../../shared/text/edit-distance.ts'

export type TermKind = 'destination' | 'continent' | 'travel' | 'place' | 'style'

/** `term` is folded, `label` shown. */
export type Term = { kind: TermKind; ref: string; term: string; label: string; weight: number }

/** Match quality, best first. */
export const TIERS = ['exact', 'whole', 'prefix', 'words', 'inside', 'misspelt'] as const
export type Tier = (typeof TIERS)[number]
export type Match = { tier: Tier; slips: number }

const MIN_INSIDE = 3
/** Shorter words allow no typo, except in multi-word texts of LONG_TEXT. */
const SHORT = 4
const LONG_TEXT = 6

/** Both are folded. "giap" is a prefix of "giappone", "giapone" a misspelling. */
export const matchTerm = (text: string, term: string): Match | null => {
  if (term === text) return { tier: 'exact', slips: 0 }
  const typed = text.split(' ')
  const words = term.split(' ')
  if (typed.every((each) => words.includes(each))) return { tier: 'whole', slips: 0 }
  if (term.startsWith(text)) return { tier: 'prefix', slips: 0 }
  if (typed.every((each) => words.some((word) => word.startsWith(each)))) return { tier: 'words', slips: 0 }
  if (text.length >= MIN_INSIDE && term.includes(text)) return { tier: 'inside', slips: 0 }
  const isLong = typed.length > 1 && text.length >= LONG_TEXT
  const total = typed.reduce((sum, each) => sum + Math.min(...words.map((word) => wordSlips(each, word, isLong))), 0)
  return Number.isFinite(total) ? { tier: 'misspelt', slips: total } : null
}

/** Adds 0.5 when the word only begins alike. `isPart`: of several words, which identify each other. */
const wordSlips = (typed: string, word: string, isPart: boolean): number => {
  if (typed.length < SHORT && word.startsWith(typed)) return 0
  const limit = allowed(typed, isPart)
  if (limit === 0) return Number.POSITIVE_INFINITY
  const { whole, beginning } = typoDistance(typed, word, limit)
  const least = Math.min(whole, beginning + 0.5)
  return least <= limit ? least : Number.POSITIVE_INFINITY
}

const allowed = (typed: string, isPart: boolean): number => {
  if (typed.length < SHORT) return isPart && typed.length > 1 ? 1 : 0
  return typed.length < 7 ? 1 : 2
}
