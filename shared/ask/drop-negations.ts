import { fillersOf, type ParserState } from './reading.ts'
import { rewrite } from './rewrite.ts'

const MARK = '<[dnepw][^>]*>'

/** Takes out what is named to be refused ("ma non in India"). Tells whether there was something. */
export const dropNegations = (reading: ParserState): boolean => {
  const { grammar } = reading
  const fill = fillersOf(grammar)
  let refuses = false
  const refused = () => {
    refuses = true
    return ','
  }
  reading.text = rewrite(
    reading.text,
    `(?:${grammar.not}) ${fill}${MARK}(?: (?:${grammar.dates.or}) ${fill}${MARK})?`,
    refused,
  )
  reading.text = rewrite(reading.text, `${MARK} ${fill}(?:${grammar.notAfter})`, refused)
  return refuses
}
