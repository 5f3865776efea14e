import type { CurrencyCode } from '../../contracts/money.ts'
import { centsOfUnits } from '../../filters/typed-range.ts'
import { fillersOf, type ParserState } from '../reading.ts'
import { keysOf, rewrite } from '../rewrite.ts'
import { readBounds } from './read-bounds.ts'

/** A number without a currency is money from this many cents on. */
const MIN_BARE = 15_000
const ABOUT = 0.2

/** What the trip may cost, in cents; and the currency, where one is named. */
export const readPrice = (reading: ParserState): CurrencyCode | null => {
  const { grammar } = reading
  const { bounds, currencies } = grammar
  const fill = fillersOf(grammar)
  const thousand = ['k', ...Object.keys(grammar.amounts).filter((word) => grammar.amounts[word] === 1000)].join('|')
  const amount = `((?:\\d[\\d.,]*(?: (?:${thousand}))?)|${keysOf(grammar.amounts)})`
  const currency = Object.values(currencies).join('|')
  const [named] = Object.entries(currencies).flatMap(([code, words]) =>
    new RegExp(` (?:${words}) `, 'u').test(reading.text) ? [code as CurrencyCode] : [],
  )
  const read = (pattern: string, isBare: boolean) => {
    reading.text = rewrite(reading.text, pattern, (...groups) => {
      const [before = '', ...rest] = groups
      const cents = rest.filter((each) => each !== undefined).map((text) => centsOf(grammar.amounts, text))
      const [from = null, to = from] = cents
      if (from === null || to === null || (isBare && from < MIN_BARE)) return null
      return `${before}<e${Math.min(from, to)}-${Math.max(from, to)}>`
    })
  }
  const range = `${amount}(?: ?[-/] ?| (?:${bounds.and}|${grammar.dates.or}|-) ${fill}(?:(?:${currency}) )?)${amount}`
  const between = `(?:(?:${bounds.between}) ${fill})?`
  read(`()${between}(?:(?:${currency}) )?${range} (?:${currency})`, false)
  read(`()${between}(?:${currency}) ${range}`, false)
  read(`()${amount} (?:${currency})`, false)
  read(`()(?:${currency}) ${amount}`, false)
  read('()(\\d[\\d.,]* k)', false)
  read(`()(?:${bounds.between}) ${fill}${range}`, true)
  read('()(\\d{3,5})-(\\d{3,5})', true)
  const all = [bounds.upTo, bounds.lessThan, bounds.atLeast, bounds.moreThan, bounds.about, grammar.budget].join('|')
  read(`((?:${all}) ${fill})${amount}`, true)
  read(`()${amount}(?= (?:${bounds.upToAfter}|${bounds.atLeastAfter}))`, true)
  reading.text = rewrite(reading.text, `<e[\\d-]+> (?:${grammar.together})`, () => ',')
  readBounds(reading, 'e', { step: 0, about: (middle) => middle * ABOUT })
  return named ?? null
}

const centsOf = (amounts: Readonly<Record<string, number>>, text: string): number | null => {
  const word = amounts[text]
  if (word !== undefined) return word * 100
  const [digits = '', thousands] = text.split(' ')
  if (thousands !== undefined) return Math.round(Number(digits.replace(',', '.')) * 100_000) || null
  // "2.000,00": what comes after two separators is no thousand.
  return centsOfUnits(digits.replace(/^(\d{1,3}(?:[.,]\d{3})+)[.,]\d{2}$/, '$1'))
}
