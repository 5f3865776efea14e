import { type ParserState, rewrite } from '../parser-state.ts'

/** Above every number in a question. */
export const NO_LIMIT = 999_999_999

type Kind = {
  /** The smallest difference, for "less than". */
  step: number
  /** Reach of "about" to either side. */
  about: (middle: number) => number
}

/** Joins numbers of one kind (`<n…>`, `<e…>`) with the words that turn them into limits. */
export const readBounds = (state: ParserState, mark: 'n' | 'e', { step, about }: Kind): void => {
  const { bounds, fill, amountWords } = state.grammar
  const one = `<${mark}(\\d+)-(\\d+)>`
  const read = (pattern: string, limits: (from: number, to: number, nextTo: number) => readonly [number, number]) => {
    rewrite(state, pattern, (first, last, _nextFirst, nextLast) => {
      const [from, to] = limits(Number(first), Number(last), Number(nextLast))
      return `<${mark}${Math.round(from)}-${Math.round(to)}>`
    })
  }
  const readBefore = (words: string, limits: Parameters<typeof read>[1]) => read(`(?:${words}) ${fill}${one}`, limits)
  const around = (from: number, to: number) =>
    from === to ? ([from - about(from), to + about(to)] as const) : ([from, to] as const)
  read(`(?:${bounds.between}) ${fill}${one} (?:${bounds.and}|-) ${fill}${one}`, (from, _, to) => [from, to])
  readBefore(bounds.lessThan, (from, to) => [0, (from + to) / 2 - step])
  readBefore(bounds.upTo, (_, to) => [0, to])
  readBefore(bounds.moreThan, (from, to) => [(from + to) / 2 + step, NO_LIMIT])
  readBefore(bounds.atLeast, (from) => [from, NO_LIMIT])
  readBefore(bounds.about, around)
  read(`${one} (?:${bounds.aboutAfter})`, around)
  // "9 giorni max 1800": the limit belongs to the amount.
  const noNumber = `(?! ${fill}(?:\\d|[€$£]|${amountWords} ))`
  read(`${one} ${fill}(?:${bounds.upToAfter})${noNumber}`, (_, to) => [0, to])
  read(`${one} ${fill}(?:${bounds.atLeastAfter})${noNumber}`, (from) => [from, NO_LIMIT])
}
