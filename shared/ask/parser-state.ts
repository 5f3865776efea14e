import type { FilterState } from '../contracts/filter-state.ts'
import type { IsoDate } from '../contracts/iso-date.ts'
import type { Grammar } from './grammar.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * A question while it is parsed. Readers replace what they understand by marks, which later readers join: `<d…>` days
 * of departure, `<n…>` lengths in days, `<e…>` cents, `<p…>` places, `<m…>` months, `<w…>` indexes of senses, `<o…>`
 * occasions, `<u>` wishes without a filter. Text without a mark is not understood.
 */
export type ParserState = {
  text: string
  readonly today: IsoDate
  readonly grammar: Grammar
  readonly vocabulary: Vocabulary
  readonly senses: FilterState[]
}

const patterns = new Map<string, RegExp>()

const wholeWords = (source: string): RegExp => {
  const known = patterns.get(source)
  if (known !== undefined) return known
  const pattern = new RegExp(`(?<= )(?:${source})(?= )`, 'gu')
  patterns.set(source, pattern)
  return pattern
}

/**
 * Replaces every sequence of whole words that matches. Groups without a match are empty; null leaves the text.
 * @param source of a regular expression; words are separated by one space
 */
export const rewrite = (
  state: Pick<ParserState, 'text'>,
  source: string,
  to: (...groups: string[]) => string | null,
): void => {
  state.text = state.text.replace(
    wholeWords(source),
    (all: string, ...rest) => to(...rest.slice(0, -2).map((group) => group ?? '')) ?? all,
  )
}

/** Stores a sense and returns its mark. */
export const senseMark = (state: ParserState, sense: FilterState): string => `<w${state.senses.push(sense) - 1}>`

/** The value of a match of `grammar.number`. */
export const numberOf = ({ numbers }: Grammar, text: string): number => numbers[text] ?? Number(text)

/** The values of those matches of `grammar.number` that are not empty. */
export const numbersOf = (grammar: Grammar, groups: readonly string[]): number[] =>
  groups.filter((group) => group !== '').map((group) => numberOf(grammar, group))
