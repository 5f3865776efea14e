import type { CurrencyCode } from '../contracts/money.ts'

/** How a currency is written (spec section 9). */
export type MoneyFormat = { decimal: string; thousands: string; symbol: 'before' | 'after' }

const SYMBOLS: Record<CurrencyCode, string> = { EUR: '€', GBP: '£', USD: '$' }

/** Spec section 9: EUR comma decimal, dot thousands, symbol after; GBP and USD the other way round. */
export const CURRENCY_FORMATS: Record<CurrencyCode, MoneyFormat> = {
  EUR: { decimal: ',', thousands: '.', symbol: 'after' },
  GBP: { decimal: '.', thousands: ',', symbol: 'before' },
  USD: { decimal: '.', thousands: ',', symbol: 'before' },
}

/**
 * An amount for people: "1.299 €", "$1,299", "€1,299.50".
 * @param cents integer cents; a half unit rounds up when no decimals are asked for
 * @param precision decimals: 0 unless 2 is asked for (spec section 9)
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
  const whole = String(units).replace(/\B(?=(\d{3})+$)/g, format.thousands)
  const number = precision === 0 ? whole : `${whole}${format.decimal}${String(absolute % 100).padStart(2, '0')}`
  // A no-break space, so that the symbol never stands alone on the next line.
  return format.symbol === 'before'
    ? `${sign}${SYMBOLS[currency]}${number}`
    : `${sign}${number}\u00a0${SYMBOLS[currency]}`
}
