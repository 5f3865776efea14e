export type MoneyFormat = { decimal: string; thousands: string; symbol: 'before' | 'after' }

type Currency = {
  symbol: string
  format: MoneyFormat
  /** What visitors call it, in every language: alternatives of a regular expression in lower case. */
  names: string
}

/**
 * Currencies that prices may have, by ISO 4217 code. Another one is added here; the settings say which of them a site shows.
 * Formats of spec section 9: EUR comma decimal, dot thousands, symbol after; GBP and USD the other way round.
 */
export const CURRENCIES = {
  EUR: {
    symbol: '€',
    format: { decimal: ',', thousands: '.', symbol: 'after' },
    names: '€|eur(?:o|os|i)?|pavos|balles',
  },
  GBP: {
    symbol: '£',
    format: { decimal: '.', thousands: ',', symbol: 'before' },
    names: '£|gbp|quid|(?:pounds?|pfund|libras?|livres?|lir[ae])(?: (?:e?sterlin[aeg]s?|sterling))?|sterlin[ae]',
  },
  USD: {
    symbol: '$',
    format: { decimal: '.', thousands: ',', symbol: 'before' },
    names: '(?:us ?)?\\$(?: ?us)?|usd|bucks?|(?:us[ -]?)?d[oó]ll?ar(?:s|[io]|es)?',
  },
} as const satisfies Record<string, Currency>
