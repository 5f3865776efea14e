import type { Site } from '../site.ts'
import { allOf, isOneOf } from '../sql/fragment.ts'
import { candidateTerms } from './candidate-terms.ts'
import { foldText } from './fold-text.ts'
import { type RankedTerm, rankMatches } from './rank-matches.ts'

/** Words looked for in one text; what comes after is ignored. */
const MAX_WORDS = 6
/** Words shorter than this only count when nothing longer was typed ("in", "de", "to"). */
const MIN_WORD = 3

/**
 * Ids of the travels that a free text means (filter key textSearch): each of its words must be found in a travel's
 * country, continent, title, places or style, misspelt if need be; words that nothing has are ignored as long as
 * one is found.
 */
export async function findTravelsByText(site: Site, text: string): Promise<string[]> {
  const words = searchWords(text)
  const found = await Promise.all(words.map((word) => travelsOfWord(site, word)))
  const some = found.filter((ids) => ids.size > 0)
  const [first, ...rest] = some
  return first ? [...first].filter((id) => rest.every((ids) => ids.has(id))) : []
}

/** The folded words that matter. */
export function searchWords(text: string): string[] {
  const words = [...new Set(foldText(text).split(' ').filter(Boolean))]
  const long = words.filter((word) => word.length >= MIN_WORD)
  return (long.length ? long : words).slice(0, MAX_WORDS)
}

async function travelsOfWord(site: Site, word: string): Promise<Set<string>> {
  const terms = await candidateTerms(site.db, site.language, word)
  return new Set(await travelsOfTerms(site, rankMatches(word, terms)))
}

/** Ids of the travels behind matched names: those of a country or continent, or the travel itself. */
export async function travelsOfTerms({ db }: Pick<Site, 'db'>, terms: readonly RankedTerm[]): Promise<string[]> {
  if (terms.length === 0) return []
  const refs = (...kinds: RankedTerm['kind'][]) =>
    terms.filter(({ kind }) => kinds.includes(kind)).map(({ ref }) => ref)
  const visited = isOneOf('destination_id', refs('destination'))
  const named = isOneOf('id', refs('travel', 'place', 'style'))
  const within = isOneOf('continent', refs('continent'))
  const { results } = await db
    .prepare(
      `SELECT id FROM travels WHERE ${named.sql} OR ${within.sql}
        OR id IN (SELECT travel_id FROM travel_destinations WHERE ${visited.sql}) ORDER BY score DESC, id`,
    )
    .bind(...allOf([named, within, visited]).values)
    .all<{ id: string }>()
  return results.map(({ id }) => id)
}
