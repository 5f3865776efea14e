import { typoDistance } from '../text/edit-distance.ts'
import type { Grammar } from './grammar.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Shorter words are one letter away from too many others, most of all from names of places. */
const MIN_LENGTH = 5
const MIN_PLACE_LENGTH = 6
/** Longer words may have two typing errors. */
const MIN_LONG = 8

/** Corrects unknown words that are a typing error or two away from a meaningful word with the same first letter. */
export const correctSpelling = (text: string, grammar: Grammar, { placeWords }: Vocabulary): string => {
  const { meaningful, all } = knownWords(grammar)
  return text.replace(/(?<= )\p{L}+(?= )/gu, (word) => {
    if (word.length < MIN_LENGTH || all.has(word) || placeWords.has(word)) return word
    return nearest(word, meaningful) ?? (word.length < MIN_PLACE_LENGTH ? null : nearest(word, placeWords)) ?? word
  })
}

const nearest = (word: string, candidates: Iterable<string>): string | null => {
  const limit = word.length < MIN_LONG ? 1 : 2
  let best: string | null = null
  let least = limit + 1
  for (const each of candidates) {
    if (each[0] !== word[0] || Math.abs(each.length - word.length) > limit) continue
    const { whole } = typoDistance(word, each, limit)
    if (whole < least) [best, least] = [each, whole]
  }
  return best
}

type Known = { meaningful: readonly string[]; all: ReadonlySet<string> }
const cache = new WeakMap<Grammar, Known>()

const knownWords = (grammar: Grammar): Known => {
  const cached = cache.get(grammar)
  if (cached !== undefined) return cached
  const { months, seasons, spelling, numbers, amounts, common, dates } = grammar
  const meaningful = [...months, ...Object.values(seasons)]
    .flatMap((names) => names.split('|'))
    .filter((name) => /^\p{L}+$/u.test(name))
    .concat(spelling)
  // "Sette" is a number, not a misspelt "sett" for September; San Francesco has a feast, and is not San Francisco.
  const feasts = dates.holidays.flatMap(([pattern]) => pattern.match(/\p{L}+/gu) ?? [])
  const all = new Set([...meaningful, ...Object.keys(numbers), ...Object.keys(amounts), ...common, ...feasts])
  const known = { meaningful, all }
  cache.set(grammar, known)
  return known
}
