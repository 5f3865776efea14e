import type { IsoDate } from '../contracts/iso-date.ts'
import type { Grammar, Sense } from './grammar.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * A question on its way to being understood. Readers put a mark in place of each stretch that they understand, the next
 * ones join marks: `<d…>` days of departure, `<n…>` lengths in days, `<e…>` cents, `<p…>` places, `<w…>` a sense by
 * its number. What is left at the end has not been understood.
 */
export type ParserState = {
  text: string
  readonly today: IsoDate
  readonly grammar: Grammar
  readonly vocabulary: Vocabulary
  readonly senses: Sense[]
}

/** Keeps a sense and gives its mark. */
export const senseMark = (reading: ParserState, sense: Sense): string => `<w${reading.senses.push(sense) - 1}>`

/** A number of at most two digits, or a word for one, as a capturing group. */
export const numberPattern = ({ numbers }: Pick<Grammar, 'numbers'>): string =>
  `(\\d{1,2}|${Object.keys(numbers)
    .sort((a, b) => b.length - a.length)
    .join('|')})`

/** What such a group has caught. */
export const numberOf = ({ numbers }: Pick<Grammar, 'numbers'>, text: string | undefined): number =>
  numbers[text ?? ''] ?? Number(text)

/** Up to three small words, each with its space, that may stand between a bound and what it bounds. */
export const fillersOf = ({ filler }: Pick<Grammar, 'filler'>): string => `(?:(?:${filler}) ){0,3}`
