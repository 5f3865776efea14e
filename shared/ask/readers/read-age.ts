import type { AgeBadge } from '../../contracts/tour.ts'
import { fillersOf, numberOf, numberPattern, type ParserState, senseMark } from '../reading.ts'
import { keysOf, rewrite } from '../rewrite.ts'

/** The age group of somebody who is so old; null beyond those that there are (spec section 3). */
const badgeOf = (age: number): AgeBadge | null => {
  if (age >= 25 && age < 35) return '25-35'
  return age >= 35 && age <= 49 ? '35-49' : null
}

/** "Over 5 hours" is no age. */
const ADULT = 18

const badgeOfRange = (from: number, to: number): AgeBadge | null => {
  if (from < 18 || to > 60 || from > to) return null
  if (to <= 36) return '25-35'
  return from >= 34 ? '35-49' : 'ALL'
}

/** Ages: the traveller's own, or those of the group that is wanted. */
export const readAge = (reading: ParserState): void => {
  const { grammar } = reading
  const { age, bounds } = grammar
  const [number, fill] = [numberPattern(grammar), fillersOf(grammar)]
  const of = (text: string | undefined) => numberOf(grammar, text)
  const read = (pattern: string, badge: (...numbers: number[]) => AgeBadge | null, least = 0) => {
    reading.text = rewrite(reading.text, pattern.replaceAll('{n}', number), (...groups) => {
      const numbers = groups.filter((each) => each !== undefined).map(of)
      if (numbers.some((each) => each < least)) return null
      const found = badge(...numbers)
      return found === null ? ',' : senseMark(reading, { ageBadge: found })
    })
  }
  for (const pattern of age.others) read(pattern, () => null)
  const range = `{n}(?: ?- ?| (?:${bounds.and}|-) ${fill}){n}`
  read(`(?:(?:${bounds.between}) ${fill})?${range} (?:${age.years})`, badgeOfRange)
  read('(25|35)-(35|49)', badgeOfRange)
  // The two groups that there are need no "years" after them.
  read(`(?:${bounds.between}) ${fill}(25|35) (?:${bounds.and}) ${fill}(35|49)(?= (?:,|<|$)|$)`, badgeOfRange)
  const [younger, older] = [(limit: number) => badgeOf(limit - 1), (limit: number) => badgeOf(Math.max(limit, 35))]
  // "Under 2k" and "over 10 days" are no ages.
  const { units, currencies } = grammar
  const alone = `(?! (?:k|${[...Object.values(units), ...Object.values(currencies), keysOf(grammar.amounts)].join('|')}) )`
  read(`(?:${age.under}) ${fill}{n}(?: (?:${age.years}))?${alone}`, (limit) => younger(Math.min(limit, 35)), ADULT)
  read(`(?:${bounds.upTo}|${bounds.lessThan}) ${fill}{n} (?:${age.years})`, younger)
  read(`(?:${age.over}) ${fill}{n}(?: (?:${age.years}))?${alone}`, older, ADULT)
  read(`(?:${bounds.atLeast}|${bounds.moreThan}) ${fill}{n} (?:${age.years})`, older)
  read('(35) ?\\+', older)
  for (const pattern of age.own) read(pattern, badgeOf)
  read(`{n} (?:${age.years})`, badgeOf)
}
