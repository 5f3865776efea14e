import { fillersOf, type ParserState } from '../reading.ts'
import { keysOf, rewrite } from '../rewrite.ts'

/** Above every number that is asked for. */
export const NO_LIMIT = 999_999_999

type Kind = {
  /** The smallest difference, which "less than" makes. */
  step: number
  /** How far "about" reaches to either side. */
  about: (middle: number) => number
}

/** Joins numbers of one kind (`<n…>`, `<e…>`) with the words that make limits of them. */
export const readBounds = (reading: ParserState, mark: 'n' | 'e', { step, about }: Kind): void => {
  const { bounds } = reading.grammar
  const fill = fillersOf(reading.grammar)
  const one = `<${mark}(\\d+)-(\\d+)>`
  const read = (pattern: string, limits: (...numbers: number[]) => readonly [number, number]) => {
    reading.text = rewrite(reading.text, pattern, (...groups) => {
      const [from, to] = limits(...groups.filter((each) => each !== undefined).map(Number))
      return `<${mark}${Math.round(from)}-${Math.round(to)}>`
    })
  }
  const before = (words: string) => `(?:${words}) ${fill}${one}`
  const middle = (from: number, to: number) => (from + to) / 2
  read(`(?:${bounds.between}) ${fill}${one} (?:${bounds.and}|-) ${fill}${one}`, (from = 0, _a, _b, to = 0) => [
    from,
    to,
  ])
  read(before(bounds.lessThan), (from = 0, to = 0) => [0, middle(from, to) - step])
  read(before(bounds.upTo), (_, to = 0) => [0, to])
  read(before(bounds.moreThan), (from = 0, to = 0) => [middle(from, to) + step, NO_LIMIT])
  read(before(bounds.atLeast), (from = 0) => [from, NO_LIMIT])
  read(before(bounds.about), (from = 0, to = 0) => (from === to ? [from - about(from), to + about(to)] : [from, to]))
  read(`${one} (?:${bounds.aboutAfter})`, (from = 0, to = 0) =>
    from === to ? [from - about(from), to + about(to)] : [from, to],
  )
  // "9 giorni max 1800" is about the amount.
  const noNumber = `(?! ${fill}(?:\\d|[€$£]|${keysOf(reading.grammar.amounts)} ))`
  read(`${one} ${fill}(?:${bounds.upToAfter})${noNumber}`, (_, to = 0) => [0, to])
  read(`${one} ${fill}(?:${bounds.atLeastAfter})${noNumber}`, (from = 0) => [from, NO_LIMIT])
}
