import type { TextKey } from '../../../markets/market-id.ts'
import { createVersionedCache } from '../sql/changes.ts'
import type { Term } from './match-term.ts'

const MAX_SIMILAR_TERMS = 300

/** Includes all countries and continents: short misspelt names share no trigram. */
export const candidateTerms = async (db: D1Database, language: TextKey, text: string): Promise<Term[]> => {
  const pieces = trigrams(text)
  const matching = pieces.length ? alike(db, language, pieces) : startingWith(db, language, text)
  const [all, { results }] = await Promise.all([allPlaces(db, language), matching.all<Term>()])
  return [...all, ...results]
}

/** Countries and continents: the same for every text. */
const cached = createVersionedCache<Term[]>('content', 10)

const allPlaces = (db: D1Database, language: TextKey): Promise<Term[]> =>
  cached(db, language, async () => {
    const { results } = await db
      .prepare(
        `SELECT kind, ref, term, label, weight FROM search_terms INDEXED BY search_terms_by_kind
        WHERE language = ? AND kind IN ('destination', 'continent')`,
      )
      .bind(language)
      .all<Term>()
    return results
  })

const alike = (db: D1Database, language: TextKey, pieces: string[]): D1PreparedStatement =>
  db
    .prepare(
      `SELECT s.kind, s.ref, s.term, s.label, s.weight FROM search_trigrams AS f CROSS JOIN search_terms AS s ON s.id = f.rowid
      WHERE f.search_trigrams MATCH ? AND s.language = ? AND s.kind NOT IN ('destination', 'continent')
      ORDER BY f.rank LIMIT ${MAX_SIMILAR_TERMS}`,
    )
    .bind(pieces.map((piece) => `"${piece}"`).join(' OR '), language)

const startingWith = (db: D1Database, language: TextKey, text: string): D1PreparedStatement =>
  db
    .prepare(
      `SELECT kind, ref, term, label, weight FROM search_terms INDEXED BY search_terms_by_term
      WHERE language = ? AND term >= ? AND term < ? AND kind NOT IN ('destination', 'continent') LIMIT ${MAX_SIMILAR_TERMS}`,
    )
    .bind(language, text, `${text}\u{10ffff}`)

export const trigrams = (text: string): string[] => {
  const pieces = text
    .split(' ')
    .flatMap((word) => Array.from({ length: Math.max(0, word.length - 2) }, (_, index) => word.slice(index, index + 3)))
  return [...new Set(pieces)]
}
