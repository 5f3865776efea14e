import type { CurrencyCode } from '../../contracts/money.ts'
import { parseMoney } from '../../money/parse-money.ts'
import { type ParserState, rewrite } from '../parser-state.ts'
import { readBounds } from './read-bounds.ts'

/** A number without a currency is money from this many cents on. */
const MIN_BARE_CENTS = 15_000
const ABOUT = 0.2

/** Reads the price of the trip, in cents; returns its currency where one is named. */
export const readPrice = (state: ParserState): CurrencyCode | null => {
  const { bounds, dates, currencies, amounts, amountWords, budget, together, fill } = state.grammar
  const thousand = ['k', ...Object.keys(amounts).filter((word) => amounts[word] === 1000)].join('|')
  const amount = `((?:\\d[\\d.,]*(?: (?:${thousand}))?)|${amountWords})`
  const currency = `(?:${currencies.map(([, words]) => words).join('|')})`
  const named = currencies.find(([, words]) => new RegExp(` (?:${words}) `, 'u').test(state.text))
  const read = (pattern: string, isBare: boolean) => {
    rewrite(state, pattern, (before, first, last = first) => {
      const [from, to] = [centsOf(amounts, first), centsOf(amounts, last)]
      if (from === null || to === null || (isBare && from < MIN_BARE_CENTS)) return null
      return `${before}<e${Math.min(from, to)}-${Math.max(from, to)}>`
    })
  }
  const range = `${amount}(?: ?[-/] ?| (?:${bounds.and}|${dates.or}|-) ${fill}(?:${currency} )?)${amount}`
  const between = `(?:${bounds.between}) ${fill}`
  read(`()(?:${between})?(?:${currency} )?${range} ${currency}`, false)
  read(`()(?:${between})?${currency} ${range}`, false)
  read(`()${amount} ${currency}`, false)
  read(`()${currency} ${amount}`, false)
  read('()(\\d[\\d.,]* k)', false)
  read(`()${between}${range}`, true)
  read('()(\\d{3,5})-(\\d{3,5})', true)
  const all = [bounds.upTo, bounds.lessThan, bounds.atLeast, bounds.moreThan, bounds.about, budget].join('|')
  read(`((?:${all}) ${fill})${amount}`, true)
  read(`()${amount}(?= (?:${bounds.upToAfter}|${bounds.atLeastAfter}))`, true)
  rewrite(state, `<e[\\d-]+> (?:${together})`, () => ',')
  readBounds(state, 'e', { step: 0, about: (middle) => middle * ABOUT })
  return named?.[0] ?? null
}

const centsOf = (amounts: Readonly<Record<string, number>>, text: string): number | null => {
  const word = amounts[text]
  if (word !== undefined) return word * 100
  const [digits = '', thousands] = text.split(' ')
  if (thousands !== undefined) return Math.round(Number(digits.replace(',', '.')) * 100_000) || null
  return parseMoney(digits)?.cents ?? null
}
