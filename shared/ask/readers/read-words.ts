import { type ParserState, senseMark } from '../reading.ts'
import { anyOf, rewrite } from '../rewrite.ts'

/** Styles, moods and all else that a word or a phrase says on its own. */
export const readWords = (reading: ParserState): void => {
  for (const [pattern, sense] of reading.grammar.words)
    reading.text = rewrite(reading.text, pattern, () => senseMark(reading, sense))
}

/** Takes out what only looks like something. */
export const skipIdle = (reading: ParserState): void => {
  reading.text = rewrite(reading.text, anyOf(reading.grammar.idle), () => ',')
}
