import { typoDistance } from '../text/edit-distance.ts'
import type { Grammar } from './grammar.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Shorter words differ by one letter from too many others: names of places more so than months. */
const SHORTEST = 5
const SHORTEST_PLACE = 6
/** From this length on two slips are forgiven. */
const LONG = 8

/**
 * The text with words that are a slip or two away from one that means something put right. Only where a word begins
 * with the same letter, and never a word that is known itself.
 */
export const correctSpelling = (text: string, grammar: Grammar, { placeWords }: Vocabulary): string => {
  const known = knownWords(grammar)
  return text.replace(/(?<= )\p{L}+(?= )/gu, (word) => {
    if (word.length < SHORTEST || known.all.has(word) || placeWords.has(word)) return word
    return nearest(word, known.spelled) ?? (word.length < SHORTEST_PLACE ? null : nearest(word, placeWords)) ?? word
  })
}

const nearest = (word: string, wanted: Iterable<string>): string | null => {
  const limit = word.length < LONG ? 1 : 2
  let best: string | null = null
  let least = limit + 1
  for (const each of wanted) {
    if (each[0] !== word[0] || Math.abs(each.length - word.length) > limit) continue
    const { whole } = typoDistance(word, each, limit)
    if (whole < least) [best, least] = [each, whole]
  }
  return best
}

type Known = { spelled: readonly string[]; all: ReadonlySet<string> }
const made = new WeakMap<Grammar, Known>()

const knownWords = (grammar: Grammar): Known => {
  const known = made.get(grammar)
  if (known !== undefined) return known
  const spelled = [...grammar.months, ...Object.values(grammar.seasons)]
    .flatMap((names) => names.split('|'))
    .filter((name) => /^\p{L}+$/u.test(name))
    .concat(grammar.spelling)
  // "sette" is a number, and no "sett" of September's.
  const counted = [grammar.numbers, grammar.amounts].flatMap(Object.keys)
  const value = { spelled, all: new Set([...spelled, ...counted, ...grammar.common]) }
  made.set(grammar, value)
  return value
}
