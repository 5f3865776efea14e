import type { CurrencyCode } from '../contracts/money.ts'
import { INVISIBLE } from '../filters/search-text.ts'
import { CURRENCIES } from './currencies.ts'

/** In every language of the markets: a field says nothing of its visitor's. */
const NAMES = Object.entries(CURRENCIES).map(([code, { names }]) => [code as CurrencyCode, names] as const)
const NAME = NAMES.map(([, names]) => names).join('|')
const NUMBER = "(\\d{1,3}(?:[.,'’ ]\\d{3})+|\\d+)(?:[.,](?:(\\d{1,2})|[-–—]{1,2}))?"
const MONEY = new RegExp(`^(?:(${NAME}) ?)?${NUMBER}(?: ?(${NAME}))?$`)
/** The highest limit of a search. */
const MAX = 1_000_000

/**
 * Parses an amount as people type it and as the product shows it: "1200", "1.200 €", "$1,200.50", "1 200,50", "1.200,-", "1200 dollari".
 * Null for other text, and above a million. `currency`: null when none is named.
 */
export const parseMoney = (text: string): { cents: number; currency: CurrencyCode | null } | null => {
  const line = text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim().toLowerCase()
  const [, before, number = '', fraction = '', after = before] = MONEY.exec(line) ?? []
  const digits = number.replace(/\D/g, '')
  const [first, last] = [before ?? after, after].map(currencyOf)
  if (digits === '' || Number(digits) > MAX || first !== last) return null
  return { cents: Number(digits) * 100 + Number(fraction.padEnd(2, '0')), currency: first ?? null }
}

const WITH_CURRENCY = new RegExp(`(?<![\\d.,])(?:(?:${NAME}) ?${NUMBER}|${NUMBER} ?(?:${NAME}))(?![\\p{L}\\d])`, 'iu')

/** The first amount with a currency in a text, as it is written; null for none. */
export const findMoney = (text: string): string | null => WITH_CURRENCY.exec(text.replace(INVISIBLE, ''))?.[0] ?? null

const currencyOf = (name: string | undefined): CurrencyCode | undefined =>
  name === undefined ? undefined : NAMES.find(([, names]) => new RegExp(`^(?:${names})$`).test(name))?.[0]
