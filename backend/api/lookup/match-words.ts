import { foldText } from '../../../shared/text/fold-text.ts'
import type { Site } from '../site.ts'
import { candidateTerms } from './candidate-terms.ts'
import { type RankedTerm, rankMatches } from './rank-matches.ts'

/** Words looked for in one text; what comes after is ignored. */
const MAX_WORDS = 6
/** Words shorter than this only count when nothing longer was typed ("in", "de", "to"). */
const MIN_WORD = 3

/** For each word of a free text that means anything, the names that it may mean, best first. */
export async function matchWords(site: Pick<Site, 'db' | 'language'>, text: string): Promise<RankedTerm[][]> {
  const words = await Promise.all(
    searchWords(text).map(async (word) => rankMatches(word, await candidateTerms(site.db, site.language, word))),
  )
  return words.filter((terms) => terms.length > 0)
}

/** The folded words that matter. */
export function searchWords(text: string): string[] {
  const words = [...new Set(foldText(text).split(' ').filter(Boolean))]
  const long = words.filter((word) => word.length >= MIN_WORD)
  return (long.length ? long : words).slice(0, MAX_WORDS)
}
