import type { CurrencyCode } from '../contracts/money.ts'

export type MoneyFormat = { decimal: string; thousands: string; symbol: 'before' | 'after' }

const SYMBOLS: Record<CurrencyCode, string> = { EUR: '€', GBP: '£', USD: '$' }

/** Spec section 9: EUR comma decimal, dot thousands, symbol after; GBP and USD the other way round. */
export const CURRENCY_FORMATS: Record<CurrencyCode, MoneyFormat> = {
  EUR: { decimal: ',', thousands: '.', symbol: 'after' },
  GBP: { decimal: '.', thousands: ',', symbol: 'before' },
  USD: { decimal: '.', thousands: ',', symbol: 'before' },
}

/** @param digits an integer without sign */
export const groupThousands = (digits: string, separator: string): string =>
  digits.replace(/\B(?=(\d{3})+$)/g, separator)

/**
 * Formats an amount: "1.299 €", "$1,299", "€1,299.50" (spec section 9).
 * @param cents integer cents; without decimals, half a unit rounds up
 */
export const formatMoney = (
  cents: number,
  currency: CurrencyCode,
  format: MoneyFormat = CURRENCY_FORMATS[currency],
  precision: 0 | 2 = 0,
): string => {
  const sign = cents < 0 ? '-' : ''
  const absolute = Math.abs(cents)
  const units = precision === 0 ? Math.round(absolute / 100) : Math.floor(absolute / 100)
  const whole = groupThousands(String(units), format.thousands)
  const number = precision === 0 ? whole : `${whole}${format.decimal}${String(absolute % 100).padStart(2, '0')}`
  // No-break space: the symbol must not wrap alone.
  return format.symbol === 'before'
    ? `${sign}${SYMBOLS[currency]}${number}`
    : `${sign}${number}\u00a0${SYMBOLS[currency]}`
}
