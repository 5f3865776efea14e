import type { CurrencyCode } from '../contracts/money.ts'
import { CURRENCIES, type MoneyFormat } from './currencies.ts'

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
  format: MoneyFormat = CURRENCIES[currency].format,
  precision: 0 | 2 = 0,
): string => {
  const sign = cents < 0 ? '-' : ''
  const absolute = Math.abs(cents)
  const units = precision === 0 ? Math.round(absolute / 100) : Math.floor(absolute / 100)
  const whole = groupThousands(String(units), format.thousands)
  const number = precision === 0 ? whole : `${whole}${format.decimal}${String(absolute % 100).padStart(2, '0')}`
  // No-break space: the symbol must not wrap alone.
  const { symbol } = CURRENCIES[currency]
  return format.symbol === 'before' ? `${sign}${symbol}${number}` : `${sign}${number}\u00a0${symbol}`
}
