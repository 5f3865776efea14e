import { keyOf } from '../../../shared/keys/key-of.ts'
import { foldText } from '../../../shared/text/fold-text.ts'
import type { Site } from '../site.ts'
import { createVersionedCache } from '../sql/changes.ts'
import { candidateTerms } from './candidate-terms.ts'
import { type RankedTerm, rankMatches } from './rank-matches.ts'

const MAX_WORDS = 6
/** Shorter words count only when there is no longer one ("in", "de", "to"). */
const MIN_WORD = 3

/** A page of results makes several calls with the same text. */
const cached = createVersionedCache<RankedTerm[][]>('content', 50)

export const matchWords = (site: Pick<Site, 'db' | 'language'>, text: string): Promise<RankedTerm[][]> =>
  cached(site.db, keyOf(site.language, text), () => rankWords(site, text))

const rankWords = async (site: Pick<Site, 'db' | 'language'>, text: string): Promise<RankedTerm[][]> => {
  const words = await Promise.all(
    searchWords(text).map(async (word) => rankMatches(word, await candidateTerms(site.db, site.language, word))),
  )
  return words.filter((terms) => terms.length > 0)
}

export const searchWords = (text: string): string[] => {
  const words = [...new Set(foldText(text).split(' ').filter(Boolean))]
  const long = words.filter((word) => word.length >= MIN_WORD)
  return (long.length ? long : words).slice(0, MAX_WORDS)
}
