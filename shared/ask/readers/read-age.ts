import type { AgeBadge } from '../../contracts/tour.ts'
import { numbersOf, type ParserState, rewrite, senseMark } from '../parser-state.ts'

/** The age group of a traveller; null outside of those that exist (spec section 3). */
const badgeOf = (age: number): AgeBadge | null => {
  if (age >= 25 && age < 35) return '25-35'
  return age >= 35 && age <= 49 ? '35-49' : null
}

/** "Over 5 hours" is no age. */
const ADULT = 18

const badgeOfRange = (from: number, to: number): AgeBadge | null => {
  if (from < ADULT || to > 60 || from > to) return null
  if (to <= 36) return '25-35'
  return from >= 34 ? '35-49' : 'ALL'
}

const badgeBelow = (limit: number) => badgeOf(limit - 1)
const badgeFrom = (limit: number) => badgeOf(Math.max(limit, 35))

/** Reads ages: the traveller's, or those of the group that is wanted. */
export const readAge = (state: ParserState): void => {
  const { age, bounds, number, fill, units, currencies, amountWords } = state.grammar
  const read = (pattern: string, badge: (from: number, to: number) => AgeBadge | null, least = 0) => {
    rewrite(state, pattern.replaceAll('{n}', number), (...groups) => {
      const [from = 0, to = from] = numbersOf(state.grammar, groups)
      if (Math.min(from, to) < least) return null
      const found = badge(from, to)
      return found === null ? ',' : senseMark(state, { ageBadge: found })
    })
  }
  for (const pattern of age.others) read(pattern, () => null)
  const range = `{n}(?: ?- ?| (?:${bounds.and}|-) ${fill}){n}`
  read(`(?:(?:${bounds.between}) ${fill})?${range} (?:${age.years})`, badgeOfRange)
  read('(25|35)-(35|49)', badgeOfRange)
  // The ends of the two existing groups need no "years" after them.
  read(`(?:${bounds.between}) ${fill}(25|35) (?:${bounds.and}) ${fill}(35|49)(?= (?:,|<|$)|$)`, badgeOfRange)
  // "Under 2k" and "over 10 days" are no ages.
  const others = ['k', ...Object.values(units), ...currencies.map(([, words]) => words), amountWords]
  const alone = `(?: (?:${age.years}))?(?! (?:${others.join('|')}) )`
  read(`(?:${age.under}) ${fill}{n}${alone}`, (limit) => badgeBelow(Math.min(limit, 35)), ADULT)
  read(`(?:${bounds.upTo}|${bounds.lessThan}) ${fill}{n} (?:${age.years})`, badgeBelow)
  read(`(?:${age.over}) ${fill}{n}${alone}`, badgeFrom, ADULT)
  read(`(?:${bounds.atLeast}|${bounds.moreThan}) ${fill}{n} (?:${age.years})`, badgeFrom)
  read('(35) ?\\+', badgeFrom)
  for (const pattern of age.own) read(pattern, badgeOf)
  read(`{n} (?:${age.years})`, badgeOf)
}
